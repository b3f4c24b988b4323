import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { filesFor } from '../create/project-files.ts';
import { type MadeFrom, packagesFolder } from '../create/site-package.ts';
import { type FileChange, planFile } from './merge-file.ts';
import { mergePackage } from './merge-package.ts';
import type { Version } from './versions.ts';

export const packageFile = 'package.json';

type Planning = { project: string; old: Version; next: Version; temp: string; madeFrom: MadeFrom };

/** What an upgrade does with the files of a project. */
export type UpgradePlan = {
  changes: readonly FileChange[];
  /** Merges package.json, with the versions of the packages. */
  packageWith: (engine: Readonly<Record<string, string>>) => ReturnType<typeof mergePackage>;
};

/** Plans what an upgrade from an old version to a new one does with the files of a project. `temp` is a folder for its work. */
export function planUpgrade({ project, old, next, temp, madeFrom }: Planning): UpgradePlan {
  const [before, after] = [filesFor(old.files, madeFrom), filesFor(next.files, madeFrom)];
  const read = (path: string): string | undefined =>
    existsSync(join(project, path)) ? readFileSync(join(project, path), 'utf8') : undefined;
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => path !== packageFile).sort();
  const texts = { base: before.get(packageFile) ?? '{}', ours: read(packageFile) ?? '{}', next: after.get(packageFile) ?? '{}' };
  const changes = paths.flatMap(
    (path) => planFile(path, { base: before.get(path), ours: read(path), next: after.get(path) }, join(temp, 'merge')) ?? [],
  );
  return {
    changes: keepUsed(project, changes),
    packageWith: (engine) => mergePackage(texts, { madeFrom, engine }),
  };
}

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
      unread.push(readFileSync(join(project, path), 'utf8'));
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
      .map((path): [string, string] => [join(name, path).split(sep).join('/'), readFileSync(join(project, name, path), 'utf8')]),
  );
}
