import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node } from 'yaml';
import { createProblem } from '../problems/create-problem.ts';
import { type Place, type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { memoizeRecent } from '../text/memoize.ts';
import { guardDensity, guardDepth, guardText, hintForParser } from './guard-source.ts';
import { limitsOf, pageLimits, type YamlLimits } from './limits.ts';
import { parseYaml } from './parse-yaml.ts';
import type { TextRange, ValueRange } from './simple/range-recorder.ts';
import { readRanges, readSimpleYaml } from './simple/read-simple-yaml.ts';
import { explainSyntaxError } from './syntax-errors/explain-syntax-error.ts';

export type ValuePath = readonly PropertyKey[];

/** Words within a text, and how often the same words come before them there. */
export type TextPart = { words: string; before: number };

/** A parsed YAML file: its value, the positions of its parts, and the problems of its syntax. */
export type YamlFile = {
  displayPath: string;
  /** Returns the text of the file. */
  readText: () => string;
  /** The language in which its author writes numbers and dates. Undefined when it is not known. */
  language?: string;
  /** Undefined when the file cannot be parsed; `problems` has the reason. */
  value: unknown;
  problems: Problem[];
  /**
   * Returns the place of the value at a path, of its key, or of words in a text of several lines. When there is none, the
   * place of the nearest parent. A text on one line, or one that has the words in another form, is located as a whole.
   */
  locate: (path: ValuePath, part: 'key' | 'value' | TextPart) => Place;
};

/** A file in which nothing is located: problems are found with the file of the value, where it is checked. */
export const noFile: YamlFile = { displayPath: '', readText: () => '', value: undefined, problems: [], locate: () => startOfFile('') };

/** A YAML file without its value: its text and the positions in it. */
export type SourceFile = Omit<YamlFile, 'value'>;

/**
 * Reads YAML text. Never throws: a syntax error is a problem with a place. When the quick reader can read the text, it
 * reads it again when `locate` is called, with positions: the parser takes twenty times as long.
 */
export function readYaml(displayPath: string, text: string, limits: YamlLimits = pageLimits): YamlFile {
  const guarded = guardDensity(displayPath, text, limits.syntax) ?? guardText(displayPath, text, limits.bytes);
  if (guarded) return rejectedFile(displayPath, text, guarded);
  const quick = readSimpleYaml(text);
  if (!quick) {
    const costly = guardDepth(displayPath, text) ?? guardDensity(displayPath, text, limits.parserSyntax, hintForParser);
    return costly ? rejectedFile(displayPath, text, costly) : readWithPlaces(displayPath, text);
  }
  const file: YamlFile = {
    displayPath,
    readText: () => text,
    value: quick.value,
    problems: [],
    locate: (path, part) =>
      recentlyRead(file, () => createQuickLocate(displayPath, text))(path, part) ??
      recentlyParsed(file, () => readWithPlaces(displayPath, text)).locate(path, part),
  };
  return file;
}

/** Reads the text of a YAML file of the site with the limits of its kind, as `check` does. `path`: in the site folder; empty for a piece of YAML. */
export const readYamlOf = (path: string, text: string, displayPath = path): YamlFile => readYaml(displayPath, text, limitsOf(path));

/** Reads JSON text. Its positions are read by the YAML parser when `locate` is called: JSON is YAML. Never throws, as `readYaml`. */
export function readJson(displayPath: string, text: string, limits: YamlLimits): YamlFile {
  const costly = guardText(displayPath, text, limits.bytes) ?? guardDepth(displayPath, text);
  if (costly) return rejectedFile(displayPath, text, costly);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The messages about YAML name the place.
    return readYaml(displayPath, text, limits);
  }
  const file: YamlFile = {
    displayPath,
    readText: () => text,
    value,
    problems: [],
    locate: (path, part) => recentlyParsed(file, () => readWithPlaces(displayPath, text)).locate(path, part),
  };
  return file;
}

