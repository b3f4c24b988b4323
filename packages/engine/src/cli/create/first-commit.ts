import { gitIn } from '../../edit/versions/run-git.ts';

/**
 * Makes the folder of a new project a git repository with one commit of its files, so that later changes of the project can be told from
 * what was written. Never fails: returns a sentence that says what was done, or why not.
 */
export async function commitFirst(folder: string, message: string): Promise<string> {
  const git = gitIn(folder);
  if ((await git(['--version'])).failure) return 'No git repository was made, because git is not installed.';
  if ((await git(['rev-parse', '--is-inside-work-tree'])).status === 0)
    return 'No git repository was made, because the folder is in one already. Commit the new files there.';
  // A name is needed to commit. That of the person is used where git knows it.
  const named: string[] = [];
  for (const [key, value] of [
    ['user.name', 'Pagewright'],
    ['user.email', 'create@pagewright.invalid'],
  ] as const)
    if ((await git(['config', key])).status !== 0) named.push('-c', `${key}=${value}`);
  const steps = [
    ['init', '--quiet'],
    ['add', '--all'],
    [...named, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', message],
  ];
  for (const step of steps) {
    const { status, error } = await git(step, { kind: 'commit' });
    if (status !== 0) return `The files are not in a git commit yet: git ${step[0] === '-c' ? 'commit' : step[0]} failed.\n${error}`;
  }
  return 'The first commit of its git repository has all files.';
}
