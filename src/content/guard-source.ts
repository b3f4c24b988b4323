import type { Place, Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import { openLevels } from './source-lines.ts';

const maxBytes = 256 * 1024;
const maxDepth = 32;

/**
 * Refuses text that could exhaust the parser, before it is parsed: too large, nested too deeply, or with
 * a `%` directive that would change what words such as `no` mean. Returns the first such problem.
 */
export function guardSource(shown: string, text: string): Problem | undefined {
  const at = (index: number): Place => {
    const before = text.slice(0, index);
    const line = before.split('\n').length;
    return { file: shown, line, column: index - before.lastIndexOf('\n'), length: 1 };
  };
  if (Buffer.byteLength(text) > maxBytes) {
    return createProblem({
      code: 'file-too-large',
      place: at(0),
      text: '',
      message: `This file has ${Math.ceil(Buffer.byteLength(text) / 1024)} KiB; 256 KiB are the most that is read.`,
      hint: 'Split it into several pages or records.',
    });
  }
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
  const tooDeep = findTooDeep(text);
  if (tooDeep === undefined) return undefined;
  return createProblem({
    code: 'nested-too-deeply',
    place: at(tooDeep),
    text: text.length < 10_000 ? text : '',
    message: `Something is nested more than ${maxDepth} levels deep here.`,
    hint: 'No field needs that. Look for brackets or dashes that are not meant.',
  });
}

/** The index at which nesting passes the limit: of the bracket that is too many, or of the line whose indentation or dashes are. */
function findTooDeep(text: string): number | undefined {
  let brackets = 0;
  let levels: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    levels = openLevels(levels, line);
    if (levels.length > maxDepth) return start;
    for (const { 0: bracket, index } of line.matchAll(/[[\]{}]/g)) {
      brackets = Math.max(0, brackets + ('[{'.includes(bracket) ? 1 : -1));
      if (brackets > maxDepth) return start + index;
    }
    start += line.length + 1;
  }
  return undefined;
}
