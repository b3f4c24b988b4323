import { beforeAll, describe, expect, test } from 'vitest';
import { allRules, type RuleCode } from '../../../packages/core/src/rules/rule-codes.ts';
import { sampleValue } from '../../../packages/core/src/rules/sample-values.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import { copySite } from '../../support/site-copy.ts';
import { exampleContent } from './example-problems.ts';
import { writeExample } from './write-example.ts';

const temp = tempFolder('all-at-once');

/** No content makes the builder fail. `rules.isolated.test.ts` makes it fail on purpose. */
const unexpectedFailure: RuleCode = 'unexpected-failure';

/** The rules whose example is a page or a block, without the one that only a release reports. */
const pageRules = allRules.filter(
  ({ code, where }) => (where === 'page' || where === 'block') && code !== unexpectedFailure && code !== sampleValue.code,
);

describe('a site with the wrong examples of all rules at once', () => {
  let site: Site;
  let codesOf: Map<string, string[]>;

  beforeAll(async () => {
    const copy = copySite(exampleContent, temp);
    for (const rule of pageRules) writeExample(copy, rule, 'wrong');
    site = await createSiteLoader(copy.dir, exampleSchemas)();
    codesOf = codesByFile(site, copy.dir);
  });

  test.each(pageRules.filter(({ code }) => code !== 'broken-link').map(({ code }) => code))(
    '%s is reported once, on its own page',
    (code) => {
      expect(codesOf.get(`pages/${code}.yaml`)).toEqual([code]);
    },
  );

  test('broken-link is not reported while pages cannot be read, which may be the target', () => {
    expect(codesOf.get('pages/broken-link.yaml')).toBeUndefined();
  });

  test('no other file has a problem', () => {
    const others = [...codesOf.keys()].filter((file) => !pageRules.some(({ code }) => file === `pages/${code}.yaml`));
    expect(others).toEqual([]);
  });

  test('every page without an error can still be rendered', () => {
    const whole = site.pages.filter(
      ({ page, isRenderable }) => isRenderable && !pageRules.some(({ code }) => page.source.path === `pages/${code}.yaml`),
    );
    expect(whole.map(({ page }) => page.source.path)).toEqual([
      'pages/contact.yaml',
      'pages/home.yaml',
      'pages/questions.yaml',
      'pages/story.yaml',
      'pages/workshop.yaml',
    ]);
  });
});

function codesByFile({ findProblems }: Site, dir: string): Map<string, string[]> {
  const problems = findProblems();
  const byFile = new Map<string, string[]>();
  for (const { file, code } of problems) {
    const path = file.replace(`${dir}/`, '');
    byFile.set(path, [...(byFile.get(path) ?? []), code]);
  }
  return byFile;
}
