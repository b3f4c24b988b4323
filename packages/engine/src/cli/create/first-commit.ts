import { spawnSync } from 'node:child_process';

/**
 * Makes the folder of a new project a git repository with one commit of its files, so that later changes of the project can be told from
 * what was written. Never fails: returns a sentence that says what was done, or why not.
 */
export function commitFirst(folder: string, message: string): string {
  const git = gitIn(folder);
  if (git('--version').status !== 0) return 'No git repository was made, because git is not installed.';
  if (git('rev-parse', '--is-inside-work-tree').status === 0)
    return 'No git repository was made, because the folder is in one already. Commit the new files there.';
  // A name is needed to commit. That of the person is used where git knows it.
  const named = [
    ['user.name', 'Pagewright'],
    ['user.email', 'create@pagewright.invalid'],
  ].flatMap(([key = '', value]) => (git('config', key).status === 0 ? [] : ['-c', `${key}=${value}`]));
  const steps = [
    ['init', '--quiet'],
    ['add', '--all'],
    [...named, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', message],
  ];
  for (const step of steps) {
    const { status, stderr } = git(...step);
    if (status !== 0)
      return `The files are not in a git commit yet: git ${step[0] === '-c' ? 'commit' : step[0]} failed.\n${stderr.trim()}`;
  }
  return 'The first commit of its git repository has all files.';
}

/** Git in a folder, independent of a repository that this process may be working in, such as in a hook. */
function gitIn(folder: string): (...args: string[]) => { status: number | null; stderr: string } {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return (...args) => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    return { status, stderr: stderr ?? '' };
  };
}
