import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type DraftBranch, deleteGitDraft, listDrafts, readGitDraft, saveGitDraft } from './git-drafts.ts';
import { type Difference, differencesOf, none, planNewer } from './git-newer.ts';
import { readFiles } from './git-read.ts';
import { fetchVersions, handInVersions, hasUnsent, newerIn, pushVersions, sendingPlace, type Upstream, upstreamOf } from './git-remote.ts';
import type { Repository } from './git-repository.ts';
import { headOf, type Snapshot, takeSnapshot } from './git-snapshot.ts';
import { clearOldLocks, leftPublication, obstacleOf, publicationNote } from './git-state.ts';
import { asked, entriesOf, gitLimits, required } from './run-git.ts';
import type {
  Draft,
  DraftAnswer,
  FileHashes,
  LeftOut,
  Newer,
  NewerFailure,
  Obstacle,
  Publication,
  PublishResult,
  StoreFacts,
  TakeFiles,
  VersionStore,
} from './version-store.ts';

/** The last commit and the files as they are now. */
type Compared = Pick<Snapshot, 'head' | 'before' | 'after' | 'leftOut'>;

/** The publications that run in this process, by the folder of git. */
const running = new Map<string, { controller: AbortController; done: Promise<unknown> }>();

/**
 * Keeps versions in the git repository around a site folder. It publishes a commit of the files of the site to the branch of the project, by an index of
 * its own: what somebody has staged, and files outside of the site, stay as they are. It is opened for one request: what it has compared is not read again.
 */
export class GitStore implements VersionStore {
  #compared: Promise<Compared> | undefined;
  #listed: Promise<DraftBranch[]> | undefined;

  constructor(private readonly repository: Repository) {}

  async facts(): Promise<StoreFacts> {
    const { repository } = this;
    const { git } = repository;
    await this.#finishLeft();
    const [obstacle, log, place, hasAuthor, { head, leftOut }] = await Promise.all([
      this.#obstacle(),
      asked(git, '-c', 'log.showSignature=false', 'log', '-1', '--format=%ct%x00%an%x00%s', 'HEAD', '--', '.'),
      sendingPlace(repository),
      this.#hasAuthor(),
      this.#compare(),
    ]);
    const [time = '', author = '', message = ''] = log?.split('\0') ?? [];
    return {
      kind: 'git',
      blocked: obstacle?.blocked,
      detail: obstacle?.detail,
      hasPublished: head !== undefined,
      last: time === '' ? undefined : { time: Number(time) * 1000, author, message },
      needsAuthor: !hasAuthor,
      ...('places' in place ? { remote: undefined, places: place.places } : { remote: place }),
      leftOut,
    };
  }

