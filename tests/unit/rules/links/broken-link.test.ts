import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('broken-link');
const linkTo = (to: string) => problemsAfter(temp, (site) => site.edit('pages/home.yaml', 'to: /questions', `to: "${to}"`));

describe('a link to a page that does not exist', () => {
  test('is reported at its line, with the nearest page and the corrected line', async () => {
    expect(await linkTo('/qestions')).toMatchObject([
      {
        code: 'broken-link',
        file: 'pages/home.yaml',
        line: 10,
        message: 'This links to /qestions, but this page does not exist. Did you mean /questions?',
        fix: expect.stringContaining('to: "/questions"'),
        context: 'page "Home of the fixture", block 2 (call-to-action)',
      },
    ]);
  });

  test('suggests a page whose path starts with the same words', async () => {
    const [problem] = await problemsAfter(temp, (site) => {
      site.edit('pages/contact.yaml', 'path: /contact', 'path: /contact-our-people');
      site.edit('pages/home.yaml', 'to: /questions', 'to: /contact');
    });
    expect(problem?.message).toContain('Did you mean /contact-our-people?');
  });

  test('keeps query and anchor in the corrected line', async () => {
    const [problem] = await linkTo('/qestions?from=home#faq');
    expect(problem?.fix).toContain('to: "/questions?from=home#faq"');
  });

  test('is not reported while a YAML file is outside of the folders that are read', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('pages/home.yaml', 'to: /questions', 'to: /lost');
      site.write('page/lost.yaml', site.read('pages/contact.yaml').replace('/contact', '/lost'));
    });
    expect(problems.map(({ code }) => code)).toEqual(['unread-file']);
  });

  test('lists all pages when none is near', async () => {
    const [problem] = await linkTo('/imprint-and-privacy');
    expect(problem?.message).toBe('This links to /imprint-and-privacy, but this page does not exist.');
    expect(problem?.hint).toBe('Pages: /, /clients, /contact, /posts/1, /posts/2, /questions, /shelf, /workshop.');
  });

  test('may be the feed, as long as a published page is one of its entries', async () => {
    expect(await linkTo('/feed.xml')).toEqual([]);
    const problems = await problemsAfter(temp, (site) => {
      site.edit('pages/home.yaml', 'to: /questions', 'to: /feed.xml');
      for (const id of [1, 2]) site.edit('collections/posts.yaml', `- id: ${id}\n`, `- id: ${id}\n  draft: true\n`);
    });
    expect(problems.map(({ code }) => code)).toContain('broken-link');
  });

  test('in site.yaml is reported once, in that file', async () => {
    const problems = await problemsAfter(temp, (site) => site.edit('site.yaml', 'label: Home\n    to: /', 'label: Home\n    to: /hom'));
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['broken-link site.yaml']);
  });
});

test('a link that may also be empty is checked like others', async () => {
  const problems = await problemsAfter(temp, (site) =>
    site.write('collections/portfolio.yaml', site.read('collections/portfolio.yaml').replace('https://berths.example', '/berths')),
  );
  expect(problems).toMatchObject([{ code: 'broken-link', file: expect.stringMatching(/portfolio\.yaml$/), line: 5 }]);
});
