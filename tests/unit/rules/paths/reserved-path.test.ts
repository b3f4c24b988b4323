import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('reserved-path');
const pageAt = (path: string) =>
  problemsAfter(temp, (site) =>
    site.write(
      'pages/one.yaml',
      `path: ${path}\ntitle: A\ndescription: A page of the fixture that this test needs, with a description of the right length.\nblocks:\n  - type: page-header\n    heading: C\n`,
    ),
  );

test.each(['/media', '/media/press', '/assets', '/assets/list'])('%s is reserved for other files', async (path) => {
  expect(await pageAt(path)).toMatchObject([{ code: 'reserved-path', file: 'pages/one.yaml', line: 1, column: 7 }]);
});

test.each(['/feed.xml', '/sitemap.xml', '/page.json', '/_headers'])('%s is not a valid path', async (path) => {
  expect((await pageAt(path)).map(({ code, line }) => `${line} ${code}`)).toEqual(['1 not-a-path']);
});

test.each(['/media-work', '/our/media', '/asset'])('%s is accepted', async (path) => {
  expect(await pageAt(path)).toEqual([]);
});
