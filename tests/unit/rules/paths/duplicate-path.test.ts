import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('duplicate-path');

test('reports the second of two pages with the same path, with both places', async () => {
  const problems = await problemsAfter(temp, (site) => site.edit('pages/workshop.yaml', 'path: /workshop', 'path: /contact'));
  expect(problems).toMatchObject([
    {
      code: 'duplicate-path',
      file: 'pages/workshop.yaml',
      line: 1,
      column: 7,
      length: 8,
      message: 'Two pages use the path /contact: pages/contact.yaml:1 and pages/workshop.yaml:1.',
    },
  ]);
});

test('reports two of three pages with the same path, both against the first', async () => {
  const problems = await problemsAfter(temp, (site) => {
    for (const page of ['workshop', 'questions']) site.edit(`pages/${page}.yaml`, `path: /${page}`, 'path: /clients');
    site.edit('pages/home.yaml', '/questions', '/clients');
  });
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'duplicate-path pages/questions.yaml',
    'duplicate-path pages/workshop.yaml',
  ]);
  for (const { message } of problems) expect(message).toContain('pages/clients.yaml:1');
});
