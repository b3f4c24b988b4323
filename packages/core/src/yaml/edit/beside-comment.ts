import { isScalar, type Node, visit } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import { parseDocument } from '../parse-yaml.ts';
import { columnOf, endOfLine, spanOf } from './yaml-text.ts';

/**
 * Returns the edits that replace a value, so that a comment in its line stays a comment. Below the `|` of a text block, it would be a part of the text:
 * it stands behind the first line of what is written. `node`: the value that is replaced.
 */
export function besideComment(text: string, edit: TextEdit, node: Node): TextEdit[] {
  const { start, end, text: written } = edit;
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const head = isBlock ? (spanOf(node)?.[0] ?? end) : end;
  const line = text.slice(head, endOfLine(text, head));
  const comment = (isBlock ? /^\S+([ \t]+#.*)$/ : /^([ \t]+#.*)$/).exec(line)?.[1];
  if (comment === undefined) return [edit];
  const first = firstLineOf(written, columnOf(text, start));
  if (first === undefined) return [edit];
  const after = head + line.length;
  return [
    { start, end: after - comment.length, text: written.slice(0, first) },
    { start: after, end: Math.max(after, end), text: written.slice(first) },
  ];
}

/** Returns the end of the first line of a written value behind which a comment can stand: not in quotes that go on below. Undefined without one. */
function firstLineOf(written: string, column: number): number | undefined {
  const quoted: [start: number, end: number][] = [];
  visit(parseDocument(' '.repeat(column) + written), {
    Scalar: (_, node) => {
      const [start = 0, end = 0] = spanOf(node) ?? [];
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') quoted.push([start - column, end - column]);
    },
  });
  return [...written.matchAll(/\r?\n/g)].map(({ index }) => index).find((at) => !quoted.some(([start, end]) => start < at && at < end));
}
