import { constants, existsSync, readFileSync, statSync } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../site-changes.ts';
import type { Repository } from './git-repository.ts';
import { asked, entriesOf } from './run-git.ts';
import type { Obstacle } from './version-store.ts';

/** A lock that is older, in milliseconds, is that of a git that was ended. A choice: git holds it for seconds, and while somebody writes a message. */
const oldAge = 10 * 60_000;

/** What git has begun and not finished. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Returns the branch that is worked on. Undefined when an earlier version is shown. */
export async function branchOf({ git }: Repository): Promise<string | undefined> {
  const ref = await asked(git, 'symbolic-ref', '--quiet', 'HEAD');
  return ref?.startsWith(heads) ? ref.slice(heads.length) : undefined;
}

export const heads = 'refs/heads/';

/** Returns why nothing can be published at the moment. Undefined when it can. */
export async function obstacleOf(repository: Repository): Promise<Obstacle | undefined> {
  const { git, folder, objects } = repository;
  if (unfinished.some((name) => existsSync(join(folder, name)))) return { blocked: 'unfinished' };
  const branch = await branchOf(repository);
  const locks = await Promise.all(locksOf(repository, branch).map((lock) => stat(lock).catch(() => undefined)));
  const ages = locks.flatMap((lock) => (lock ? [Date.now() - lock.mtimeMs] : []));
  if (ages.length > 0) return { blocked: ages.some((age) => age < oldAge) ? 'busy' : 'left-lock' };
  if (branch === undefined) return { blocked: 'no-branch' };
  // Two versions of one file are left by a stash, too.
  const unmerged = entriesOf((await asked(git, 'ls-files', '-z', '--unmerged')) ?? '').map((line) => line.slice(line.indexOf('\t') + 1));
  if (unmerged.length > 0) return { blocked: 'unfinished', detail: [...new Set(unmerged)].join('\n') };
  return (await isAllowed(folder, constants.W_OK)) && (await isAllowed(objects, constants.W_OK))
    ? undefined
    : { blocked: 'read-only', detail: folder };
}

/** True when this process may do something with a file or folder, such as `constants.W_OK`. */
export const isAllowed = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

/** The locks of git that are in the way of a publication. */
function locksOf({ folder, common }: Repository, branch: string | undefined): string[] {
  const own = ['index.lock', 'HEAD.lock'].map((name) => join(folder, name));
  const shared = ['packed-refs.lock', 'config.lock', ...(branch === undefined ? [] : [`${heads}${branch}.lock`])];
  return [...own, ...shared.map((name) => join(common, name))];
}

/** Removes the locks of a git that was ended long ago. */
export async function clearOldLocks(repository: Repository): Promise<void> {
  for (const lock of locksOf(repository, await branchOf(repository)))
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs >= oldAge) await rm(lock, { force: true });
}

const noteOf = ({ folder }: Repository): string => join(folder, 'pagewright-publishing');

/** Returns the publication of this repository that a process has begun and left: it was killed. `head`: the commit before it. */
export function leftPublication(repository: Repository): { head: string | undefined } | undefined {
  try {
    const [id, head = ''] = readFileSync(noteOf(repository), 'utf8').split('\n');
    return isRunning(Number(id)) ? undefined : { head: head === '' ? undefined : head };
  } catch {
    return undefined;
  }
}

/** Returns where a publication that is under way is noted, and what is noted. */
export const publicationNote = (repository: Repository, head: string | undefined): { file: string; text: string } => ({
  file: noteOf(repository),
  text: `${process.pid}\n${head ?? ''}`,
});
