import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../../support/load-problems.ts';

const temp = tempFolder('broken-anchor');
const linkTo = (to: string) => problemsAfter(temp, (site) => site.edit('pages/home.yaml', 'to: /questions', `to: "${to}"`));

describe('a link to an anchor', () => {
  test.each([
    '/questions#faq',
    '/questions',
    '/questions?from=home#faq',
    '#call',
    '/#call',
    'https://example.com/nowhere#at-all',
    'mailto:a@b.example',
  ])('%s is valid', async (to) => {
    expect(await linkTo(to)).toEqual([]);
  });

  test('that its page does not have lists the existing ids', async () => {
    expect(await linkTo('/questions#map')).toMatchObject([
      { code: 'broken-anchor', message: '/questions has no block with the id "map".', hint: 'Ids on /questions: faq.' },
    ]);
  });

  test('with a typo suggests the nearest id and the corrected line', async () => {
    expect(await linkTo('/questions#fag')).toMatchObject([
      { message: '/questions has no block with the id "fag". Did you mean "faq"?', fix: expect.stringContaining('to: "/questions#faq"') },
    ]);
  });

  test('is not reported while its block has an error', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('pages/home.yaml', 'to: /questions', 'to: /questions#faq');
      site.edit('pages/questions.yaml', 'heading:', 'haeding:');
    });
    expect(problems.map(({ code }) => code)).not.toContain('broken-anchor');
    expect(problems.length).toBeGreaterThan(0);
  });

  test('on a page without ids says how to add one', async () => {
    const [problem] = await linkTo('/contact#map');
    expect(problem?.hint).toContain('add "id: map"');
  });

  test('of its own page is checked too', async () => {
    expect(await linkTo('#map')).toMatchObject([{ code: 'broken-anchor', file: 'pages/home.yaml', line: 10 }]);
  });

  test('of a page that is not translated is checked where it leads to a translation', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('site.yaml', 'brand:', 'languages:\n  en: { name: English }\n  de: { name: Deutsch, fallback: en }\nbrand:');
      site.edit('pages/home.yaml', 'to: /questions', 'to: "/questions#faq"');
      site.write('pages/de/questions.yaml', site.read('pages/questions.yaml').replace('id: faq', 'id: fragen'));
    });
    expect(problems.filter(({ code }) => code === 'broken-anchor')).toMatchObject([
      { file: 'pages/home.yaml', message: '/de/questions has no block with the id "faq".', hint: 'Ids on /de/questions: fragen.' },
    ]);
  });

  test('with a typo on a page that is not translated is reported once', async () => {
    const problems = await problemsAfter(temp, (site) => {
      site.edit('site.yaml', 'brand:', 'languages:\n  en: { name: English }\n  de: { name: Deutsch, fallback: en }\nbrand:');
      site.edit('pages/home.yaml', 'to: /questions', 'to: "/questions#fag"');
    });
    expect(problems.filter(({ code }) => code === 'broken-anchor')).toHaveLength(1);
  });

  test('in the header of a landing page is checked too', async () => {
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
