import { createProblem } from '../problems/create-problem.ts';
import { type Place, type Problem, startOfFile } from '../problems/problem.ts';
import { tooLargeFile } from '../problems/unreadable-file.ts';
import { openLevels } from './source-lines.ts';

const maxDepth = 32;
/** More fields or marks of nesting on one line are no text: the parser takes time that grows with their square. */
const maxFieldsInLine = 300;
/** Control characters, direction characters, lone surrogates, and the replacement character for bytes that are not UTF-8. */
const unreadableCharacters = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Cs}/u;

function placeIn(displayPath: string, text: string, index: number): Place {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  return { file: displayPath, line, column: index - before.lastIndexOf('\n'), length: 1 };
}

/**
 * Returns a problem for a text that is too large, has invisible characters, or has a `%` directive, which would change
 * the meaning of words such as `no`. Undefined when the text can be parsed.
 */
export function guardText(displayPath: string, text: string, maxBytes: number): Problem | undefined {
  const at = (index: number): Place => placeIn(displayPath, text, index);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > maxBytes) return tooLargeFile(displayPath, bytes, maxBytes);
  const unreadable = unreadableCharacters.exec(text);
  if (unreadable) return unreadableCharacter(at(unreadable.index), text, unreadable[0]);
  const directive = /^%/m.exec(text);
  if (directive) {
    return createProblem({
      code: 'no-directives',
      place: at(directive.index),
      text,
      message: 'This line starts with %, which is a YAML directive. Directives are not allowed.',
      hint: 'Remove the line.',
    });
  }
  return undefined;
}

/** Returns a problem for a text that is nested so deeply that it could exhaust the parser. */
export function guardDepth(displayPath: string, text: string): Problem | undefined {
  const tooDeep = findTooDeep(text);
  if (tooDeep === undefined) return undefined;
  return createProblem({
    code: 'nested-too-deeply',
    place: placeIn(displayPath, text, tooDeep),
    text: text.length < 10_000 ? text : '',
    message: `Lists or fields are nested more than ${maxDepth} levels deep here.`,
    hint: 'No field needs that. Remove extra brackets or dashes.',
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
      : `There is an invisible character here that changes how the text reads (U+${number}).`,
    hint: isOtherEncoding ? 'Save it again with the encoding UTF-8.' : 'Remove it: type the words around it again instead of copying them.',
  });
}

/** Returns the index at which nesting exceeds the limit: of a bracket, of a field on a line, or of a line with indentation or dashes. Undefined when it never does. */
function findTooDeep(text: string): number | undefined {
  let brackets = 0;
  let levels: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line !== '') levels = openLevels(levels, line);
    if (levels.length > maxDepth) return start;
    const isInBrackets = brackets > 0;
    // Most lines have no bracket, and searching for all brackets is slower than searching for one.
    for (const { 0: bracket, index } of /[[\]{}]/.test(line) ? line.matchAll(/[[\]{}]/g) : []) {
      brackets = Math.max(0, brackets + ('[{'.includes(bracket) ? 1 : -1));
      if (brackets > maxDepth) return start + index;
    }
    const crowded = line.length > 2 * maxFieldsInLine ? findCrowded(line, isInBrackets) : undefined;
    if (crowded !== undefined) return start + crowded;
    start += line.length + 1;
  }
  return undefined;
}

/** Returns the index of the first field beyond the limit of a line, such as the last one in `a: a: a:`. A comma within brackets begins to count again. */
function findCrowded(line: string, isInBrackets: boolean): number | undefined {
  let count = 0;
  let canEnd = isInBrackets;
  for (const { 0: mark, index } of line.matchAll(/[?:](?=\s|$)|[,[{]/g)) {
    if (mark === '[' || mark === '{') canEnd = true;
    else if (mark !== ',') count += 1;
    else if (canEnd) count = 0;
    if (count > maxFieldsInLine) return index;
  }
  return undefined;
}

/** The weight of each character: lines, quotes, colons, commas 1; anchors, aliases and tags 3. Brackets are limited by depth. */
const weights = new Uint8Array(128);
const maxWeight = 3;
for (const character of '\n"\':,?#') weights[character.charCodeAt(0)] = 1;
for (const character of '!&*') weights[character.charCodeAt(0)] = maxWeight;

/** What to do about a text that is too long for the parser. The quick reader, which cannot read it, accepts longer ones. */
export const hintForParser =
  'Such a long file is read only without mistakes in its YAML: undo the last change. Or split it: into several pages, or one file for each record.';

/** Returns a problem for a text with more YAML syntax than `max`, because parsing time grows with syntax, not with words. */
export function guardDensity(
  displayPath: string,
  text: string,
  max: number,
  hint = 'Remove special characters that you do not need, or split it into several pages or records.',
): Problem | undefined {
  // Most texts are so short that they need not be counted.
  if (maxWeight * text.length <= max) return undefined;
  let weight = 0;
  for (let index = 0; index < text.length; index += 1) weight += weights[text.charCodeAt(index)] ?? 0;
  if (weight <= max) return undefined;
  return createProblem({
    code: 'file-too-large',
    place: startOfFile(displayPath),
    text: '',
    message: `This file has too many lines, quotes, colons and other special characters: ${weight.toLocaleString('en')}. The maximum is ${max.toLocaleString('en')}.`,
    hint,
  });
}
