import { draftId } from './draft-id.ts';
import type { Repository } from './git-repository.ts';
import { fileHashesOf, filesIn, takeSnapshot } from './git-snapshot.ts';
import { asked, required } from './run-git.ts';
import type { Draft, DraftAnswer, FileHashes, TakeFiles } from './version-store.ts';

/** The branches of drafts. The second folder is for a project with a branch that is named like the first one. */
const folders = ['refs/heads/pagewright/', 'refs/heads/pagewright-drafts/'];

/** Who makes a draft while nobody's name is known. A draft is not published. */
const unknownAuthor = ['-c', 'user.name=Pagewright', '-c', 'user.email=editor@pagewright.invalid'];

/** A draft and its branch. `where`: the folder in which somebody works on it. */
export type DraftBranch = Draft & { ref: string; where: string };

/** Returns the drafts, the newest first. */
export async function listDrafts({ git }: Repository): Promise<DraftBranch[]> {
  const format = '%(refname)%00%(committerdate:unix)%00%(worktreepath)%00%(contents:subject)';
  const listed = (await asked(git, 'for-each-ref', '--sort=-committerdate', `--format=${format}`, ...folders)) ?? '';
  return listed.split('\n').flatMap((line): DraftBranch[] => {
    const [ref = '', time, where = '', subject = ''] = line.split('\0');
    const folder = folders.find((one) => ref.startsWith(one));
    if (folder === undefined) return [];
    const id = ref.slice(folder.length);
    // Somebody may have added a commit to the branch, with words of their own.
    return [{ id, ref, where, name: draftId(subject) === id ? subject : id, time: Number(time) * 1000 }];
  });
}

/** Saves the files of the site as a commit on a branch of its own, or on that of a known draft. HEAD, work tree, index and stash stay. */
export async function saveGitDraft(
  repository: Repository,
  draft: Pick<Draft, 'id' | 'name'> & { known: DraftBranch | undefined; hasAuthor: boolean },
  takeFiles: TakeFiles,
): Promise<DraftAnswer> {
  const { git } = repository;
  const { id, name, known, hasAuthor } = draft;
  if (known?.where) return { outcome: 'in-use', where: known.where };
  const ref = known?.ref ?? (await freeRef(repository, id));
  const snapshot = await takeFiles(() => takeSnapshot(repository, { keeps: true }));
  try {
    const { head, env } = snapshot;
    const tree = await required(git, ['write-tree'], { env });
    const parent = head === undefined ? [] : ['-p', head];
    const commit = await required(git, [...(hasAuthor ? [] : unknownAuthor), 'commit-tree', tree, ...parent, '-F', '-'], { input: name });
    await required(git, ['update-ref', '-m', 'Save a draft', ref, commit]);
    return { outcome: 'saved' };
  } finally {
    await snapshot.remove();
  }
}

/** Returns the branch of a new draft. A branch cannot lie in another one. */
async function freeRef({ git }: Repository, id: string): Promise<string> {
  const refs = ((await asked(git, 'for-each-ref', '--format=%(refname)', ...folders.map((folder) => folder.slice(0, -1)))) ?? '').split(
    '\n',
  );
  const isFree = (folder: string): boolean => !refs.some((ref) => ref === folder.slice(0, -1) || ref.startsWith(`${folder}${id}/`));
  return (folders.find(isFree) ?? folders[0]) + id;
}

/** Returns the files of a draft with all commits of its branch, and those of the version from which they were made. */
export async function readGitDraft(repository: Repository, { ref }: DraftBranch): Promise<{ base: FileHashes; files: FileHashes }> {
  const base = await asked(repository.git, 'merge-base', 'HEAD', ref);
  const files = fileHashesOf(await filesIn(repository, ref));
  return { base: base === undefined ? new Map() : fileHashesOf(await filesIn(repository, base)), files };
}

export async function deleteGitDraft({ git }: Repository, { ref, where }: DraftBranch): Promise<DraftAnswer> {
  if (where !== '') return { outcome: 'in-use', where };
  await required(git, ['update-ref', '-d', ref]);
  return { outcome: 'nothing' };
}
