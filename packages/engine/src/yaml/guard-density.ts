import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';

/** How many signs a file may have: at all, and for the parser, which takes long for each. A page of 8 kB has about 600. */
export const maxTokens = { atAll: 60_000, forParser: 15_000 } as const;

/** What each character counts: lines, quotes, colons, commas one, marks that no content needs three. Brackets are counted by their depth. */
const weights = new Uint8Array(128);
for (const sign of '\n"\':,?#') weights[sign.charCodeAt(0)] = 1;
for (const sign of '!&*') weights[sign.charCodeAt(0)] = 3;

/** Refuses text that is nothing but signs: the parser takes its time for each line and quote, not for words. */
export function guardDensity(shown: string, text: string, most: number): Problem | undefined {
  let signs = 0;
  for (let index = 0; index < text.length; index += 1) signs += weights[text.charCodeAt(index)] ?? 0;
  if (signs <= most) return undefined;
  const words = `${signs.toLocaleString('en')} of at most ${most.toLocaleString('en')}`;
  return createProblem({
    code: 'file-too-large',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `This file has more lines, quotes, colons and other signs than are read: ${words}.`,
    hint: 'Look for signs that are not meant, or split it into several pages or records.',
  });
}
