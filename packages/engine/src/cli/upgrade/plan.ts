import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Contents } from '../create/project-files.ts';
import { type GeneratedFrom, packagesFolder, readPackage } from '../create/site-package.ts';
import { decode, type FileChange, planFile } from './merge-file.ts';
import { type MergedPackage, mergePackage } from './merge-package.ts';

export const packageFile = 'package.json';

type Planning = {
  project: string;
  /** What the old and the new version write into the project. */
  before: Contents;
  after: Contents;
  generatedFrom: GeneratedFrom;
  engine: Readonly<Record<string, string>>;
  temp: string;
};

/** What an upgrade does with the files of a project. */
export type UpgradePlan = { changes: readonly FileChange[]; manifest: MergedPackage; packed: PackedFiles };

/** The paths of the packages that a project has as files: those that it gets, and those that others replace. */
type PackedFiles = { added: readonly string[]; replaced: readonly string[] };

/** Plans what an upgrade does with the files of a project. `temp` is a folder for its work. */
export async function planUpgrade({ project, before, after, generatedFrom, engine, temp }: Planning): Promise<UpgradePlan> {
  const read = (path: string): string | undefined =>
    existsSync(join(project, path)) ? readFileSync(join(project, path), 'latin1') : undefined;
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => path !== packageFile).sort();
  const changes: FileChange[] = [];
  for (const path of paths) {
    const change = await planFile(path, { base: before.get(path), ours: read(path), next: after.get(path) }, join(temp, 'merge'));
    if (change) changes.push(change);
  }
  const texts = [before.get(packageFile), read(packageFile), after.get(packageFile)].map((text = '{}') => decode(text));
  const [base = '', ours = '', next = ''] = texts;
  return {
    changes: keepUsed(project, changes),
    manifest: mergePackage({ base, ours, next }, { generatedFrom, engine }),
    packed: planPacked(project, engine),
  };
}

function planPacked(project: string, engine: Readonly<Record<string, string>>): PackedFiles {
  const current = Object.entries(readPackage(project).dependencies).filter(([name]) => Object.hasOwn(engine, name));
  const next = packedPaths(Object.values(engine));
  return {
    added: next.filter((path) => !existsSync(join(project, path))),
    replaced: packedPaths(current.map(([, version]) => version)).filter((path) => !next.includes(path)),
  };
}

const packedPaths = (versions: readonly string[]): string[] =>
  versions.filter((version) => version.startsWith(`file:${packagesFolder}/`)).map((version) => version.slice('file:'.length));

/** Keeps the files that the new version has no more, but that a file which stays imports, such as a block type of the project's own. */
function keepUsed(project: string, changes: readonly FileChange[]): FileChange[] {
  const removed = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [change.path] : [])));
  if (removed.size === 0) return [...changes];
  const written = new Map(changes.flatMap((change) => ('text' in change ? [[change.path, change.text]] : [])));
  const unread = modulesOf(project).flatMap(([path, text]) => (removed.has(path) ? [] : [written.get(path) ?? text]));
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const path of removed) {
      if (!text.includes(`/${basename(path)}'`)) continue;
      removed.delete(path);
      unread.push(readFileSync(join(project, path), 'latin1'));
    }
  }
  return changes.map((change) =>
    change.kind === 'remove' && !removed.has(change.path) ? { kind: 'keep-used', path: change.path } : change,
  );
}

const isFolderOfOthers = (name: string): boolean => name.startsWith('.') || ['dist', 'node_modules', packagesFolder].includes(name);

/** Returns the texts of the modules and stylesheets of a project by their paths. */
function modulesOf(project: string): [string, string][] {
  const folders = readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !isFolderOfOthers(entry.name));
  return folders.flatMap(({ name }) =>
    readdirSync(join(project, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('node_modules'))
      .map((path): [string, string] => [join(name, path).split(sep).join('/'), readFileSync(join(project, name, path), 'latin1')]),
  );
}
