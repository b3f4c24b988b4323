import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asked, GitError, gitIn, type RunGit } from './run-git.ts';
import type { Refusal } from './version-store.ts';

/** The git repository around a site folder. Paths are absolute. */
export type Repository = {
  siteDir: string;
  /** The path of the site folder in the repository, with a slash at its end. Empty for its root. */
  prefix: string;
  /** Runs git in the site folder. */
  git: RunGit;
  /** The folder of git for this work tree, and the one that all work trees share. */
  folder: string;
  common: string;
  index: string;
  objects: string;
};

/**
 * Finds the repository around a site folder, or why git refuses it. Undefined without git, outside of a repository, and in a folder that it
 * ignores: then versions are kept without git. Throws a `GitError` when git takes too long to know.
 */
export async function findRepository(siteDir: string): Promise<Repository | Refusal | undefined> {
  const git = gitIn(siteDir);
  const args =
    'rev-parse --is-inside-work-tree --absolute-git-dir --git-common-dir --git-path index --git-path objects --show-prefix'.split(' ');
  const answer = await git(args);
  if (answer.failure === 'late') throw new GitError(args, answer);
  if (answer.status !== 0 && !hasRepository(siteDir)) return undefined;
  if (answer.status !== 0) return { blocked: answer.failure === 'missing' ? 'no-git' : await reasonOf(git), detail: answer.error };
  const [isInside, folder, common, index, objects, prefix = ''] = answer.out.toString('utf8').split('\n');
  if (isInside !== 'true')
    return { blocked: 'no-files', detail: (await asked(git, 'config', '--get-regexp', '^core\\.(bare|worktree)$')) ?? '' };
  if (!folder || !common || !index || !objects) return undefined;
  // 0 says that it is ignored.
  if ((await asked(git, 'check-ignore', '--quiet', join(siteDir, 'site.yaml'))) !== undefined) return undefined;
  const at = (path: string): string => resolve(siteDir, path);
  return { siteDir, prefix, git, folder, common: at(common), index: at(index), objects: at(objects) };
}

/** True for a folder that is in a repository, whatever git says of it. An empty `.git` is none. */
function hasRepository(folder: string): boolean {
  const inside = join(folder, '.git');
  if (existsSync(inside) && !isEmpty(inside)) return true;
  const parent = dirname(folder);
  return parent !== folder && hasRepository(parent);
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

/** Git refuses folders of other users. Whether that is the reason is seen by asking it to trust the folder for one command that reads nothing else. */
async function reasonOf(git: RunGit): Promise<Refusal['blocked']> {
  const { status } = await git(['-c', 'safe.directory=*', 'rev-parse', '--git-dir']);
  return status === 0 ? 'not-owned' : 'unreadable';
}
