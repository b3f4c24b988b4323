import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { copyFixedSite, fixedCode } from '../support/fixed-site.ts';
import { shareSite } from '../support/shared-site.ts';

const temp = tempFolder('problems-in-translations');
const folder = inProject('tests', 'problems');

/** Paths that another file of the case has, or that are free below the prefix of a language. */
const aboutPaths = ['duplicate-path', 'reserved-path'];

/** Problems that only translations have. */
const ofTranslations: readonly string[] = ['unmarked-translation', 'english-text'];

/** The cases of one page with a mistake. */
const cases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !aboutPaths.includes(name) && readdirSync(join(folder, name)).sort().join() === 'expected.txt,page.yaml');

const languages = `languages:
  en: { name: English }
  de: { name: Deutsch, fallback: en }
`;

const original = `path: /original
title: The page that is translated
description: It has no mistake, and the mistakes are in its translation.
blocks:
  - type: page-header
    heading: No mistakes
`;

const share = shareSite(fixedCode, () => copyFixedSite(temp));

/** Returns the problems of a page with a mistake, which is at this path of the site. */
async function problemsAt(path: string, name: string): Promise<Problem[]> {
  const site = share();
  site.write('site.yaml', site.read('site.yaml') + languages);
  site.write(path === 'pages/page.yaml' ? 'pages/original.yaml' : 'pages/page.yaml', original);
  site.write(path, readFileSync(join(folder, name, 'page.yaml'), 'utf8'));
  const { findProblems } = await site.load();
  return findProblems().filter(({ file, code }) => file === join(site.dir, path) && !ofTranslations.includes(code));
}

/** What an author reads of a problem, without the prefix of the language and without the list of pages, in which the page itself has another path. */
const answers = (problems: readonly Problem[]) =>
  problems.map(({ code, line, column, message, hint = '', fix }) => ({
    ...{ code, line, column, fix, message: message.replaceAll('/de/', '/') },
    hint: hint.replaceAll('/de/', '/').replace(/^The nearest of \d+ pages: .*/, 'The nearest pages.'),
  }));

describe('a mistake in a translation is answered as in the original', () => {
  test('there are the cases of all kinds of mistakes', () => {
    expect(cases.length).toBeGreaterThan(40);
  });

  test.each(representatives(cases, 10))('%s', async (name) => {
    const inOriginal = await problemsAt('pages/page.yaml', name);
    const inTranslation = await problemsAt('pages/de/page.yaml', name);
    expect(inOriginal.length).toBeGreaterThan(0);
    expect(answers(inTranslation)).toEqual(answers(inOriginal));
  });
});
