import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { parseDocument } from '../parse-yaml.ts';
import type { ValuePath } from '../yaml-file.ts';

/** YAML to edit: the text and its parsed document. */
export type YamlText = { text: string; document: Document.Parsed };

/** Parses YAML to edit. Throws `UneditableError` when it has syntax errors. */
export function parseYamlText(text: string): YamlText {
  const document = parseDocument(text);
  if (document.errors.length > 0 || document.warnings.length > 0) throw new UneditableError('it has YAML syntax errors');
  return { text, document };
}

/** Returns the value of the text. */
export const toValue = ({ document }: YamlText): unknown => document.toJS({ maxAliasCount: 0 });

/** A node with its range, and whether it is within brackets. */
type FoundNode = { node: Node; start: number; end: number; isInFlow: boolean };

/** Returns the node at a path. Undefined when there is none. */
export function nodeAt({ document }: YamlText, path: ValuePath): FoundNode | undefined {
  let node: unknown = document.contents;
  let isInFlow = false;
  for (const step of path) {
    if (isCollection(node) && node.flow) isInFlow = true;
    node = isMap(node) ? pairAt(node.items, step)?.value : isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
  }
  const span = spanOf(node);
  return isNode(node) && span ? { node, start: span[0], end: span[1], isInFlow } : undefined;
}

/** Returns a top-level field and its value. Undefined when there is none. Throws `UneditableError` when fields share a line. */
export function topLevelPair({ document }: YamlText, key: string): Pair | undefined {
  const root: unknown = document.contents;
  if (!isMap(root) || root.flow) throw new UneditableError('its fields are not on separate lines');
  return pairAt(root.items, key);
}

const pairAt = (pairs: readonly Pair[], key: PropertyKey): Pair | undefined =>
  pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** Returns the start of a node and the end of its value. */
export function spanOf(node: unknown): [start: number, end: number] | undefined {
  if (!isNode(node)) return undefined;
  const { range }: Node = node;
  return range ? [range[0], range[1]] : undefined;
}

/** Returns the line ending of a text. */
export const lineEndOf = (text: string): '\r\n' | '\n' => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

/** Thrown for a change that cannot be made safely. The message ends a sentence that starts with the file. */
export class UneditableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UneditableError';
  }
}

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

/** True for two values of YAML with the same entries, whatever the order of their fields. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)));
}
