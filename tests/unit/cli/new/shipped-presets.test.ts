import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { runMain } from '../../../support/run-main.ts';

const siteDir = join(tempFolder('shipped-presets'), 'site');
const names = readdirSync(inProject('site.config', 'presets')).map((file) => file.replace('.yaml', ''));

beforeAll(() => {
  cpSync(inProject('site.config'), siteDir, { recursive: true, filter: (path) => !path.includes('.encoded') });
});

describe('the presets of the shipped site', () => {
  test.each(names)('%s makes a page without the comment that describes it', async (name) => {
    const details = [
      '--title',
      `A page from ${name}`,
      '--description',
      `A page that starts from the preset ${name}, for a test of all presets.`,
    ];
    const { exitCode, stdout, stderr } = await runMain('new', 'page', `/from-${name}`, ...details, '--preset', name, '--site', siteDir);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const [, file = ''] = /^Wrote (.+), from/.exec(stdout) ?? [];
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^path: /from-${name}\n`));
  });

  test('make pages that have no problem together', async () => {
    const problems = (await createSiteLoader(siteDir, siteCode)()).findProblems();
    expect(problems.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([]);
  });

  test('each have a description of one line', async () => {
    const { stdout } = await runMain('new', 'page', '--list', '--site', siteDir);
    for (const name of names) expect(stdout).toMatch(new RegExp(`^${name} +\\S.{20,90}\\.$`, 'm'));
  });
});
