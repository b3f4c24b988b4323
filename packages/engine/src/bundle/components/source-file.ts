import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';

/** A source file. Of one with a syntax error, which the bundler reports, the program is empty. */
export type SourceFile = { path: string; text: string; parsed: ParseResult };

/** What is wrong with a source file, and where: an offset in its text. */
export type SourceMistake = { file: SourceFile; at: number; message: string };

/** The line of an offset, from 1. */
export const lineAt = ({ text }: Pick<SourceFile, 'text'>, at: number): number => text.slice(0, at).split('\n').length;

/** The imports of a file and its exports from other modules, for more than their types: the module as it is written, and the offset. */
export function importsOf({ parsed: { module } }: SourceFile): { from: string; at: number }[] {
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, start }) => ({ from: moduleRequest.value, at: start }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, start }) => (moduleRequest && !isType ? [{ from: moduleRequest.value, at: start }] : []));
  return [...imports, ...exports];
}

/** The imports of a file on demand: `import('./components.ts')`. */
const importsOnDemand = ({ parsed: { module }, text }: SourceFile): string[] =>
  module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));

/** Returns the paths of the files that a file imports by a relative path, on demand too, for more than their types. */
export const importedFiles = (file: SourceFile): string[] =>
  [...importsOf(file).map(({ from }) => from), ...importsOnDemand(file)].flatMap((specifier) => pathOf(file, specifier) ?? []);

/** Returns the path of the source file that a file imports by a relative path. */
function pathOf({ path }: Pick<SourceFile, 'path'>, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const candidates = endings.map((ending) => join(dirname(path), specifier + ending));
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Reads and parses source files, each once. */
export class Sources {
  readonly #files = new Map<string, SourceFile>();

  read(path: string): SourceFile {
    const known = this.#files.get(path);
    if (known) return known;
    const text = readFileSync(path, 'utf8');
    const file = { path, text, parsed: parseSync(path, text) };
    this.#files.set(path, file);
    return file;
  }

  /** Reads the files that a file imports by a relative path, for more than their types. */
  importedBy(file: SourceFile): SourceFile[] {
    return importsOf(file).flatMap(({ from }) => this.#resolve(file, from));
  }

  /** Reads the files that a file imports on demand: `import('./components.ts')`. */
  importedOnDemand(file: SourceFile): SourceFile[] {
    return importsOnDemand(file).flatMap((from) => this.#resolve(file, from));
  }

  /** Returns a file and every file that it imports, also through others. */
  modulesOf(first: SourceFile): SourceFile[] {
    const found = new Set([first]);
    for (const file of found) for (const imported of this.importedBy(file)) found.add(imported);
    return [...found];
  }

  #resolve(file: SourceFile, specifier: string): SourceFile[] {
    const path = pathOf(file, specifier);
    return path === undefined ? [] : [this.read(path)];
  }
}