/** A choice: files that were read for their positions. One takes several times the memory of its text, and a problem rarely comes alone. */
const maxRead = 50;
const recentlyRead = memoizeRecent<YamlFile, QuickLocate>(maxRead);
const recentlyParsed = memoizeRecent<YamlFile, YamlFile>(maxRead);

/** Returns a file without a value because of `problem`. */
export const rejectedFile = (displayPath: string, text: string, problem: Problem): YamlFile => ({
  displayPath,
  readText: () => text,
  value: undefined,
  problems: [problem],
  locate: () => problem,
});

/** Returns a file without a value because a later stage threw an error. */
export const failedFile = ({ displayPath, readText }: Pick<YamlFile, 'displayPath' | 'readText'>, error: unknown): YamlFile => {
  const place = startOfFile(displayPath);
  return rejectedFile(displayPath, readText(), unexpectedFailure({ error, place, text: readText() }));
};

/** Like `locate`. Undefined for words in a map or list, because only the parser knows where that ends. */
type QuickLocate = (...input: Parameters<YamlFile['locate']>) => Place | undefined;

/** Returns the `locate` of a text that the quick reader can read. */
function createQuickLocate(displayPath: string, text: string): QuickLocate {
  const read = readRanges(text);
  if (!read) return () => undefined;
  const lines = new LineCounter();
  lines.lineStarts = read.lineStarts;
  return (path, part) => {
    const words = typeof part === 'string' ? undefined : part;
    const { range, isFirstLine } = findRecordedRange(read.root, path, part === 'key' ? 'key' : 'value');
    return words && isFirstLine ? undefined : placeOfRange({ displayPath, text, lines }, range, words);
  };
}

/** Parses YAML text with the full parser, which knows the position of everything. */
export function readWithPlaces(displayPath: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const locate: YamlFile['locate'] = (path, part) => {
    const range = findRange(document, path, part === 'key' ? 'key' : 'value');
    return placeOfRange({ displayPath, text, lines }, range, typeof part === 'string' ? undefined : part);
  };
  const mistake = explainSyntaxError(document, text);
  if (!mistake) return { displayPath, readText: () => text, value: document.toJS({ maxAliasCount: 0 }), problems: [], locate };
  const { span, ...words } = mistake;
  return {
    displayPath,
    readText: () => text,
    value: undefined,
    problems: [createProblem({ ...words, place: placeOfRange({ displayPath, text, lines }, span), text })],
    locate,
  };
}

/** Returns the range of the value at a path, or of its key. When there is none, the range of the nearest parent. */
function findRange(document: Document.Parsed, path: ValuePath, part: 'key' | 'value'): TextRange {
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
function findRecordedRange(root: ValueRange, path: ValuePath, part: 'key' | 'value'): { range: TextRange; isFirstLine: boolean } {
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

/** A file with the positions of its lines. */
type Source = { displayPath: string; text: string; lines: LineCounter };

/**
 * Returns the place of a range: its first line, without spaces at the end. With words, their place within a range of several
 * lines; when they are not there, that of the range.
 */
function placeOfRange({ displayPath, text, lines }: Source, range: TextRange, words?: TextPart): Place {
  const [start, end] = (words && rangeOfWords(text, range, words)) ?? range;
  const { line, col } = lines.linePos(start);
  const lineEnd = text.indexOf('\n', start);
  const firstLine = text.slice(start, lineEnd < 0 ? end : Math.min(lineEnd, end));
  return { file: displayPath, line, column: col, length: Math.max(1, (firstLine.trimEnd() || firstLine).length) };
}

function rangeOfWords(text: string, [start, end]: TextRange, { words, before }: TextPart): TextRange | undefined {
  const source = text.slice(start, end);
  if (!source.includes('\n')) return undefined;
  let index = -1;
  for (let count = 0; count <= before; count += 1) {
    index = source.indexOf(words, index + 1);
    if (index < 0) return undefined;
  }
  return [start + index, start + index + words.length];
}
