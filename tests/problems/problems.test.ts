import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../packages/core/src/problems/format-problem.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { codeWithTypes, copyFixedSite, fixedCode } from '../support/fixed-site.ts';
import { shareSite } from '../support/shared-site.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { rawWords } from '../support/yaml-texts.ts';

const temp = tempFolder('problems');
const folder = inProject('tests', 'problems');
const cases = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Cases about block types that are not among the fixed ones. */
const furtherTypes: Readonly<Record<string, readonly string[]>> = {
  forms: ['form'],
  'form-to-another-service': ['form'],
  'misplaced-fields': ['gallery', 'people'],
  exceptions: ['opening-hours'],
};

const copySite = (): SiteCopy => copyFixedSite(temp);
const share = shareSite(fixedCode, copySite);

/** Copies the files of a case over the fixture site and returns the printed problems. `page.yaml` is a page, `more-settings.yaml` is added to the end of site.yaml. */
async function problemsOf(name: string): Promise<string> {
  const further = furtherTypes[name];
  const site = further ? shareSite(codeWithTypes(...further), copySite)() : share();
  const overlay = join(folder, name);
  for (const entry of readdirSync(overlay)) {
    if (entry === 'expected.txt') continue;
    if (entry === 'more-settings.yaml') {
      site.write('site.yaml', site.read('site.yaml') + readFileSync(join(overlay, entry), 'utf8'));
      continue;
    }
    cpSync(join(overlay, entry), join(site.dir, entry === 'page.yaml' ? 'pages/page.yaml' : entry), { recursive: true });
  }
  const { findProblems } = await site.load();
  const problems = findProblems();
  return `${problems.map(formatProblem).join('\n\n')}\n`.replaceAll(`${site.dir}/`, '');
}

// UPDATE_EXPECTED=1 rewrites the expected texts; read the changes before you commit them.
describe.each(cases)('%s', (name) => {
  const file = join(folder, name, 'expected.txt');

  test('prints the expected text', async () => {
    const printed = await problemsOf(name);
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(file, printed);
    expect(existsSync(file), `tests/problems/${name}/expected.txt: write it with UPDATE_EXPECTED=1`).toBe(true);
    expect(printed).toBe(readFileSync(file, 'utf8'));
  });

  test('has a problem, and no message has words of a parser', () => {
    const printed = readFileSync(file, 'utf8');
    expect(printed.trim()).not.toBe('');
    expect(printed).not.toMatch(rawWords);
  });
});
