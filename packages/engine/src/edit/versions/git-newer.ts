import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeFile } from '../merge-file.ts';
import { readFiles } from './git-read.ts';
import { newerIn, onlyIn, type Upstream } from './git-remote.ts';
import type { Repository } from './git-repository.ts';
import { fileHashesOf, filesIn, type GitFile, headOf, putEntries, removed } from './git-snapshot.ts';
import { asked, entriesOf, type GitOptions, type RunGit, required } from './run-git.ts';
import { differences, type FileHashes, isOfSite, type Newer, type NewerFailure } from './version-store.ts';

type Env = NonNullable<GitOptions['env']>;

/** A file that two commits have in different states, by its path in the repository. */
export type Difference = { path: string; from: GitFile; to: GitFile };

/**
 * Plans how what others have published becomes the last version here. The files of the site are merged by who opens them. Code changes with the commit,
 * by git, which changes nothing when somebody works on the same code.
 */
export async function planNewer(
  repository: Repository,
  place: Upstream,
  afterTake: (head: string) => Promise<void>,
): Promise<Newer | NewerFailure> {
  const { git } = repository;
  const head = await headOf(repository);
  const newer = await Promise.all(
    place.sources.map(async (source) => ((await newerIn(repository, { sources: [source] })) > 0 ? [source] : [])),
  );
  // Those of another one are next.
  const source = newer.flat()[0];
  if (head === undefined || !source) return { outcome: 'nothing' };
  const theirs = await required(git, ['rev-parse', `${source.tracking}^{commit}`]);
  const base = await required(git, ['merge-base', head, theirs]);
  const trees = { head: await filesIn(repository, head), base: await filesIn(repository, base), theirs: await filesIn(repository, theirs) };
  const code = (await differencesOf(git, base, theirs)).filter(({ path }) => !isSite(repository, path));
  const own = new Map((await differencesOf(git, base, head)).map((one): [string, Difference] => [one.path, one]));
  const both = code.filter(({ path, to }) => own.has(path) && own.get(path)?.to.id !== to.id).map(({ path }) => path);
  if (both.length > 0) return { outcome: 'newer-code', files: both, detail: '' };
  const temp = await mkdtemp(join(tmpdir(), 'pagewright-merge-'));
  const env = { GIT_INDEX_FILE: join(temp, 'index') };
  try {
    await required(git, ['read-tree', head], { env });
    // Paths of the repository, not of the site folder.
    await putEntries(
      { ...repository, prefix: '' },
      new Map(code.map(({ path, to, from }) => [path, to.mode === none ? { ...from, mode: removed } : to])),
      env,
    );
    const withCode = await required(git, ['write-tree'], { env });
    const step = ['read-tree', '-m', '-u'];
    const tried = await git([...step, '--dry-run', head, withCode], { kind: 'commit' });
    if (tried.status !== 0) return { outcome: 'newer-code', files: code.map(({ path }) => path), detail: tried.error };
    const isAhead = (await onlyIn(repository, head, theirs)) > 0;
    const commit = isAhead ? await mergeCommit(repository, { head, theirs, trees, env, name: source.name }) : theirs;
    const take = async (): Promise<void> => {
      await required(git, [...step, head, withCode], { kind: 'commit' });
      await required(git, ['update-ref', '-m', 'Get what others have published', 'HEAD', commit, head]);
      await afterTake(head);
    };
    return { base: fileHashesOf(trees.base), files: fileHashesOf(trees.theirs), name: source.name, take };
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

/** The mode of a file that is not there. */
export const none = '000000';

const isSite = ({ prefix }: Repository, path: string): boolean => path.startsWith(prefix) && isOfSite(path.slice(prefix.length));

/** Returns the files of the repository that differ between two commits or trees. */
export async function differencesOf(git: RunGit, one: string, other: string): Promise<Difference[]> {
  const parts = entriesOf(
    (await asked(git, '-c', 'diff.relative=false', 'diff-tree', '-r', '-z', '--no-renames', '--raw', one, other, '--')) ?? '',
  );
  const found: Difference[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [fromMode = '', toMode = '', from = '', to = ''] = (parts[at] ?? '').slice(1).split(' ');
    found.push({ path: parts[at + 1] ?? '', from: { mode: fromMode, id: from }, to: { mode: toMode, id: to } });
  }
  return found;
}

type Merge = { head: string; theirs: string; trees: Record<'head' | 'base' | 'theirs', Map<string, GitFile>>; env: Env; name: string };

/** Makes a commit that has the versions from here and those of others. Where both changed one value, the one from here stays in it. */
async function mergeCommit(repository: Repository, { head, theirs, trees, env, name }: Merge): Promise<string> {
  const { git } = repository;
  const [base, here, there] = [trees.base, trees.head, trees.theirs].map(fileHashesOf);
  if (!base || !here || !there) return head;
  const changed = differences(base, there).filter((path) => here.get(path) !== there.get(path));
  const entries = new Map<string, GitFile>();
  const toMerge: string[] = [];
  for (const path of changed) {
    const to = trees.theirs.get(path);
    if (here.get(path) !== base.get(path)) toMerge.push(path);
    else entries.set(path, to ?? { mode: removed, id: here.get(path) ?? '' });
  }
  const texts = await Promise.all([base, there, here].map((tree) => textsOf(repository, tree, toMerge)));
  for (const path of toMerge) {
    const [from, to, now] = texts.map((one) => one.get(path));
    const merged = /\.ya?ml$/.test(path) ? mergeFile({ file: path, from, to, now }, () => 'here') : undefined;
    const text = merged && 'text' in merged ? merged.text : now;
    const mode = trees.head.get(path)?.mode ?? '100644';
    if (text !== undefined && text !== now)
      entries.set(path, { mode, id: await required(git, ['hash-object', '-w', '--stdin', `--path=${path}`], { input: text }) });
  }
  await putEntries(repository, entries, env);
  const tree = await required(git, ['write-tree'], { env });
  const signs = (await asked(git, 'config', '--type=bool', '--get', 'commit.gpgsign')) === 'true' ? ['-S'] : [];
  const message = `Get what others have published to ${name}`;
  return required(git, ['commit-tree', ...signs, tree, '-p', head, '-p', theirs, '-F', '-'], { input: message, kind: 'commit' });
}

async function textsOf(repository: Repository, tree: FileHashes, paths: readonly string[]): Promise<Map<string, string>> {
  const yaml = paths.flatMap((path): [string, string][] => {
    const id = tree.get(path);
    return id !== undefined && /\.ya?ml$/.test(path) ? [[path, id]] : [];
  });
  const read = await readFiles(repository, new Map(yaml));
  return new Map([...read].map(([path, bytes]) => [path, bytes.toString('utf8')]));
}
