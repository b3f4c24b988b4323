import { constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from './git-filters.ts';
import type { Repository } from './git-repository.ts';
import { isAllowed } from './git-state.ts';
import { asked, entriesOf, GitError, type GitOptions, required } from './run-git.ts';
import { differences, type FileHashes, isOfSite, type LeftOut, siteFolders } from './version-store.ts';
import { coveredBy, type SiteFiles, walkSite } from './walk-site.ts';

/** A file in git: its mode in octal digits, and what names its content. */
export type GitFile = { mode: string; id: string };

/** The files of the site in the last commit and as they are now, and an index that has the commit with what has changed. */
export type Snapshot = {
  /** Undefined before the first commit. */
  head: string | undefined;
  before: FileHashes;
  after: FileHashes;
  changed: readonly string[];
  leftOut: LeftOut[];
  /** Makes git use the index. */
  env: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
};

/** How much older the index counts than it is, in seconds: a file that was changed just before it was written is compared by its content. */
const doubt = 2;

/** The files of a site, as patterns of git. */
const ofSite = ['--', ...siteFolders, 'site.yaml', 'site.*.yaml', '.published-paths'];

/** Returns the id of the last commit. Undefined before the first one. */
export const headOf = ({ git }: Repository): Promise<string | undefined> => asked(git, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}');

/** Returns the files of the site in a commit or a tree. Symbolic links and other projects are not files of a site. */
export async function filesIn({ git }: Repository, name: string): Promise<Map<string, GitFile>> {
  const listed = entriesOf((await asked(git, 'ls-tree', '-r', '-z', name)) ?? '');
  return new Map(listed.flatMap((line) => fileOf(line, 2)));
}

/** Reads a line `100644 blob ID<tab>PATH` of a tree, or `100644 ID 0<tab>PATH` of an index. `at`: which word names the content. */
function fileOf(line: string, at: 1 | 2): [string, GitFile][] {
  const tab = line.indexOf('\t');
  const path = line.slice(tab + 1);
  const words = line.slice(0, tab).split(' ');
  const [mode = '', id = ''] = [words[0], words[at]];
  return mode.startsWith('100') && isOfSite(path) ? [[path, { mode, id }]] : [];
}

/** Returns what names the content of each file. */
export const fileHashesOf = (files: ReadonlyMap<string, GitFile>): FileHashes => new Map([...files].map(([path, { id }]) => [path, id]));

/**
 * Compares the files of the site with the last commit. What git was told to leave alone, and what lies behind a link, is as in the commit: a file
 * that is not there is deleted only when somebody has deleted it. `keeps` writes the content of changed files into the repository.
 */
export async function takeSnapshot(repository: Repository, { keeps }: { keeps: boolean }): Promise<Snapshot> {
  const { git, siteDir } = repository;
  const temp = await mkdtemp(join(tmpdir(), 'pagewright-index-'));
  const remove = (): Promise<void> => rm(temp, { recursive: true, force: true });
  try {
    const env = { GIT_INDEX_FILE: join(temp, 'index'), ...(keeps ? {} : await ownObjects(repository, temp)) };
    const head = await headOf(repository);
    await copyIndex(repository.index, env.GIT_INDEX_FILE);
    await required(git, ['read-tree', ...(head === undefined ? ['--empty'] : ['--reset', head])], { env });
    const listed = await listFiles(repository, env);
    const { base } = listed;
    const sorted = sortFiles(listed, await walkSite(siteDir));
    const { present, kept, gone, leftOut } = sorted;
    const now = await hashFiles(repository, { base, present, kept, env });
    const after = new Map(fileHashesOf(base));
    for (const path of gone) after.delete(path);
    for (const path of present) {
      const file = now.files.get(path);
      if (file) after.set(path, file.id);
    }
    const before = fileHashesOf(base);
    const changed = differences(before, after);
    leftOut.push(
      ...now.leftOut,
      ...kept.filter((path) => now.files.get(path)?.id !== before.get(path)).map((file) => ({ file, why: 'kept' }) as const),
    );
    await putEntries(repository, entriesFor({ base, after, index: now.index }), env);
    return { head, before, after, changed, leftOut, env, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A content that is only compared is written beside the repository, which may be read-only. */
async function ownObjects({ objects }: Repository, temp: string): Promise<{ GIT_OBJECT_DIRECTORY: string }> {
  const own = join(temp, 'objects');
  await mkdir(own);
  // In quotes, because a path may have the character that separates paths.
  return Object.assign({ GIT_OBJECT_DIRECTORY: own }, { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects) });
}

/** Copies the index of the project, which knows which files are unchanged. */
async function copyIndex(from: string, to: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(from);
    await copyFile(from, to);
    const time = Math.floor(mtimeMs / 1000) - doubt;
    await utimes(to, time, time);
  } catch {
    await rm(to, { force: true });
  }
}

type Sorted = { present: string[]; kept: string[]; gone: string[]; leftOut: LeftOut[] };
type Options = { base: ReadonlyMap<string, GitFile>; env: NonNullable<GitOptions['env']> };

/**
 * What git knows of the files of the site: those of the commit, all paths that it has, those of them that it leaves alone, and those that it has not,
 * without and with a rule to ignore them.
 */
type Listed = { base: Map<string, GitFile>; known: string[]; alone: ReadonlySet<string>; others: string[]; ignored: string[] };

/** Lists the files by an index that is as the commit. */
async function listFiles({ git }: Repository, env: Options['env']): Promise<Listed> {
  const list = async (...kinds: string[]): Promise<string[]> =>
    entriesOf(await required(git, ['ls-files', '-z', ...kinds, '--others', '--exclude-standard', ...ofSite], { env }));
  const [lines, ignored] = [await list('-v', '--stage', '--cached'), await list('--ignored')];
  // A tag and a space before each.
  const [others, own] = [lines.filter((line) => line.startsWith('? ')), lines.filter((line) => !line.startsWith('? '))];
  // `S` is left out of the work tree (skip-worktree), a small letter is assumed to be unchanged.
  const alone = own.filter((line) => /^(?:S|[a-z]) /.test(line)).map(pathOf);
  const base = new Map(own.flatMap((line) => fileOf(line.slice(2), 1)));
  return { base, known: own.map(pathOf), alone: new Set(alone), others: others.map((line) => line.slice(2)), ignored };
}

const pathOf = (line: string): string => line.slice(line.indexOf('\t') + 1);

/** Sorts the files of the site: present ones, those that git leaves alone, those that are gone, and those that are not published. */
function sortFiles({ base, known, alone, others, ignored }: Listed, found: SiteFiles): Sorted {
  const sorted: Sorted = { present: [], kept: [], gone: [], leftOut: [] };
  const leave = (file: string, why: LeftOut['why']): void => {
    if (!sorted.leftOut.some((one) => one.file === file)) sorted.leftOut.push({ file, why });
  };
  for (const path of base.keys()) {
    const link = coveredBy(path, found.links);
    if (alone.has(path)) found.files.has(path) && sorted.kept.push(path);
    else if (found.files.has(path)) sorted.present.push(path);
    else if (link !== undefined) leave(link, 'link');
    else if (coveredBy(path, found.unreadable) === undefined) sorted.gone.push(path);
  }
  for (const path of found.unreadable) leave(path, 'unreadable');
  const isNew = (path: string): boolean => isOfSite(path) && !base.has(path);
  // In the commit it is a link, and a file on the disk.
  sorted.present.push(...known.filter((path) => isNew(path) && found.files.has(path)));
  for (const path of others.filter(isNew)) {
    if (path.endsWith('/')) leave(path, 'repository');
    else if (path.includes('\uFFFD')) leave(path, 'name');
    else if (found.links.includes(path)) leave(path, 'link');
    else if (found.files.has(path)) sorted.present.push(path);
  }
  for (const path of ignored) if (isNew(path) && !path.startsWith('media/.')) leave(path, 'ignored');
  // Where the disk does not tell capitals from small letters, git calls a file unknown to it by its old name.
  const renamed = new Set(sorted.gone.map((path) => path.toLowerCase()));
  const named = new Set([...sorted.present, ...ignored]);
  for (const path of found.files) if (!named.has(path) && isNew(path) && renamed.has(path.toLowerCase())) sorted.present.push(path);
  return sorted;
}

/** Takes present files into the index. Returns how git has them, and those that it cannot take. */
async function hashFiles(
  repository: Repository,
  { base, present, kept, env }: Options & Pick<Sorted, 'present' | 'kept'>,
): Promise<{ index: Map<string, GitFile>; files: Map<string, GitFile>; leftOut: LeftOut[] }> {
  const { git, siteDir } = repository;
  for (const flag of kept.length > 0 ? ['--no-assume-unchanged', '--no-skip-worktree'] : [])
    await required(git, ['update-index', flag, '-z', '--stdin'], { env, input: kept.join('\0') });
  const leftOut: LeftOut[] = [];
  const take = async (paths: readonly string[]): Promise<void> => {
    const args = ['update-index', '--add', '--replace', '-z', '--stdin'];
    const answer = await git(args, { env, input: paths.join('\0'), kind: 'commit' });
    if (answer.status === 0) return;
    if (answer.failure) throw new GitError(args, answer);
    const [half, file] = [Math.ceil(paths.length / 2), paths[0]];
    if (paths.length === 1 && file !== undefined) {
      const isReadable = await isAllowed(join(siteDir, file), constants.R_OK);
      leftOut.push(isReadable ? { file, why: 'refused', detail: answer.error } : { file, why: 'unreadable' });
    } else for (const part of [paths.slice(0, half), paths.slice(half)]) if (part.length > 0) await take(part);
  };
  await take([...present, ...kept]);
  const listed = entriesOf(await required(git, ['ls-files', '--stage', '-z'], { env }));
  const index = new Map(listed.flatMap((line) => fileOf(line, 1)));
  const files = new Map(index);
  const changed = [...files.keys()].filter((path) => files.get(path)?.id !== base.get(path)?.id);
  for (const file of await missingPrograms(repository, changed)) {
    leftOut.push({ file, why: 'program' });
    files.delete(file);
  }
  return { index, files, leftOut };
}

/** Returns what makes an index the last commit with the content of `after`, and nothing else. Files keep their modes: changes are about contents. */
function entriesFor(states: {
  base: ReadonlyMap<string, GitFile>;
  after: FileHashes;
  index: ReadonlyMap<string, GitFile>;
}): Map<string, GitFile> {
  const { base, after, index } = states;
  const entries = new Map<string, GitFile>();
  for (const path of new Set([...base.keys(), ...after.keys(), ...index.keys()])) {
    const [id, old, now] = [after.get(path), base.get(path), index.get(path)];
    const mode = old?.mode ?? now?.mode ?? '100644';
    if (id === undefined && now) entries.set(path, { ...now, mode: removed });
    else if (id !== undefined && (now?.id !== id || now.mode !== mode)) entries.set(path, { id, mode });
  }
  return entries;
}

/** The mode of an entry that removes a file from an index. */
export const removed = '0';

/** Puts files into an index, by their paths in the site folder. A folder may be a file now, so the removed ones are first. */
export async function putEntries(
  { git, prefix }: Repository,
  entries: ReadonlyMap<string, GitFile>,
  env: NonNullable<GitOptions['env']>,
): Promise<void> {
  if (entries.size === 0) return;
  const line = ([path, { mode, id }]: [string, GitFile]): string => `${mode} ${id}\t${prefix}${path}\0`;
  const sorted = [...entries].sort(([, one], [, other]) => Number(other.mode === removed) - Number(one.mode === removed));
  await required(git, ['update-index', '-z', '--index-info'], { env, input: sorted.map(line).join('') });
}
