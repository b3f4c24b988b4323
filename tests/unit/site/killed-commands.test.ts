import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { outcome } from '../../support/load-outcome.ts';
import { runCommand } from '../../support/run-command.ts';
import { copySite } from '../../support/site-copy.ts';

const root = inProject();
const temp = tempFolder('killed-commands');

test('commands that are killed at any time, and two at once, leave what the next one can use', { timeout: 120_000 }, async () => {
  const copy = copySite('minimal', temp);
  const arguments_ = [join(root, 'packages/engine/bin/pagewright.mjs'), 'check', '--site', copy.dir];
  for (let round = 0; round < runs(4); round += 1) {
    copy.write('pages/more.yaml', copy.read('pages/home.yaml').replace('path: /', `path: /more-${round}`));
    const commands = [0, 1].map(() => spawn(process.execPath, arguments_, { cwd: root, stdio: 'ignore' }));
    const ended = commands.map((command) => once(command, 'exit'));
    await wait(200 + Math.random() * 1000);
    for (const command of commands) command.kill('SIGKILL');
    await Promise.all(ended);
  }
  const { exitCode, stdout } = await runCommand(root, 'check', '--site', copy.dir, '--format', 'json');
  const fresh = (await createSiteLoader(copy.dir, siteCode)()).findProblems();
  expect(JSON.parse(stdout)).toMatchObject(fresh.map(({ code, line, message }) => ({ code, line, message })));
  expect(exitCode).toBe(fresh.some(({ severity }) => severity === 'error') ? 1 : 0);
});

test('two commands that store what they know at the same time', async () => {
  const copy = copySite('minimal', temp);
  const open = () =>
    createCachedLoader({ code: siteCode, root: copy.dir, siteDir: copy.dir, clock: () => new Date(), fingerprint: 'code' });
  const loadAndStore = async (): Promise<Site> => {
    const { load, store } = open();
    const site = await load();
    site.findProblems();
    await store(site);
    return site;
  };
  for (let round = 0; round < 4; round += 1) {
    copy.write('pages/more.yaml', copy.read('pages/home.yaml').replace('path: /', `path: /more-${round}`));
    await Promise.all([loadAndStore(), loadAndStore()]);
    expect(outcome(await open().load())).toEqual(outcome(await createSiteLoader(copy.dir, siteCode)()));
  }
});
