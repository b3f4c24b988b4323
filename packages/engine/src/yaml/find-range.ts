import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { TextRange, ValueRange } from './simple/range-recorder.ts';

type Path = readonly PropertyKey[];

/** Returns the range of the value at a path, or of its key. When there is none, the range of the nearest parent. */
export function findRange(document: Document.Parsed, path: Path, part: 'key' | 'value'): TextRange {
  let node: unknown = document.contents;
  let range = rangeOf(node) ?? [0, 0];
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!isPair(pair)) break;
      node = pair.value;
      range = (isLast && part === 'key') || !isNode(node) ? (rangeOf(pair.key) ?? range) : (rangeOf(node) ?? range);
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      range = rangeOf(node) ?? range;
    } else break;
  }
  return range;
}

/**
 * Does the same with the ranges of the quick reader. `isFirstLine` is true for a map or list without brackets, whose range
 * ends with its first line.
 */
export function findRecordedRange(root: ValueRange, path: Path, part: 'key' | 'value'): { range: TextRange; isFirstLine: boolean } {
  let found = root;
  for (const [depth, step] of path.entries()) {
    const entry = found.entries?.get(step);
    if (!entry) break;
    if (entry.key && part === 'key' && depth === path.length - 1) return { range: entry.key, isFirstLine: false };
    found = entry.value;
  }
  return { range: found.range, isFirstLine: found.isFirstLine === true };
}

function rangeOf(node: unknown): TextRange | undefined {
  if (!isNode(node)) return undefined;
  const { range }: Node = node;
  return range ? [range[0], range[1]] : undefined;
}
