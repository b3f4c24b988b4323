import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asked, gitIn, type RunGit, required } from './run-git.ts';
import {
  type Blocked,
  type Draft,
  differences,
  isOfSite,
  type Publication,
  type PublishResult,
  type StoreFacts,
  type Tree,
  type VersionStore,
} from './version-store.ts';

/** The branches of drafts. */
const drafts = 'refs/heads/pagewright/';

/** Who makes a draft while nobody's name is known. A draft is not published. */
const unknownAuthor = ['-c', 'user.name=Pagewright', '-c', 'user.email=editor@pagewright.invalid'];

/**
 * Keeps versions in the git repository around a site folder. It publishes a commit of the files of the site to the branch of the project, by an index of
 * its own: what somebody has staged, and files outside of the site, stay as they are.
 */
export class GitStore implements VersionStore {
  private constructor(
    private readonly git: RunGit,
    /** The folder of git for this work tree, and its index. */
    private readonly folder: string,
    private readonly ownIndex: string,
  ) {}

  /** Opens the repository around a site folder. Undefined without git, outside of a repository, and in a folder that it ignores. */
  static async open(siteDir: string): Promise<GitStore | undefined> {
    const git = gitIn(siteDir);
    const found = await asked(git, 'rev-parse', '--is-inside-work-tree', '--absolute-git-dir', '--git-path', 'index');
    const [isInside, folder, index] = found?.split('\n') ?? [];
    if (isInside !== 'true' || folder === undefined || index === undefined) return undefined;
    if ((await asked(git, 'check-ignore', '--quiet', join(siteDir, 'site.yaml'))) !== undefined) return undefined;
    return new GitStore(git, folder, resolve(siteDir, index));
  }

  async facts(): Promise<StoreFacts> {
    const { git } = this;
    const [blocked, log, remote, head, hasAuthor, ignored] = await Promise.all([
      this.#blocked(),
      asked(git, 'log', '-1', '--format=%ct%x00%an%x00%s', 'HEAD', '--', '.'),
      asked(git, 'rev-parse', '--abbrev-ref', '@{upstream}'),
      this.#head(),
      this.#hasAuthor(),
      this.#ignored(),
    ]);
    const [time = '', author = '', message = ''] = log?.split('\0') ?? [];
    return {
      kind: 'git',
      blocked,
      hasPublished: head !== undefined,
      last: time === '' ? undefined : { time: Number(time) * 1000, author, message },
      needsAuthor: !hasAuthor,
      remote: remote === undefined ? undefined : { name: remote, unsent: await this.#count('@{upstream}..HEAD') },
      ignored,
    };
  }

  #head(): Promise<string | undefined> {
    return asked(this.git, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
  }

  async #count(range: string): Promise<number> {
    return Number((await asked(this.git, 'rev-list', '--count', range)) ?? 0);
  }

