import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publishedPathsFile } from '../../content/find/published-paths.ts';

/**
 * A copy from an absolute path to another, with texts that its files of text get in place of others. Without `hasTests`, tests
 * stay behind: those of a project are about its own content.
 */
type Copy = { from: string; to: string; replace?: Readonly<Record<string, string>>; hasTests?: boolean };

/** Files of a site that a new one must not have: the new one has published nothing, and has its own caches. */
const leftOut = new Set([publishedPathsFile, '.cache', '.editor', 'dist', 'node_modules']);

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isText = (path: string): boolean => /\.(?:yaml|yml|json|md|ts)$/.test(path);

/** Copies a file or folder. Throws an `Error` that names what is missing. */
export function copyFiles({ from, to, replace = {}, hasTests = false }: Copy): void {
  if (!existsSync(from)) throw new Error(`The starters copy ${from}, which does not exist.`);
  cpSync(from, to, { recursive: true, filter: (path) => !leftOut.has(basename(path)) && (hasTests || !isTest(path)) });
  if (Object.keys(replace).length === 0) return;
  for (const path of filesIn(from)) {
    const file = join(to, path);
    if (!isText(path) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      Object.entries(replace).reduce((all, [find, other]) => all.replaceAll(find, other), text),
    );
  }
}

/** The paths of the files of a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
