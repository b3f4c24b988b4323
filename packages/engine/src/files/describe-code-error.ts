import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeException, formatProblem, toProblem } from '@pagewright/core';
import { describeImport } from './describe-import.ts';
import { displayPath } from './display-path.ts';
import { type CodePlace, parsePlace, placeInCode } from './place-in-code.ts';

/** A mistake in a source file whose place is known. */
export class CodeMistake extends Error {
  override readonly name = 'CodeMistake';

  constructor(
    readonly place: CodePlace,
    readonly reason: string,
    /** What to do. */
    readonly hint = 'Correct this line and save the file.',
  ) {
    super(`${displayPath(place.file)}:${place.line}:${place.column}  ${reason}`);
  }
}

/** The code of a site cannot be loaded. The message shows every mistake. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';

  constructor(cause: unknown) {
    super(`The code of the site cannot be loaded. Fix this first:\n\n${describeCodeError(cause).join('\n\n')}`, { cause });
  }
}

/** Resolves to undefined when the code of the site cannot be loaded. For what also works without it. */
export const unlessBroken = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  loading.catch((error: unknown) => {
    if (error instanceof CodeLoadError) return undefined;
    throw error;
  });

/** Returns the texts of an error of code that cannot be loaded: place, sentence and excerpt, as `npm run check` shows problems. */
export function describeCodeError(error: unknown): string[] {
  if (error instanceof CodeLoadError) return describeCodeError(error.cause);
  const mistakes = mistakesIn(error);
  return mistakes.length > 0 ? mistakes.map(describeMistake) : [stripVTControlCharacters(describeException(error, placeInCode))];
}

function describeMistake({ place, reason, hint }: CodeMistake): string {
  const words = { message: reason, hint };
  const problem = { place: { ...place, file: displayPath(place.file), length: 1 }, text: readText(place.file), ...words };
  return formatProblem(toProblem({ code: 'code-error', severity: 'error' }, problem));
}

function mistakesIn(error: unknown): CodeMistake[] {
  if (!(error instanceof Error)) return [];
  if (error instanceof CodeMistake) return [error];
  const ofBundler = 'errors' in error && Array.isArray(error.errors) ? error.errors.flatMap(mistakeOfBundler) : [];
  if (ofBundler.length > 0) return ofBundler;
  const unresolved = unresolvedImport(error);
  if (unresolved.length > 0) return unresolved;
  const place = parsePlace(placeInCode(error) ?? '');
  return place
    ? [
        new CodeMistake(
          place,
          describeException(error, () => undefined),
        ),
      ]
    : [];
}

/** Reads an error of the bundler. Its message has colours, a code in brackets, and an excerpt of its own. */
function mistakeOfBundler(error: unknown): CodeMistake[] {
  if (!(error instanceof Error)) return [];
  if (error instanceof CodeMistake) return [error];
  const text = stripVTControlCharacters(error.message);
  const place = placeOfBundler(error, text);
  if (!place) return unresolvedImport(error);
  const unresolved = 'code' in error && error.code === 'UNRESOLVED_IMPORT' && 'exporter' in error ? error.exporter : undefined;
  if (typeof unresolved === 'string') return [importMistake(place, unresolved)];
  const [first = ''] = text.split('\n', 1);
  const message = first.startsWith('[') ? first.slice(first.indexOf(']') + 1).trim() : first;
  return [new CodeMistake(place, message.endsWith('.') ? message : `${message}.`)];
}

/** Returns the place that an error of the bundler has, or names above its excerpt. */
function placeOfBundler(error: Error, text: string): CodePlace | undefined {
  const loc = 'loc' in error && typeof error.loc === 'object' ? error.loc : undefined;
  const { file, line, column } = { file: undefined, line: undefined, column: undefined, ...loc };
  // The bundler counts columns from 0.
  if (typeof file === 'string' && typeof line === 'number' && typeof column === 'number') return { file, line, column: column + 1 };
  const place = parsePlace(/╭─\[ ([^╭\n]+) \]/.exec(text)?.[1] ?? '');
  return place && { ...place, file: resolve(place.file) };
}

/** Vite's messages about an import that leads to nothing: what is imported, and the importing file. */
const unresolvedForms = [
  /^Failed to load url (\S+) .*in (.+)\. Does the file exist\?$/,
  /^Cannot find module '([^']+)' imported from '([^']+)'$/,
  /^Failed to resolve import "([^"]+)" from "([^"]+)"\. Does the file exist\?$/,
  /\[vite\]: Rolldown failed to resolve import "([^"]+)" from "([^"]+)"/,
];

function unresolvedImport({ message }: Error): CodeMistake[] {
  const [, specifier, file] = unresolvedForms.map((form) => form.exec(message)).find((match) => match !== null) ?? [];
  return specifier === undefined || file === undefined ? [] : [importMistake(placeOfImport(resolve(file), specifier), specifier)];
}

/** Returns the mistake of an import that leads to nothing, in the file of `place`. */
export function importMistake(place: CodePlace, specifier: string): CodeMistake {
  const { reason, hint } = describeImport(specifier, place.file);
  return new CodeMistake(place, reason, hint);
}

/** Returns where a file imports a module, given as it is written; the start of the file when that is not found. */
export function placeOfImport(file: string, specifier: string): CodePlace {
  // At the quotation mark, as the bundler does: a name before it can be the same word.
  const columnIn = (text: string): number => Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`)) + 1;
  const columns = readText(file).split('\n').map(columnIn);
  const line = columns.findIndex((column) => column > 0);
  return line < 0 ? { file, line: 1, column: 1 } : { file, line: line + 1, column: columns[line] ?? 1 };
}

/** Returns the text of a file. Empty for one that cannot be read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
