import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node } from 'yaml';
import { createProblem } from '../problems/create-problem.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { guardDensity, maxTokens } from './guard-density.ts';
import { guardDepth, guardText } from './guard-source.ts';
import { parseYaml } from './parse-yaml.ts';
import { readPlain } from './simple/read-simple-yaml.ts';
import { explainSyntaxError } from './syntax-errors/explain-syntax-error.ts';

export type ValuePath = readonly PropertyKey[];

/** A YAML file as read once: its value, where everything in it stands, and what is wrong with its syntax. */
export type YamlFile = {
  shown: string;
  text: string;
  /** `undefined` when the file does not parse; `problems` then says why. */
  value: unknown;
  problems: Problem[];
  /** The place of the value at a path, or of its key; the nearest parent's when there is none. */
  locate: (path: ValuePath, part: 'key' | 'value') => Place;
};

/**
 * Reads YAML text. A syntax error is a problem with a place, never a throw. What the quick reader knows is parsed
 * only when a place is asked for: parsing with places costs twenty times as much as the value alone.
 */
export function readYaml(shown: string, text: string): YamlFile {
  const guarded = guardDensity(shown, text, maxTokens.atAll) ?? guardText(shown, text);
  if (guarded) return rejectedFile(shown, text, guarded);
  const quick = readPlain(text);
  if (!quick) {
    const costly = guardDepth(shown, text) ?? guardDensity(shown, text, maxTokens.forParser);
    return costly ? rejectedFile(shown, text, costly) : readWithPlaces(shown, text);
  }
  let parsed: YamlFile | undefined;
  const locate = (path: ValuePath, part: 'key' | 'value'): Place => {
    parsed ??= readWithPlaces(shown, text);
    return parsed.locate(path, part);
  };
  return { shown, text, value: quick.value, problems: [], locate };
}

/** A file that has no value because of `problem`. */
export const rejectedFile = (shown: string, text: string, problem: Problem): YamlFile => ({
  shown,
  text,
  value: undefined,
  problems: [problem],
  locate: () => problem,
});

/** A file on which a later stage failed, so that nothing of it is used. */
export const failedFile = ({ shown, text }: Pick<YamlFile, 'shown' | 'text'>, error: unknown): YamlFile =>
  rejectedFile(shown, text, unexpectedFailure({ error, place: { file: shown, line: 1, column: 1, length: 1 }, text }));

function readWithPlaces(shown: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const toPlace = (start: number, end: number): Place => {
    const { line, col } = lines.linePos(start);
    const firstLine = text.slice(start, end).split('\n', 1)[0] ?? '';
    return { file: shown, line, column: col, length: Math.max(1, (firstLine.trimEnd() || firstLine).length) };
  };
  const locate = (path: ValuePath, part: 'key' | 'value'): Place => toPlace(...findRange(document, path, part));
  const mistake = explainSyntaxError(document, text);
  if (!mistake) return { shown, text, value: document.toJS({ maxAliasCount: 0 }), problems: [], locate };
  const { span, ...words } = mistake;
  return { shown, text, value: undefined, problems: [createProblem({ ...words, place: toPlace(...span), text })], locate };
}

function findRange(document: Document.Parsed, path: ValuePath, part: 'key' | 'value'): [number, number] {
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

function rangeOf(node: unknown): [number, number] | undefined {
  if (!isNode(node)) return undefined;
  const { range }: Node = node;
  return range ? [range[0], range[1]] : undefined;
}