  async #obstacle(): Promise<Obstacle | undefined> {
    return running.has(this.repository.folder) ? { blocked: 'publishing' } : obstacleOf(this.repository);
  }

  async #hasAuthor(): Promise<boolean> {
    const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = process.env;
    if (name && email) return true;
    const set = entriesOf((await asked(this.repository.git, 'config', '-z', '--get-regexp', '^user\\.(name|email)$')) ?? '');
    return ['user.name\n', 'user.email\n'].every((name) => set.some((entry) => entry.startsWith(name) && entry !== name));
  }

  /** Compares the files with the last commit, once. */
  #compare(): Promise<Compared> {
    this.#compared ??= takeSnapshot(this.repository, { keeps: false }).then(async (snapshot) => {
      await snapshot.remove();
      return snapshot;
    });
    return this.#compared;
  }

  async published(): Promise<FileHashes> {
    return (await this.#compare()).before;
  }

  async current(): Promise<FileHashes> {
    return (await this.#compare()).after;
  }

  async leftOut(): Promise<LeftOut[]> {
    return (await this.#compare()).leftOut;
  }

  read(files: FileHashes): Promise<ReadonlyMap<string, Buffer>> {
    return readFiles(this.repository, files);
  }

  /** Runs work that changes the last version, unless something is in the way. One at a time. */
  async #alone<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result | ({ outcome: 'blocked' } & Obstacle)> {
    const { folder } = this.repository;
    const obstacle = await this.#obstacle();
    if (obstacle) return { outcome: 'blocked', ...obstacle };
    if (running.has(folder)) return { outcome: 'blocked', blocked: 'publishing' };
    const controller = new AbortController();
    const done = this.#finishLeft()
      .then(() => work(controller.signal))
      .finally(() => running.delete(folder));
    running.set(folder, { controller, done });
    return done;
  }

  publish(publication: Publication, takeFiles: TakeFiles): Promise<PublishResult> {
    return this.#alone((signal) => this.#publish(publication, takeFiles, signal));
  }

  async #publish({ message, author, sends }: Publication, takeFiles: TakeFiles, signal: AbortSignal): Promise<PublishResult> {
    const { repository } = this;
    const { git } = repository;
    if (!(await this.#hasAuthor())) {
      if (!author) return { outcome: 'no-author' };
      await required(git, ['config', '--local', 'user.name', author.name]);
      await required(git, ['config', '--local', 'user.email', author.email]);
    }
    const place = sends ? await upstreamOf(repository) : undefined;
    const to: Upstream | undefined = place && !('places' in place) ? place : undefined;
    if (to?.isMirror) return { outcome: 'mirror' };
    const refused = to && (await this.#fetch(to, signal));
    if (refused) return refused;
    const committed = await this.#commit(message, takeFiles, signal);
    if (committed && committed.outcome !== 'published') return committed;
    if (!to) return committed ?? { outcome: 'nothing' };
    return (await hasUnsent(repository, to)) ? pushVersions(repository, to, signal) : { outcome: 'nothing' };
  }

  /** Asks where versions are sent whether somebody else has sent some. */
  async #fetch(to: Upstream, signal: AbortSignal): Promise<PublishResult | undefined> {
    const failure = await fetchVersions(this.repository, to, signal);
    if (failure) return failure;
    const count = await newerIn(this.repository, to);
    return count > 0 ? { outcome: 'behind', count, isPublished: false } : undefined;
  }

  /** Commits the files of the site that have changed. The hooks of the project run, while edits go on. Undefined when none has changed. */
  async #commit(message: string, takeFiles: TakeFiles, signal: AbortSignal): Promise<PublishResult | undefined> {
    const snapshot = await takeFiles(() => takeSnapshot(this.repository, { keeps: true }));
    try {
      const result = snapshot.changed.length > 0 ? await this.#commitSnapshot(snapshot, message, signal) : undefined;
      // After an error, the note stays: the next start finishes what may be committed.
      await rm(publicationNote(this.repository, undefined).file, { force: true });
      return result;
    } finally {
      await snapshot.remove();
    }
  }

  async #commitSnapshot(snapshot: Snapshot, message: string, signal: AbortSignal): Promise<PublishResult> {
    const { repository } = this;
    const { git } = repository;
    const { head, env } = snapshot;
    const planned = await required(git, ['write-tree'], { env });
    if ((await headOf(repository)) !== head) return { outcome: 'changed' };
    const note = publicationNote(repository, head);
    writeFileSync(note.file, note.text);
    const options = { env, input: message, kind: 'commit', signal } as const;
    const { status, error, out, failure } = await git(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], options);
    const reason = error || out.toString('utf8').trim();
    if ((await headOf(repository)) === head) {
      if (failure === 'cancelled') return { outcome: 'cancelled', isPublished: false };
      if (failure === 'late') return { outcome: 'late', minutes: gitLimits.commit / 60_000, reason };
      return { outcome: await this.#whyFailed(status), reason };
    }
    if (!(await this.#isPublished(snapshot, { planned, isDone: status === 0 }))) return { outcome: 'changed' };
    await this.#updateIndex(head);
    return { outcome: 'published', isSent: false };
  }

  /** Git ends with 1 when a hook refuses, and with 128 when it cannot do it. */
  async #whyFailed(status: number): Promise<'rejected' | 'unsigned' | 'failed'> {
    if (status === 1) return 'rejected';
    return (await asked(this.repository.git, 'config', '--type=bool', '--get', 'commit.gpgsign')) === 'true' ? 'unsigned' : 'failed';
  }

  /**
   * True when the version is in the history after `head`. It is known by its files, because a hook may change its message: those that were `planned`, or
   * those that a hook has put into the index. False when somebody else has committed instead, or in the same moment: then the version is taken back, because
   * it would undo theirs. `isDone`: git says that it has committed.
   */
  async #isPublished({ head, env }: Snapshot, { planned, isDone }: { planned: string; isDone: boolean }): Promise<boolean> {
    const { git } = this.repository;
    const range = head === undefined ? 'HEAD' : `${head}..HEAD`;
    const listed = await asked(git, '-c', 'log.showSignature=false', 'log', '--first-parent', '--format=%T %H %P', range, '--');
    if (!listed) return false;
    const commits = listed.split('\n').map((line) => line.split(' '));
    const [[tree, commit, parent] = []] = commits;
    if (tree === planned && commits.at(-1)?.[0] !== planned && commit && parent) {
      await required(git, ['update-ref', '-m', 'Take back a version', 'HEAD', parent, commit]);
      return false;
    }
    if (isDone) return true;
    const found = [planned, await asked((args) => git(args, { env }), 'write-tree')];
    return commits.some(([one]) => found.includes(one));
  }

  /** Takes what was committed after `head` into the index of the project, except files that somebody has staged in another state. */
  async #updateIndex(head: string | undefined): Promise<void> {
    const { git, prefix } = this.repository;
    const before = head ?? (await required(git, ['mktree']));
    // A hook may have added files outside of the site.
    const top = ['-C', prefix.replace(/[^/]+/g, '..') || '.'];
    const listed = entriesOf((await asked(git, ...top, 'ls-files', '--stage', '-z')) ?? '');
    const staged = new Map(listed.map((line): [string, string | undefined] => [line.slice(line.indexOf('\t') + 1), line.split(' ', 2)[1]]));
    const differing = await differencesOf(git, before, 'HEAD');
    const isUntouched = ({ path, from, to }: Difference): boolean =>
      [from, to].some(({ mode, id }) => staged.get(path) === (mode === none ? undefined : id));
    const paths = differing.filter(isUntouched).map(({ path }) => path);
    if (paths.length === 0) return;
    // It is no fault of the publication when git is at work there: the next command of git shows it.
    const reset = ['--literal-pathspecs', ...top, 'reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git(reset, { input: paths.join('\0') });
  }

  /** Finishes a publication whose process was killed: the index of the project would take it back with the next commit. */
  async #finishLeft(): Promise<void> {
    const { repository } = this;
    const left = leftPublication(repository);
    if (!left) return;
    await this.#updateIndex(left.head);
    await rm(publicationNote(repository, undefined).file, { force: true });
  }

  async getNewer(open: (newer: Newer) => Promise<void>): Promise<NewerFailure | undefined> {
    return this.#alone(async (signal) => {
      const { repository } = this;
      const place = await upstreamOf(repository);
      if ('places' in place) return { outcome: 'nothing' };
      const failure = await fetchVersions(repository, place, signal);
      if (failure) return failure;
      const newer = await planNewer(repository, place, (head) => this.#updateIndex(head));
      if ('outcome' in newer) return newer;
      await open(newer);
      return undefined;
    });
  }

  handIn(): Promise<PublishResult> {
    return this.#alone((signal) => handInVersions(this.repository, signal));
  }

  async cancel(): Promise<void> {
    const { controller, done } = running.get(this.repository.folder) ?? {};
    controller?.abort();
    // Who has started it gets its error.
    await done?.catch(() => undefined);
  }

  clearLocks(): Promise<void> {
    return clearOldLocks(this.repository);
  }

  async drafts(): Promise<Draft[]> {
    return (await this.#list()).map(({ id, name, time }) => ({ id, name, time }));
  }

  /** Lists the drafts, once until one is saved or deleted. */
  #list(): Promise<DraftBranch[]> {
    this.#listed ??= listDrafts(this.repository);
    return this.#listed;
  }

  async #branch(id: string): Promise<DraftBranch | undefined> {
    return (await this.#list()).find((draft) => draft.id === id);
  }

  async saveDraft(draft: Pick<Draft, 'id' | 'name'>, takeFiles: TakeFiles): Promise<DraftAnswer> {
    try {
      const [known, hasAuthor] = [await this.#branch(draft.id), await this.#hasAuthor()];
      return await saveGitDraft(this.repository, { ...draft, known, hasAuthor }, takeFiles);
    } finally {
      this.#listed = undefined;
    }
  }

  async readDraft(id: string): Promise<{ base: FileHashes; files: FileHashes } | undefined> {
    const draft = await this.#branch(id);
    return draft && readGitDraft(this.repository, draft);
  }

  async deleteDraft(id: string): Promise<DraftAnswer> {
    const draft = await this.#branch(id);
    this.#listed = undefined;
    return draft ? deleteGitDraft(this.repository, draft) : { outcome: 'nothing' };
  }
}
