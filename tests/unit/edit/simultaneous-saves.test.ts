import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EditHistory } from '../../../packages/engine/src/edit/edit-history.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

/** Saves of all processes together. */
const saves = Number(process.env.SAVES ?? (isSweep ? 600 : 40));
/** Beside a foreign program that writes all the time, most saves are tried again: they take longer. */
const savesBeside = Number(process.env.SAVES ?? 200);
/** The shortest time between two texts of the foreign program, in milliseconds. `SAVES=10000 PAUSE=500` is one that writes every second. */
const pause = Number(process.env.PAUSE ?? 50);
const timeout = 120_000 + saves * 1000;
const processes = ['0', '1', '2', '3'];
const temp = tempFolder('simultaneous-saves');
let program: string;

type Done = { written: number; conflicts: number; late: number; replaced: number; lost: number; broken: number };

beforeAll(async () => {
  program = await bundleProgram(join(import.meta.dirname, 'saving-process.ts'));
}, 60_000);

/** A site with a page of a block for each process. */
function siteOfAll(): SiteCopy {
  const site = copySite('minimal', temp);
  const blocks = processes.map((name) => `  - type: notice\n    heading: Notice ${name}\n    text: First\n`);
  site.write('pages/home.yaml', `path: /\ntitle: Home\ndescription: A page of several hands.\nblocks:\n${blocks.join('')}`);
  return site;
}

/** Lets all processes save at the same time. Resolves to what each has to say. */
const saveAtOnce = (site: SiteCopy, count: number): Promise<Done[]> =>
  Promise.all(
    processes.map(async (name) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program, site.dir, name, String(count / 4)], {
        cwd: inProject(),
        timeout,
      });
      return JSON.parse(stdout);
    }),
  );

const total = (done: readonly Done[], name: keyof Done): number => done.reduce((sum, one) => sum + one[name], 0);

/** The files that somebody left beside the page. */
const left = (site: SiteCopy): string[] => readdirSync(join(site.dir, 'pages')).filter((name) => name !== 'home.yaml');

test(`of ${saves} saves by four processes at the same time, none breaks the file and none replaces another`, { timeout }, async () => {
  const site = siteOfAll();
  const done = await saveAtOnce(site, saves);
  console.info('processes of ours:', JSON.stringify(done));
  expect({ broken: total(done, 'broken'), lost: total(done, 'lost'), replaced: total(done, 'replaced') }).toEqual({
    broken: 0,
    lost: 0,
    replaced: 0,
  });
  expect(total(done, 'written')).toBe(saves);
  const { blocks } = parse(site.read('pages/home.yaml'));
  expect(blocks.map(({ text }: { text: string }) => text)).toEqual(processes.map((name) => `Saved by ${name}, ${saves / 4}`));
  expect(left(site)).toEqual([]);
  const { entries } = await EditHistory.open({ root: site.dir, siteDir: site.dir });
  expect(entries).toHaveLength(Math.min(saves, 1000));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test.runIf(isSweep)(
  `beside a foreign program, ${savesBeside} saves break no file, and replace at most one in 10,000 of its texts unseen`,
  { timeout },
  async () => {
    const site = siteOfAll();
    const path = join(site.dir, 'pages', 'home.yaml');
    let isDone = false;
    const saving = saveAtOnce(site, savesBeside).finally(() => {
      isDone = true;
    });
    const foreign = { written: 0, gone: 0, broken: 0 };
    for (let last = ''; !isDone; await setTimeout(pause + Math.random() * 2 * pause)) {
      const text = readFileSync(path, 'utf8');
      const found = /^description: (.*)$/m.exec(text)?.[1];
      if (found === undefined) foreign.broken += 1;
      else if (last !== '' && found !== last) foreign.gone += 1;
      last = `Text ${foreign.written}`;
      const after = text.replace(/^description: .*$/m, `description: ${last}`);
      // Some programs write into the file, others move a new one to its place.
      if (foreign.written % 2 === 0) writeFileSync(path, after);
      else {
        writeFileSync(`${path}~`, after);
        renameSync(`${path}~`, path);
      }
      foreign.written += 1;
    }
    const done = await saving;
    const unseen = foreign.gone - total(done, 'replaced');
    console.info('beside a foreign program:', JSON.stringify({ saves: savesBeside, foreign, unseen }), JSON.stringify(done));
    expect(foreign.broken).toBe(0);
    expect(unseen).toBeLessThanOrEqual(Math.ceil(savesBeside / 10_000));
    expect(() => parse(site.read('pages/home.yaml'))).not.toThrow();
  },
);
