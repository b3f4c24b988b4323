import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor } from '../create/project-files.ts';
import type { MadeFrom } from '../create/site-package.ts';
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
  return {
    changes: paths.flatMap(
      (path) => planFile(path, { base: before.get(path), ours: read(path), next: after.get(path) }, join(temp, 'merge')) ?? [],
    ),
    packageWith: (engine) => mergePackage(texts, { madeFrom, engine }),
  };
}
