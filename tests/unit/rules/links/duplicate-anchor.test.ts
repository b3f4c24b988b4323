import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('duplicate-anchor');
const page = (...ids: string[]): string =>
  `path: /anchors\ntitle: A\ndescription: A page of the fixture that this test needs, with a description of the right length.\nblocks:\n${ids.map((id) => `  - type: call-to-action\n    id: ${id}\n    heading: C\n    button: { label: D, to: / }\n`).join('')}  - type: page-header\n    heading: E\n`;

test('reports the second of two blocks of a page with the same id, with both lines', async () => {
  const problems = await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page('team', 'map', 'team')));
  expect(problems).toMatchObject([
    {
      code: 'duplicate-anchor',
      file: 'pages/anchors.yaml',
      line: 14,
      column: 9,
      message: 'Two blocks on this page have the id "team": lines 6 and 14.',
    },
  ]);
  expect(problems[0]?.context).toBe('page "A", block 3 (call-to-action)');
});

test('accepts the same id on blocks of two pages', async () => {
  expect(await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page('faq', 'call')))).toEqual([]);
});

test.each(['main', 'menu', 'footer-links', 'page-data'])('rejects "%s", which is an id of the page layout', async (id) => {
  expect(await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page(id)))).not.toEqual([]);
});
