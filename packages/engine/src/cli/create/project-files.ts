import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { publishedPathsFile } from '@pagewright/core';
import { z } from 'zod';
import { unknownName } from '../declare/command.ts';
import { enginePackages, type MadeFrom, packageTemplate } from './site-package.ts';
import { readStarters } from './starters.ts';

/** Texts by path, with forward slashes, from the folder of the project. */
const files = z.record(z.string(), z.string());

/**
 * What a version of Pagewright writes into projects: their code, and all files but those of the content. The packed engine has it
 * as a file, so that `upgrade` knows what the installed version wrote and what the new one would write. It is plain data, and fields
 * are only ever added: an older `upgrade` reads those of newer versions.
 */
const projectFilesSchema = z.object({
  /** The packages of the engine. */
  packages: z.array(z.string()),
  /** What every project gets. `SITE_NAME` and `SITE_FOLDER` stand for the name of the site and the folder of its content. */
  files,
  /** The folder of the content of each starter, and the files that only its projects get. */
  starters: z.record(z.string(), z.object({ site: z.string(), files })),
});

export type ProjectFiles = z.output<typeof projectFilesSchema>;

/** The path of the file in the modules of the packed engine. */
export const packedFile = join('dist', 'project-files.json');

/** Reads the files from the folder of a packed engine. Returns undefined when it is one from before they were in it. */
export function readPackedFiles(folder: string): ProjectFiles | undefined {
  const file = join(folder, packedFile);
  return existsSync(file) ? projectFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Reads the files from a project with starters, and writes them into the folder of an engine that is being packed. */
export const packProjectFiles = (root: string, folder: string): void =>
  writeFileSync(join(folder, packedFile), JSON.stringify(readProjectFiles(root)));

/** Reads the files from a project with starters. Throws an `Error` when the starters are wrong. */
export function readProjectFiles(root: string): ProjectFiles {
  const { copies, project, starters } = readStarters(root);
  const copiesOf = (paths: readonly string[]) => Object.assign({}, ...paths.map((path) => textsIn(root, path, withoutTests)));
  const ofProject = textsIn(join(root, project), '', () => true);
  return {
    packages: enginePackages,
    files: { ...copiesOf(copies), ...ofProject, 'package.json': packageTemplate(join(root, project), root) },
    starters: Object.fromEntries(
      Object.entries(starters).map(([name, { site, copies: further }]) => [name, { site, files: copiesOf(further) }]),
    ),
  };
}

/** Returns the texts that a project gets, by path. Throws `UsageError` for a starter that does not exist. */
export function filesFor({ files, starters }: Pick<ProjectFiles, 'files' | 'starters'>, { starter, name }: MadeFrom): Map<string, string> {
  const chosen = starters[starter];
  if (!chosen) throw unknownName(`There is no starter "${starter}".`, starter, Object.keys(starters));
  const withNames = (text: string): string => text.replaceAll('SITE_NAME', name).replaceAll('SITE_FOLDER', chosen.site);
  return new Map(Object.entries({ ...files, ...chosen.files }).map(([path, text]) => [path, withNames(text)]));
}

/** Writes texts by their paths from a folder. */
export function writeFiles(folder: string, texts: Iterable<readonly [string, string]>): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Names that a copy of a site leaves out: it has published nothing, and has its own caches. */
export const isLeftOut = (path: string): boolean => leftOut.has(basename(path));
const leftOut = new Set([publishedPathsFile, '.cache', '.editor', 'dist', 'node_modules']);

/** Tests of a project are about its own content, so they stay behind. */
const withoutTests = (path: string): boolean => !/\.test\.tsx?$/.test(path);

/** Returns the texts of a file or folder by their paths from `root`. Throws an `Error` for a path that does not exist and for a file that is no text. */
function textsIn(root: string, path: string, isWanted: (path: string) => boolean): Record<string, string> {
  const absolute = join(root, path);
  if (!existsSync(absolute)) throw new Error(`The starters copy ${absolute}, which does not exist.`);
  if (statSync(absolute).isFile()) return isWanted(path) ? { [path.split(sep).join('/')]: readText(absolute) } : {};
  const names = readdirSync(absolute).filter((name) => !isLeftOut(name));
  return Object.assign({}, ...names.sort().map((name) => textsIn(root, join(path, name), isWanted)));
}

/** Reads a text with `\n` at the end of lines, whatever git made of it. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new Error(`The starters copy ${file}, which is not a text. Only content has other files.`);
  return text.replaceAll('\r\n', '\n');
}
