import { describe, expect, test } from 'vitest';
import { problemsAfter } from '../../support/load-problems.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('broken-link');
const linkTo = (to: string) => problemsAfter(temp, (site) => site.edit('pages/home.yaml', 'to: /questions', `to: "${to}"`));

describe('a link to a page that is not there', () => {
  test('with a typo is pointed at, with the page that was meant', async () => {
    expect(await linkTo('/qestions')).toMatchObject([
      {
        code: 'broken-link',
        file: 'pages/home.yaml',
        line: 10,
        message: 'This links to /qestions, but there is no such page. Did you mean /questions?',
        fix: expect.stringContaining('to: "/questions"'),
        context: 'page "Home of the fixture", block 2 (call-to-action)',
      },
    ]);
  });

  test('that is the beginning of another path is answered with it', async () => {
    const [problem] = await problemsAfter(temp, (site) => {
      site.edit('pages/contact.yaml', 'path: /contact', 'path: /contact-our-people');
      site.edit('pages/home.yaml', 'to: /questions', 'to: /contact');
    });
    expect(problem?.message).toContain('Did you mean /contact-our-people?');
  });

  test('keeps in its correction what follows the path', async () => {
    const [problem] = await linkTo('/qestions?from=home#faq');
    expect(problem?.fix).toContain('to: "/questions?from=home#faq"');
  });

  test('is not called broken while a file lies where it is not read', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('pages/home.yaml', 'to: /questions', 'to: /lost');
      site.write('page/lost.yaml', site.read('pages/contact.yaml').replace('/contact', '/lost'));
    });
    expect(problems.map(({ code }) => code)).toEqual(['unread-file']);
  });

  test('like no other is answered with the pages there are', async () => {
    const [problem] = await linkTo('/imprint-and-privacy');
    expect(problem?.message).toBe('This links to /imprint-and-privacy, but there is no such page.');
    expect(problem?.hint).toBe('Pages: /, /clients, /contact, /posts/1, /posts/2, /questions, /shelf, /workshop.');
  });

  test('in site.yaml is said once, there', async () => {
    const problems = await problemsAfter(temp, (site) => site.edit('site.yaml', 'label: Home\n    to: /', 'label: Home\n    to: /hom'));
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['broken-link site.yaml']);
  });
});

describe('a link to an anchor', () => {
  test.each([
    '/questions#faq',
    '/questions',
    '/questions?from=home#faq',
    '#call',
    '/#call',
    'https://example.com/nowhere#at-all',
    'mailto:a@b.example',
  ])('%s is fine', async (to) => {
    expect(await linkTo(to)).toEqual([]);
  });

  test('that its page does not have is answered with those it has', async () => {
    expect(await linkTo('/questions#map')).toMatchObject([
      { code: 'broken-anchor', message: '/questions has no block with the id "map".', hint: 'It has: faq.' },
    ]);
  });

  test('with a typo is answered with the one that was meant, and the line with it', async () => {
    expect(await linkTo('/questions#fag')).toMatchObject([
      { message: '/questions has no block with the id "fag". Did you mean "faq"?', fix: expect.stringContaining('to: "/questions#faq"') },
    ]);
  });

  test('of a block with a mistake of its own is not called broken', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('pages/home.yaml', 'to: /questions', 'to: /questions#faq');
      site.edit('pages/questions.yaml', 'heading:', 'haeding:');
    });
    expect(problems.map(({ code }) => code)).not.toContain('broken-anchor');
    expect(problems.length).toBeGreaterThan(0);
  });

  test('on a page without any says how to make one', async () => {
    const [problem] = await linkTo('/contact#map');
    expect(problem?.hint).toContain('add "id:"');
  });

  test('of its own page is held to the same', async () => {
    expect(await linkTo('#map')).toMatchObject([{ code: 'broken-anchor', file: 'pages/home.yaml', line: 10 }]);
  });

  test('in the header of a landing page is held to the same', async () => {
    const problems = await problemsAfter(temp, (site) =>
      site.edit(
        'pages/questions.yaml',
        'blocks:',
        'layout: landing\nanchors:\n  - { label: Answers, to: "#faq" }\n  - { label: Map, to: "#map" }\nblocks:',
      ),
    );
    expect(problems).toMatchObject([{ code: 'broken-anchor', file: 'pages/questions.yaml', line: 7 }]);
  });
});
