import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { parseDocument } from '../parse-document.ts';
import type { ValuePath } from '../yaml-file.ts';

/** YAML that is to be edited: the text, and what the parser found where in it. */
export type YamlText = { text: string; document: Document.Parsed };

/** Parses as the site is read. Throws, in plain words, when the text is no YAML that could be edited safely. */
export function parseYamlText(text: string): YamlText {
  const document = parseDocument(text);
  if (document.errors.length > 0 || document.warnings.length > 0) throw new UneditableError('it has mistakes in its YAML');
  return { text, document };
}

/** The value as the site sees it. */
export const toValue = ({ document }: YamlText): unknown => document.toJS({ maxAliasCount: 0 });

/** A node with its span, and whether it stands within brackets. */
export type FoundNode = { node: Node; start: number; end: number; isInFlow: boolean };

/** The node at a path; undefined where there is none. */
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

const pairAt = (pairs: readonly Pair[], key: PropertyKey): Pair | undefined =>
  pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** Where a node starts and where its value ends. */
export function spanOf(node: unknown): [start: number, end: number] | undefined {
  if (!isNode(node)) return undefined;
  const { range }: Node = node;
  return range ? [range[0], range[1]] : undefined;
}

/** How lines of a text end. */
export const lineEndOf = (text: string): '\r\n' | '\n' => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

/** A change that cannot be made without touching more than it should. The message ends a sentence that begins with the file. */
export class UneditableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UneditableError';
  }
}
