import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ask, collectPageDetails, type GivenDetails } from '../../../src/cli/new/page-details.ts';

const presets = ['article', 'landing', 'plain'].map((name) => ({ name, description: `The ${name}.` }));
const nothing: GivenDetails = { path: undefined, title: undefined, description: undefined, preset: undefined, label: undefined };
const pathProblem = (path: string): string | undefined => (path.startsWith('/') ? undefined : `"${path}" will not do.`);

/** Answers each question with the next answer, and records the questions. */
function person(...answers: string[]): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  const ask: Ask = async (question) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  return { ask, asked };
}

const written = { ...nothing, path: '/spring', title: 'Spring', description: 'All of it.', label: '' };

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the details of a new page', () => {
  test('are requested one after the other', async () => {
    const { ask, asked } = person('/spring', 'Spring', 'All of it.', 'plain', 'Offers');
    const details = await collectPageDetails({ given: nothing, presets, pathProblem }, ask);
    expect(details).toEqual({ path: '/spring', title: 'Spring', description: 'All of it.', preset: 'plain', label: 'Offers' });
    expect(asked.map((question) => question.split(/[ ,]/, 1)[0])).toEqual(['Path', 'Title', 'Description', 'Start', 'Link']);
  });

  test('are not requested when options have them', async () => {
    const { ask, asked } = person();
    const given = { path: '/spring', title: 'Spring', description: 'All of it.', preset: 'plain', label: 'Offers' };
    expect(await collectPageDetails({ given, presets, pathProblem }, ask)).toEqual({
      path: '/spring',
      title: 'Spring',
      description: 'All of it.',
      preset: 'plain',
      label: 'Offers',
    });
    expect(asked).toEqual([]);
  });

  test('are requested until they are valid; empty answers choose the defaults', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = person('', 'spring', '/spring', '', 'Spring', 'All of it.', '', '');
    expect(await collectPageDetails({ given: { ...nothing, path: 'Spring' }, presets, pathProblem }, ask)).toEqual({
      path: '/spring',
      title: 'Spring',
      description: 'All of it.',
      preset: 'landing',
      label: undefined,
    });
    expect(complaint.mock.calls.map(([text]) => text)).toEqual(['"Spring" will not do.', '"" will not do.', '"spring" will not do.']);
    complaint.mockRestore();
  });

  test.each([
    [['article', 'landing', 'plain'], 'landing'],
    [['autumn', 'winter'], 'autumn'],
    [[], undefined],
  ])('of the presets %j, name landing or the first one when the author names none', async (names, preset) => {
    const entries = names.map((name) => ({ name, description: '' }));
    expect(await collectPageDetails({ given: written, presets: entries, pathProblem }, undefined)).toMatchObject({ preset });
  });

  test('are an error when one is missing and there is no terminal', async () => {
    await expect(
      collectPageDetails({ given: { ...nothing, path: '/spring', title: 'Spring' }, presets, pathProblem }, undefined),
    ).rejects.toThrow(
      'A new page needs a description: npm run new -- page /spring --title "Spring" --description "One or two sentences for search results."',
    );
  });
});

describe('the preset of a new page', () => {
  test('is chosen from a numbered list with descriptions', async () => {
    const { ask } = person('3');
    expect(await collectPageDetails({ given: written, presets, pathProblem }, ask)).toMatchObject({ preset: 'plain' });
    expect(vi.mocked(console.log).mock.calls).toEqual([
      [
        ['Presets, pages to start from:', '  1  article  The article.', '  2  landing  The landing.', '  3  plain    The plain.'].join(
          '\n',
        ),
      ],
    ]);
  });

  test('is requested until there is one with this number or name', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask, asked } = person('4', 'artcle', 'article');
    expect(await collectPageDetails({ given: written, presets, pathProblem }, ask)).toMatchObject({ preset: 'article' });
    expect(asked).toHaveLength(3);
    expect(complaint.mock.calls.map(([text]) => text)).toEqual([
      'There is no preset "4". Presets: article, landing, plain.',
      'There is no preset "artcle". Did you mean "article"? Presets: article, landing, plain.',
    ]);
  });

  test('is not requested when there is only one', async () => {
    const { ask, asked } = person();
    expect(await collectPageDetails({ given: written, presets: presets.slice(0, 1), pathProblem }, ask)).toMatchObject({
      preset: 'article',
    });
    expect(asked).toEqual([]);
  });

  test('that does not exist is reported before anything is requested', async () => {
    const { ask, asked } = person();
    await expect(collectPageDetails({ given: { ...nothing, preset: 'lading' }, presets, pathProblem }, ask)).rejects.toThrow(
      'There is no preset "lading". Did you mean "landing"?',
    );
    expect(asked).toEqual([]);
  });
});
