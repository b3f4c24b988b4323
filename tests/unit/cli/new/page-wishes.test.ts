import { describe, expect, test, vi } from 'vitest';
import type { Ask } from '../../../../packages/engine/src/cli/new/ask.ts';
import { collectWishes } from '../../../../packages/engine/src/cli/new/page-wishes.ts';

const presets = ['landing', 'plain'];
const refusalOf = (path: string): string | undefined => (path.startsWith('/') ? undefined : `"${path}" will not do.`);

/** A person who answers one question after the other, and what was asked. */
function person(...answers: string[]): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  const ask: Ask = async (question) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  return { ask, asked };
}

describe('what a page is to be', () => {
  test('is asked for, one question after the other', async () => {
    const { ask, asked } = person('/spring', 'Spring', 'All of it.', 'Offers', 'plain');
    const wishes = await collectWishes({ path: undefined, flags: {}, presets, refusalOf }, ask);
    expect(wishes).toMatchObject({ path: '/spring', title: 'Spring', description: 'All of it.' });
    expect(asked.map((question) => question.split(/[ ,]/, 1)[0])).toEqual(['Path', 'Title', 'Description', 'Start', 'Words']);
  });

  test('is not asked for again when an option says it', async () => {
    const { ask, asked } = person();
    const flags = { title: 'Spring', description: 'All of it.', preset: 'plain', 'in-navigation': 'Offers' };
    expect(await collectWishes({ path: '/spring', flags, presets, refusalOf }, ask)).toEqual({
      path: '/spring',
      title: 'Spring',
      description: 'All of it.',
      preset: 'plain',
      label: 'Offers',
    });
    expect(asked).toEqual([]);
  });

  test('is asked for until it will do; empty answers stand for the usual', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = person('', 'spring', '/spring', '', 'Spring', 'All of it.', '', '');
    expect(await collectWishes({ path: 'Spring', flags: {}, presets, refusalOf }, ask)).toEqual({
      path: '/spring',
      title: 'Spring',
      description: 'All of it.',
      preset: 'landing',
      label: undefined,
    });
    expect(complaint.mock.calls.map(([text]) => text)).toEqual(['"Spring" will not do.', '"" will not do.', '"spring" will not do.']);
    complaint.mockRestore();
  });

  test('is refused as a whole when something is missing and nobody is there', async () => {
    await expect(collectWishes({ path: '/spring', flags: { title: 'Spring' }, presets, refusalOf }, undefined)).rejects.toThrow(
      'A new page needs a description: npm run new -- page /spring --title "Spring" --description "One or two sentences for search results."',
    );
  });
});
