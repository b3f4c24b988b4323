import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { npm, serveScript } from '../support/npm.ts';
import { copyProjectWithStarters } from '../support/project-with-starters.ts';
import { runMainIn } from '../support/run-main.ts';

/** The fast tests of what `create` writes are in tests/unit/cli/create.test.ts. */
describe.runIf(isSweep).each([
  ['blank', 'site.config'],
  ['museum', 'site.config'],
  ['restaurant', 'site.config'],
  ['ferry', 'site.config'],
  ['course', 'site.config'],
  ['local-service', 'site.config'],
  ['charity', 'site.config'],
  ['estate-agent', 'site.config'],
  ['association', 'site.config'],
  ['studio', 'site.config'],
  ['clinic', 'sites/clinic/site.config'],
])('a site made from the starter "%s", installed outside of the repository', (starter, content) => {
  const temp = tempFolder(`created-${starter}`);
  const project = copyProjectWithStarters();
  const site = join(temp, 'north-lights');

  beforeAll(async () => {
    expect(await runMainIn(project, 'create', site, '--starter', starter)).toMatchObject({ exitCode: 0 });
    const outcome = await npm(site, 'install', '--no-audit', '--no-fund');
    if (outcome.exitCode !== 0)
      throw new Error(`npm install failed. This test needs the package registry that npm is configured for.\n${outcome.stderr}`);
  }, 600_000);

  test('passes its own lint and tests', async () => {
    expect(await npm(site, 'run', 'lint')).toMatchObject({ exitCode: 0 });
    expect(await npm(site, 'test')).toMatchObject({ exitCode: 0 });
  }, 300_000);

  test('gets a new page, and builds', async () => {
    const page = [
      'page',
      '/offers',
      '--title',
      'Offers',
      '--description',
      'Everything that we offer this spring, with prices and dates.',
      '--site',
      content,
    ];
    expect(await npm(site, 'run', 'new', '--', ...page)).toMatchObject({ exitCode: 0 });
    expect(await npm(site, 'run', 'build')).toMatchObject({ exitCode: 0 });
    expect(readdirSync(join(site, 'dist', 'offers'))).toContain('index.html');
    expect(readFileSync(join(site, 'dist', 'offers', 'index.html'), 'utf8')).toContain('Offers');
  }, 300_000);

  test('is served by npm start', async () => {
    const served = await serveScript(site, ['start'], /The site is on (http:\/\/localhost:\d+)/, { MAIL_OUTBOX: join(temp, 'outbox') });
    try {
      expect(await (await fetch(served.address)).text()).toContain('</h1>');
    } finally {
      await served.stop();
    }
  }, 300_000);
});
