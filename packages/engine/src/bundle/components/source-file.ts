import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source file. `code` is its text with comments replaced by spaces, so that offsets stay. */
export type SourceFile = { path: string; code: string };

/** What is wrong with a source file, and where: an offset in its text. */
export type SourceMistake = { file: SourceFile; at: number; message: string };

/** Reads a source file. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return { path, code };
}

/** The line of an offset, from 1. */
export const lineAt = ({ code }: SourceFile, at: number): number => code.slice(0, at).split('\n').length;

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Reads the files that a file imports by a relative path, for more than their types. */
export const importedFiles = ({ path, code }: SourceFile): SourceFile[] =>
  readTargets(
    path,
    code.matchAll(/\b(?:import|export)\s+(?!type\b|\{(?:\s*type\s[^,}]+,?)+\s*\})(?:[^'";]*?\bfrom\s*)?['"](\.[^'"]+)['"]/g),
  );

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
  readTargets(path, code.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g));

const readTargets = (path: string, matches: Iterable<RegExpExecArray>): SourceFile[] =>
  [...matches].flatMap(([, specifier = '']) => {
    const candidates = endings.map((ending) => join(dirname(path), specifier + ending));
    const target = candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file));
    return target === undefined ? [] : [readSource(target)];
  });
