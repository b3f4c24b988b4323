import { createProblem } from '../problems/create-problem.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { tooLargeFile } from '../problems/unreadable-file.ts';
import { openLevels } from './source-lines.ts';

/** The most bytes of a YAML file. A page of 8 kB is a long one. */
export const maxYamlBytes = 256 * 1024;
const maxDepth = 32;
/** Control characters, signs that turn the direction of text, halves of characters, and what stands for bytes that are no UTF-8. */
const hiding = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Cs}/u;

/** Both guards; the first problem that either has. */
export const guardSource = (shown: string, text: string): Problem | undefined => guardText(shown, text) ?? guardDepth(shown, text);

function placeIn(shown: string, text: string, index: number): Place {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  return { file: shown, line, column: index - before.lastIndexOf('\n'), length: 1 };
}

/**
 * Refuses text that no one should read: too large, with characters that hide what is read, or with a `%` directive
 * that would change what words such as `no` mean. Returns the first such problem.
 */
export function guardText(shown: string, text: string): Problem | undefined {
  const at = (index: number): Place => placeIn(shown, text, index);
  const bytes = Buffer.byteLength(text);
  if (bytes > maxYamlBytes) return tooLargeFile(shown, bytes);
  const unreadable = hiding.exec(text);
  if (unreadable) return unreadableCharacter(at(unreadable.index), text, unreadable[0]);
  const directive = /^%/m.exec(text);
  if (directive) {
    return createProblem({
      code: 'no-directives',
      place: at(directive.index),
      text,
      message: 'This line starts with %, which gives the YAML reader an order. Such orders are not taken.',
      hint: 'Remove the line.',
    });
  }
  return undefined;
}

/** Refuses text that is nested so deeply that it could exhaust the parser. */
export function guardDepth(shown: string, text: string): Problem | undefined {
  const tooDeep = findTooDeep(text);
  if (tooDeep === undefined) return undefined;
  return createProblem({
    code: 'nested-too-deeply',
    place: placeIn(shown, text, tooDeep),
    text: text.length < 10_000 ? text : '',
    message: `Something is nested more than ${maxDepth} levels deep here.`,
    hint: 'No field needs that. Look for brackets or dashes that are not meant.',
  });
}

function unreadableCharacter(place: Place, text: string, character: string): Problem {
  const isOtherEncoding = character === '\uFFFD' || character === '\u0000';
  const number = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return createProblem({
    code: 'unreadable-characters',
    place,
    text: isOtherEncoding ? '' : text,
    message: isOtherEncoding
      ? 'This file is not saved as UTF-8 text.'
      : `There is a character here that cannot be seen and changes how the text reads (U+${number}).`,
    hint: isOtherEncoding ? 'Save it again with the encoding UTF-8.' : 'Remove it: write the words around it anew instead of copying them.',
  });
}

/** The index at which nesting passes the limit: of the bracket that is too many, or of the line whose indentation or dashes are. */
function findTooDeep(text: string): number | undefined {
  let brackets = 0;
  let levels: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line !== '') levels = openLevels(levels, line);
    if (levels.length > maxDepth) return start;
    // Most lines have no bracket, and to look for all costs more than to look for one.
    for (const { 0: bracket, index } of /[[\]{}]/.test(line) ? line.matchAll(/[[\]{}]/g) : []) {
      brackets = Math.max(0, brackets + ('[{'.includes(bracket) ? 1 : -1));
      if (brackets > maxDepth) return start + index;
    }
    start += line.length + 1;
  }
  return undefined;
}
