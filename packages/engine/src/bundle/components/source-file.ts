import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source file. `code` is its text with comments replaced by spaces, so that offsets stay. */
export type SourceFile = { path: string; code: string };

/** What is wrong with a source file, and where: an offset in its text. */
export type SourceMistake = { file: SourceFile; at: number; message: string };

/** Comments. One without an end reaches to the end of the file. */
export const comments = /\/\*[\s\S]*?(?:\*\/|$)|(?<![:'"`])\/\/[^\n]*/g;

/** Reads a source file. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const code = text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return { path, code };
}

/** The line of an offset, from 1. */
export const lineAt = ({ code }: SourceFile, at: number): number => code.slice(0, at).split('\n').length;

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** An import, or an export from another module: its path, and what stands before that. */
const imports = /\b(?:import|export)\s(?<names>(?:(?!\b(?:import|export)\s)[^'";])*)['"](?<path>\.[^'"]+)['"]/g;

/** Reads the files that a file imports by a relative path, for more than their types. */
export const importedFiles = ({ path, code }: SourceFile): SourceFile[] =>
  readTargets(
    path,
    [...code.matchAll(imports)].flatMap(({ groups: { names = '', path: target = '' } = {} }) => (isOfValues(names) ? [target] : [])),
  );

/** True for the names of an import that a program runs: none, or some that are not types. */
function isOfValues(written: string): boolean {
  const names = written.trim();
  if (names === '') return true;
  if (!/\bfrom$/.test(names) || /^type\b/.test(names)) return false;
  const inBraces = /^\{([^{}]*)\}/.exec(names)?.[1]?.split(',') ?? [];
  return inBraces.length === 0 || !inBraces.every((name) => /^\s*(?:type\s|$)/.test(name));
}

/** Returns a file and every file that it imports, also through others. */
export function modulesOf(first: SourceFile): SourceFile[] {
  const found = new Map([[first.path, first]]);
  for (const file of found.values()) {
    for (const imported of importedFiles(file)) if (!found.has(imported.path)) found.set(imported.path, imported);
  }
  return [...found.values()];
}

/** Reads the files that a file imports on demand: `import('./components.ts')`. */
export const filesOnDemand = ({ path, code }: SourceFile): SourceFile[] =>
  readTargets(
    path,
    Array.from(code.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g), ([, target = '']) => target),
  );

const readTargets = (path: string, targets: readonly string[]): SourceFile[] =>
  targets.flatMap((specifier) => {
    const candidates = endings.map((ending) => join(dirname(path), specifier + ending));
    const target = candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file));
    return target === undefined ? [] : [readSource(target)];
  });
