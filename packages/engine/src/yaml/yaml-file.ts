import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node } from 'yaml';
import { createProblem } from '../problems/create-problem.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { guardDensity, maxSyntaxWeight } from './guard-density.ts';
import { guardDepth, guardText } from './guard-source.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSimpleYaml } from './simple/read-simple-yaml.ts';
import { explainSyntaxError } from './syntax-errors/explain-syntax-error.ts';

export type ValuePath = readonly PropertyKey[];

/** Words within a text, and how often the same words come before them there. */
export type TextPart = { words: string; before: number };

/** A parsed YAML file: its value, the positions of its parts, and the problems of its syntax. */
export type YamlFile = {
  shown: string;
  text: string;
  /** Undefined when the file cannot be parsed; `problems` has the reason. */
  value: unknown;
  problems: Problem[];
  /**
   * Returns the place of the value at a path, of its key, or of words in a text of several lines. When there is none, the
   * place of the nearest parent. A text on one line, or one that has the words in another form, is located as a whole.
   */
  locate: (path: ValuePath, part: 'key' | 'value' | TextPart) => Place;
};

/**
 * Reads YAML text. Never throws: a syntax error is a problem with a place. When the quick reader can read the text, it is
 * parsed only at the first call of `locate`: parsing with positions takes twenty times as long.
 */
export function readYaml(shown: string, text: string): YamlFile {
  const guarded = guardDensity(shown, text, maxSyntaxWeight.total) ?? guardText(shown, text);
  if (guarded) return rejectedFile(shown, text, guarded);
  const quick = readSimpleYaml(text);
  if (!quick) {
    const costly = guardDepth(shown, text) ?? guardDensity(shown, text, maxSyntaxWeight.forParser);
    return costly ? rejectedFile(shown, text, costly) : readWithPlaces(shown, text);
  }
  let parsed: YamlFile | undefined;
  const locate: YamlFile['locate'] = (path, part) => {
    parsed ??= readWithPlaces(shown, text);
    return parsed.locate(path, part);
  };
  return { shown, text, value: quick.value, problems: [], locate };
}

/** Returns a file without a value because of `problem`. */
export const rejectedFile = (shown: string, text: string, problem: Problem): YamlFile => ({
  shown,
  text,
  value: undefined,
  problems: [problem],
  locate: () => problem,
});

/** Returns a file without a value because a later stage threw an error. */
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
  const locate: YamlFile['locate'] = (path, part) => {
    if (typeof part === 'string') return toPlace(...findRange(document, path, part));
    const whole = findRange(document, path, 'value');
    return toPlace(...(findWords(text, whole, part) ?? whole));
  };
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

/** Returns the range of words within a range of several lines. Undefined when they are not there. */
function findWords(text: string, [start, end]: readonly [number, number], { words, before }: TextPart): [number, number] | undefined {
  const source = text.slice(start, end);
  if (!source.includes('\n')) return undefined;
  let index = -1;
  for (let count = 0; count <= before; count += 1) {
    index = source.indexOf(words, index + 1);
    if (index < 0) return undefined;
  }
  return [start + index, start + index + words.length];
}

function rangeOf(node: unknown): [number, number] | undefined {
  if (!isNode(node)) return undefined;
  const { range }: Node = node;
  return range ? [range[0], range[1]] : undefined;
}