  async #hasAuthor(): Promise<boolean> {
    const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = process.env;
    if (name && email) return true;
    const found = (await asked(this.git, 'config', '--get-regexp', '^user\\.(name|email)$')) ?? '';
    return /^user\.name/m.test(found) && /^user\.email/m.test(found);
  }

  async #blocked(): Promise<Blocked | undefined> {
    const has = (name: string): boolean => existsSync(join(this.folder, name));
    if (['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'].some(has)) return 'unfinished';
    if (has('index.lock')) return 'busy';
    return (await asked(this.git, 'symbolic-ref', '--quiet', 'HEAD')) === undefined ? 'no-branch' : undefined;
  }

  async #ignored(): Promise<string[]> {
    const found = await asked(this.git, 'ls-files', '-z', '--others', '--ignored', '--exclude-standard');
    return (found ?? '').split('\0').filter((path) => isOfSite(path) && !path.startsWith('media/.'));
  }

  published(): Promise<Tree> {
    return this.#tree('HEAD');
  }

  current(): Promise<Tree> {
    return this.#withIndex(async (index) => this.#tree(await required(this.git, ['write-tree'], { index })));
  }

  /** Returns the files of the site in a commit or a tree. Symbolic links are not files of a site. */
  async #tree(name: string): Promise<Tree> {
    const listed = await asked(this.git, 'ls-tree', '-r', '-z', name);
    const files = (listed ?? '').split('\0').flatMap((line): [string, string][] => {
      const [, id, path] = /^100\d{3} blob (\w+)\t(.+)$/s.exec(line) ?? [];
      return id !== undefined && path !== undefined && isOfSite(path) ? [[path, id]] : [];
    });
    return new Map(files);
  }

  async read(path: string, id: string): Promise<Buffer> {
    // The filters of the project may write line breaks differently, or store large files elsewhere.
    const { status, out, error } = await this.git(['cat-file', '--filters', `--path=${path}`, id]);
    if (status !== 0) throw new Error(`${path} of another version cannot be read: ${error}`);
    return out;
  }

  /** Calls `work` with an index that has the last commit, and the files of the site as they are now. */
  async #withIndex<Result>(work: (index: string) => Promise<Result>): Promise<Result> {
    const temp = await mkdtemp(join(tmpdir(), 'pagewright-index-'));
    const index = join(temp, 'index');
    try {
      // That of the project knows which files are unchanged.
      await copyFile(this.ownIndex, index).catch(() => undefined);
      const isBorn = (await this.#head()) !== undefined;
      await required(this.git, ['read-tree', ...(isBorn ? ['--reset', 'HEAD'] : ['--empty'])], { index });
      const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
      const paths = (await required(this.git, list, { index })).split('\0').filter(isOfSite);
      await required(this.git, ['update-index', '--add', '--remove', '-z', '--stdin'], { index, input: paths.join('\0') });
      return await work(index);
    } finally {
      await rm(temp, { recursive: true, force: true });
    }
  }

  async publish({ message, author, sends }: Publication): Promise<PublishResult> {
    const blocked = await this.#blocked();
    if (blocked) return { outcome: 'blocked', blocked };
    if (!(await this.#hasAuthor())) {
      if (!author) return { outcome: 'no-author' };
      await required(this.git, ['config', '--local', 'user.name', author.name]);
      await required(this.git, ['config', '--local', 'user.email', author.email]);
    }
    const refused = sends ? await this.#fetch() : undefined;
    if (refused) return refused;
    const committed = await this.#commit(message);
    if (committed?.outcome === 'rejected') return committed;
    if (!sends) return committed ?? { outcome: 'nothing' };
    return (await this.#count('@{upstream}..HEAD')) > 0 ? this.#push() : { outcome: 'nothing' };
  }

  /** Asks where versions are sent whether somebody else has sent some. */
  async #fetch(): Promise<PublishResult | undefined> {
    const remote = await this.#setting('remote');
    const { status, error } = await this.git(['fetch', '--quiet', remote]);
    if (status !== 0) return { outcome: 'unreachable', reason: error };
    const count = await this.#count('HEAD..@{upstream}');
    return count > 0 ? { outcome: 'behind', count } : undefined;
  }

  /** Returns a setting of the branch: where it is sent (`remote`), and to which branch (`merge`). */
  async #setting(name: 'remote' | 'merge'): Promise<string> {
    const branch = await required(this.git, ['symbolic-ref', '--short', 'HEAD']);
    return required(this.git, ['config', `branch.${branch}.${name}`]);
  }

  async #push(): Promise<PublishResult> {
    const { status, error } = await this.git(['push', '--quiet', await this.#setting('remote'), `HEAD:${await this.#setting('merge')}`]);
    return status === 0 ? { outcome: 'published', isSent: true } : { outcome: 'not-sent', reason: error };
  }

  /** Commits the files of the site that have changed. The hooks of the project run. Undefined when none has changed. */
  async #commit(message: string): Promise<PublishResult | undefined> {
    return this.#withIndex(async (index) => {
      const before = await this.published();
      const after = await this.#tree(await required(this.git, ['write-tree'], { index }));
      const changed = differences(before, after);
      if (changed.length === 0) return undefined;
      const { status, error, out } = await this.git(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], { index, input: message });
      if (status !== 0) return { outcome: 'rejected', reason: error || out.toString('utf8') };
      await this.#updateIndex(changed, { before, after });
      return { outcome: 'published', isSent: false };
    });
  }

  /** Takes the committed files into the index of the project, except those that somebody has staged in another state. */
  async #updateIndex(changed: readonly string[], { before, after }: { before: Tree; after: Tree }): Promise<void> {
    const listed = (await asked(this.git, 'ls-files', '--stage', '-z')) ?? '';
    const staged = new Map(
      listed.split('\0').flatMap((line): [string, string][] => {
        const [, id, path] = /^\d+ (\w+) 0\t(.+)$/s.exec(line) ?? [];
        return id !== undefined && path !== undefined ? [[path, id]] : [];
      }),
    );
    const isUntouched = (path: string): boolean => [before.get(path), after.get(path)].includes(staged.get(path));
    const paths = changed.filter(isUntouched);
    if (paths.length === 0) return;
    // It is no fault of the publication when git is at work there: the next command of git shows it.
    await this.git(['--literal-pathspecs', 'reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], {
      input: paths.join('\0'),
    });
  }

  async drafts(): Promise<Draft[]> {
    const format = '%(refname)%00%(committerdate:unix)%00%(contents:subject)';
    const listed = (await asked(this.git, 'for-each-ref', '--sort=-committerdate', `--format=${format}`, drafts)) ?? '';
    return listed.split('\n').flatMap((line): Draft[] => {
      const [ref = '', time, name = ''] = line.split('\0');
      return ref === '' ? [] : [{ id: ref.slice(drafts.length), name, time: Number(time) * 1000 }];
    });
  }

  async saveDraft({ id, name }: Pick<Draft, 'id' | 'name'>): Promise<void> {
    await this.#requireFree(id);
    const head = await this.#head();
    const commit = await this.#withIndex(async (index) => {
      const tree = await required(this.git, ['write-tree'], { index });
      const author = (await this.#hasAuthor()) ? [] : unknownAuthor;
      return required(this.git, [...author, 'commit-tree', tree, ...(head === undefined ? [] : ['-p', head]), '-F', '-'], { input: name });
    });
    await required(this.git, ['update-ref', '-m', 'Save a draft', drafts + id, commit]);
  }

  /** Throws for a branch that somebody works on. */
  async #requireFree(id: string): Promise<void> {
    const used = await asked(this.git, 'for-each-ref', '--format=%(worktreepath)', drafts + id);
    if (used) throw new Error(`Somebody works on the branch pagewright/${id} in ${used}. Switch to another branch there first.`);
  }

  async readDraft(id: string): Promise<{ base: Tree; files: Tree } | undefined> {
    const ref = drafts + id;
    if ((await asked(this.git, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)) === undefined) return undefined;
    return { base: await this.#tree(`${ref}^`), files: await this.#tree(ref) };
  }

  async deleteDraft(id: string): Promise<void> {
    await this.#requireFree(id);
    await required(this.git, ['update-ref', '-d', drafts + id]);
  }
}
