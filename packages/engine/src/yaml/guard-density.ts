import { createProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';

/** The weight of each character: lines, quotes, colons, commas 1; anchors, aliases and tags 3. Brackets are limited by depth. */
const weights = new Uint8Array(128);
for (const character of '\n"\':,?#') weights[character.charCodeAt(0)] = 1;
for (const character of '!&*') weights[character.charCodeAt(0)] = 3;

/** What to do about a text that is too long for the parser. The quick reader, which cannot read it, accepts longer ones. */
export const hintForParser =
  'Such a long file is read only without mistakes in its YAML: undo the last change. Or split it: into several pages, or one file for each record.';

/** Returns a problem for a text with more YAML syntax than `max`, because parsing time grows with syntax, not with words. */
export function guardDensity(
  shown: string,
  text: string,
  max: number,
  hint = 'Remove special characters that you do not need, or split it into several pages or records.',
): Problem | undefined {
  let weight = 0;
  for (let index = 0; index < text.length; index += 1) weight += weights[text.charCodeAt(index)] ?? 0;
  if (weight <= max) return undefined;
  return createProblem({
    code: 'file-too-large',
    place: startOfFile(shown),
    text: '',
    message: `This file has too many lines, quotes, colons and other special characters: ${weight.toLocaleString('en')}. The maximum is ${max.toLocaleString('en')}.`,
    hint,
  });
}
