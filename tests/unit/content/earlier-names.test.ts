import { expect, test } from 'vitest';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite } from '../../support/site-copy.ts';
import { yaml } from '../../support/yaml-texts.ts';

const temp = tempFolder('earlier-names');

const written = yaml`
  path: /case
  title: Earlier names
  description: A page that was written when fields had other names than they have today.
  arriveAt: "#call"
  blocks:
    - type: page-header
      heading: A page
    - type: call-to-action
      id: call
      tone: dark
      heading: Ready?
      button: { label: Yes, to: / }
`;

test('arriveAt and tone still work, with a warning, and the fixes rewrite them', async () => {
  const site = copySite('blocks', temp);
  site.write('pages/case.yaml', written);
  const { pages, findProblems, blocksOf } = await createSiteLoader(site.dir, siteCode)();
  const model = modelAt({ pages, blocksOf }, '/case');
  expect(model?.scrollTarget).toBe('#call');
  expect(model?.blocks[1]?.props).toMatchObject({ background: 'dark' });
  const problems = findProblems().filter(({ file }) => file.endsWith('pages/case.yaml'));
  expect(problems.map(({ severity, code, line }) => `${line} ${severity} ${code}`)).toEqual([
    '4 warning renamed-field',
    '10 warning renamed-field',
  ]);
  const fixed = applyEdits(
    written,
    problems.flatMap(({ edits }) => edits ?? []),
  );
  expect(fixed).toBe(written.replace('arriveAt:', 'scrollTarget:').replace('tone:', 'background:'));
});
