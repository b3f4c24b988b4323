import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { mailPaths } from '../../../../packages/mail/src/pages/outbox-filter.ts';
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

test.each([...mailPaths(true), '/outbox/x', '/outbox/file/more', '/send-email/thanks', '/confirm-email/x', '/health/x'])(
  '%s is reserved for the mail service',
  async (path) => {
    expect(await pageAt(path)).toMatchObject([
      {
        code: 'reserved-path',
        file: 'pages/one.yaml',
        line: 1,
        column: 7,
        message: expect.stringContaining('belongs to the mail service'),
      },
    ]);
  },
);

test('a redirect from a path of the mail service is never used', async () => {
  const problems = await problemsAfter(temp, (site) =>
    site.write('site.yaml', `${site.read('site.yaml')}\nredirects:\n  - from: /health\n    to: /\n`),
  );
  expect(problems).toMatchObject([
    {
      code: 'redirect-from-page',
      message: '/health belongs to the mail service, which tells monitoring whether the service works, so this redirect is never used.',
    },
  ]);
});

test('a language cannot have its pages below a path of the mail service', async () => {
  const languages = '\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, prefix: outbox }\n';
  const problems = await problemsAfter(temp, (site) => site.write('site.yaml', `${site.read('site.yaml')}${languages}`));
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toContain(
    'wrong-language A language cannot have the prefix "outbox": /outbox belongs to the mail service, which lists the messages of the forms.',
  );
});

test.each(['/feed.xml', '/sitemap.xml', '/islands.json', '/_headers'])('%s is not a valid path', async (path) => {
  expect((await pageAt(path)).map(({ code, line }) => `${line} ${code}`)).toEqual(['1 not-a-path']);
});

test.each(['/media-work', '/our/media', '/asset', '/outbox-sale', '/our/outbox', '/healthcare'])('%s is accepted', async (path) => {
  expect(await pageAt(path)).toEqual([]);
});
