import { isMap, isSeq, type YAMLMap } from 'yaml';
import { spanOf } from './yaml-text.ts';

/** Returns the end of the last value within a node. */
export function lastEnd(node: unknown): number | undefined {
  if (isMap(node) && !node.flow) {
    const pair: YAMLMap['items'][number] | undefined = node.items.at(-1);
    return pair && (lastEnd(pair.value) ?? spanOf(pair.key)?.[1]);
  }
  if (isSeq(node) && !node.flow) return lastEnd(node.items.at(-1));
  return spanOf(node)?.[1];
}

/** Returns the start of the line of an index. */
export const lineStart = (text: string, index: number): number => (index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1);

/** Returns the column of an index, from 0. */
export const columnOf = (text: string, index: number): number => index - lineStart(text, index);

/** Returns the end of the line of an index, before its line break. */
export function endOfLine(text: string, index: number): number {
  const newline = text.indexOf('\n', index);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > index ? end - 1 : end;
}
