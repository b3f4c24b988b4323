import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { packedFile, stringTableSchema } from '../../files/installed-packs.ts';
import { type Project, unknownName } from '../declare/command.ts';
import { enginePackages } from './pack-engine.ts';
import type { GeneratedFrom } from './site-package.ts';
import { findStarter, readStarters } from './starters.ts';
import { namePlaceholder, writeProjectFiles } from './write-project.ts';

/**
 * What a version of Pagewright writes into projects, but for content: their code, tests, docs and settings. The packed engine has it as a
 * file, so that `upgrade` knows what the installed version wrote and what the new one would write. It is plain data, and fields are only
 * ever added: an older `upgrade` reads those of newer versions.
 */
const projectFilesSchema = z.object({
  /** The packages of the engine. */
  packages: z.array(z.string()),
  /** The contents of the files, one byte a character. `SITE_NAME` stands for the name of the site. */
  contents: z.array(z.string()),
  /** The folder of the content of each starter, and the files of its projects: the index of each content by path. */
  starters: z.record(z.string(), z.object({ site: z.string(), files: z.record(z.string(), z.number()) })),
  /** The interface texts by language, also of the languages whose packs a project does not get. */
  languagePacks: z.record(z.string(), stringTableSchema).exactOptional(),
});

export type ProjectFiles = z.output<typeof projectFilesSchema>;

/** The contents of files by their paths from the folder of a project, one byte a character. */
export type Contents = ReadonlyMap<string, string>;

/** Reads the files from the folder of a packed engine. Returns undefined when it is one from before they were in it. */
export function readPackedFiles(folder: string): ProjectFiles | undefined {
  const file = join(folder, packedFile);
  return existsSync(file) ? projectFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Writes the files that projects get from the starters of this project into a file. Returns the exit code. */
export async function packProjectFiles(file: string, project: Pick<Project, 'root' | 'loadCode'>): Promise<number> {
  writeFileSync(file, JSON.stringify(await collectProjectFiles(project)));
  return 0;
}

/** Returns the files that projects get from the starters of this project. Throws an `Error` when the starters are wrong. */
async function collectProjectFiles({ root, loadCode }: Pick<Project, 'root' | 'loadCode'>): Promise<ProjectFiles> {
  const starters = readStarters(root);
  const { packs } = await loadCode();
  const indexes = new Map<string, number>();
  const indexOf = (content: string): number => {
    const index = indexes.get(content) ?? indexes.size;
    indexes.set(content, index);
    return index;
  };
  const collected: ProjectFiles['starters'] = {};
  for (const name of Object.keys(starters.starters)) {
    const starter = findStarter(starters, name);
    const target = mkdtempSync(join(tmpdir(), 'pagewright-files-'));
    try {
      const names = { name: namePlaceholder, packageName: 'site' };
      const generatedFrom = { starter: name, name: namePlaceholder };
      const generated = await writeProjectFiles({ root, loadCode, target, starters, starter, generatedFrom, names });
      const contents = readContents(target, (path) => path !== starter.site && !generated.includes(path));
      collected[name] = { site: starter.site, files: Object.fromEntries([...contents].map(([path, text]) => [path, indexOf(text)])) };
    } finally {
      rmSync(target, { recursive: true, force: true });
    }
  }
  return { packages: enginePackages, contents: [...indexes.keys()], starters: collected, languagePacks: packs };
}

/** Returns the contents that a project gets, by path. Throws `UsageError` for a starter that does not exist. */
export function contentsFor({ contents, starters }: ProjectFiles, { starter, name }: GeneratedFrom): Contents {
  const chosen = starters[starter];
  if (!chosen) throw unknownName(`There is no starter "${starter}".`, starter, Object.keys(starters));
  const bytes = Buffer.from(name).toString('latin1');
  return new Map(Object.entries(chosen.files).map(([path, index]) => [path, (contents[index] ?? '').replaceAll(namePlaceholder, bytes)]));
}

/** Reads the files of a folder, in the order of their paths. `isWanted` chooses files and folders. */
export function readContents(folder: string, isWanted: (path: string) => boolean): Contents {
  const read = (path: string): [string, string][] => {
    if (path !== '' && !isWanted(path.split(sep).join('/'))) return [];
    const absolute = join(folder, path);
    if (statSync(absolute).isFile()) return [[path.split(sep).join('/'), readFileSync(absolute, 'latin1')]];
    return readdirSync(absolute)
      .sort()
      .flatMap((name) => read(join(path, name)));
  };
  return new Map(read(''));
}

/** Writes contents by their paths from a folder. */
export function writeContents(folder: string, contents: Iterable<readonly [string, string]>): void {
  for (const [path, content] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, 'latin1');
  }
}
