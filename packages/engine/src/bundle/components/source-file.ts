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
export function importedFiles({ path, code }: SourceFile): SourceFile[] {
  const imports = [...code.matchAll(/\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'(\.[^']+)'/g)];
  return imports.flatMap(([, specifier = '']) => {
    const target = endings
      .map((ending) => join(dirname(path), specifier + ending))
      .find((file) => /\.tsx?$/.test(file) && existsSync(file));
    return target === undefined ? [] : [readSource(target)];
  });
}
