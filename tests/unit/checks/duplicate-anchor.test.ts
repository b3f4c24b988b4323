import { expect, test } from 'vitest';
import { problemsAfter } from '../../support/load-problems.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('duplicate-anchor');
const page = (...ids: string[]): string =>
  `path: /anchors\ntitle: A\ndescription: A page of the fixture that is there for what its test asks about.\nblocks:\n${ids.map((id) => `  - type: call-to-action\n    id: ${id}\n    heading: C\n    button: { label: D, to: / }\n`).join('')}  - type: page-header\n    heading: E\n`;

test('one id on two blocks of a page: the second has the problem, which names both lines', async () => {
  const problems = await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page('team', 'map', 'team')));
  expect(problems).toMatchObject([
    {
      code: 'duplicate-anchor',
      file: 'pages/anchors.yaml',
      line: 14,
      column: 9,
      message: 'Two blocks of this page have the id "team": lines 6 and 14.',
    },
  ]);
  expect(problems[0]?.context).toBe('page "A", block 3 (call-to-action)');
});

test('one id on blocks of two pages is fine', async () => {
  expect(await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page('faq', 'call')))).toEqual([]);
});

test.each(['main', 'menu', 'footer-links', 'page-data'])('"%s" is refused: the frame around every page has that id', async (id) => {
  expect(await problemsAfter(temp, (site) => site.write('pages/anchors.yaml', page(id)))).not.toEqual([]);
});
