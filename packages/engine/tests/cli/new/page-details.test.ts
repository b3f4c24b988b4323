import { describe, expect, test, vi } from 'vitest';
import type { Ask } from '../../../src/cli/new/ask.ts';
import { collectPageDetails, type GivenDetails } from '../../../src/cli/new/page-details.ts';

const presets = ['landing', 'plain'];
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

describe('the details of a new page', () => {
  test('are requested one after the other', async () => {
    const { ask, asked } = person('/spring', 'Spring', 'All of it.', 'Offers', 'plain');
    const details = await collectPageDetails({ given: nothing, presets, pathProblem }, ask);
    expect(details).toMatchObject({ path: '/spring', title: 'Spring', description: 'All of it.' });
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
    [['autumn', 'landing'], 'autumn'],
    [[], undefined],
  ])('of the presets %j, name the first one when the author names none', async (names, preset) => {
    const given = { ...nothing, path: '/spring', title: 'Spring', description: 'All of it.' };
    expect(await collectPageDetails({ given, presets: names, pathProblem }, undefined)).toMatchObject({ preset });
  });

  test('are an error when one is missing and there is no terminal', async () => {
    await expect(
      collectPageDetails({ given: { ...nothing, path: '/spring', title: 'Spring' }, presets, pathProblem }, undefined),
    ).rejects.toThrow(
      'A new page needs a description: npm run new -- page /spring --title "Spring" --description "One or two sentences for search results."',
    );
  });
});
