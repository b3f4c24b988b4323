import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { listFiles } from './source-files.ts';

let known: string | undefined;

/**
 * Returns a hash of all code that a build consists of, by which commands of tests find what others have cached: browser code and
 * stylesheets. It is not the one that the bin computes, because tests run the sources and not a bundle.
 */
export function codeState(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(process.version);
  const code = listFiles('packages/core/src', 'packages/engine/src', 'packages/mail/src', 'src', 'schemas');
  const settings = ['package.json', 'package-lock.json', ...readdirSync(inProject()).filter((name) => name.startsWith('vite.config.'))];
  for (const path of [...code, ...settings]) {
    const content = readFileSync(inProject(path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  known = `tests-${hash.digest('hex').slice(0, 16)}`;
  // The commands that the bin starts remove what nobody has used for an hour.
  const folder = inProject('.cache', 'tool', known);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  return known;
}

/** Where tests find and put the browser code of the shipped site. */
export const sharedCaches = () => ({ root: inProject(), fingerprint: codeState(), compress: false });

/** Returns a folder of a project that has caches of its own, but for the browser code, which it shares with the project in `from`. */
export function machineWithCode(from = inProject()): string {
  const root = tempFolder('machine');
  shareCode(root, from);
  return root;
}

/** Makes a new folder share the browser code with the project in `from`. */
export function shareCode(root: string, from = inProject()): void {
  const shared = join(from, '.cache', 'tool', codeState());
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(root, '.cache', 'tool'), { recursive: true });
  symlinkSync(shared, join(root, '.cache', 'tool', codeState()), 'dir');
}
