import { join } from 'node:path';
import { isGenerated, type Person, publishedPathsFile, readYamlOf, type Site } from '@pagewright/core';
import { changedValues } from '../compare/changed-values.ts';
import type { What } from '../edit-history.ts';
import type { FileChange } from '../file-changes.ts';
import { matterOfFile } from '../people/matters-of-change.ts';
import { requireRole } from '../people/require-role.ts';
import { readText } from '../site-changes.ts';
import type { EditResult } from '../site-editor-types.ts';
import { tryAgain } from '../try-again.ts';
import { draftId } from './draft-id.ts';
import { FolderStore } from './folder-store.ts';
import { findRepository } from './git-repository.ts';
import { GitStore } from './git-store.ts';
import { leftToDo } from './left-to-do.ts';
import { planVersion, type VersionPlan } from './open-version.ts';
import { OtherFiles } from './other-files.ts';
import { refusedStore } from './refused-store.ts';
import { GitError } from './run-git.ts';
import { ChangingError, takeBesideEdits } from './take-files.ts';
import {
  type Draft,
  type DraftAnswer,
  differences,
  type FileHashes,
  type InTurn,
  type Publication,
  type PublishResult,
  someOf,
  type TakeFiles,
  type VersionStore,
} from './version-store.ts';
import type { ChangedFile, DraftResult, OpenOptions, OpenResult, VersionsOverview } from './version-types.ts';

type Parts = {
  root: string;
  siteDir: string;
  readSite: () => Site | undefined;
  /** Runs work while no edit is made. */
  inTurn: InTurn;
  /** Returns the changes of the history: another list after each change. */
  readChanges: () => unknown;
  /** Writes files together, as one change of the history. Throws `SavedMeanwhileError` when one has another text by now. Called in turn. */
  write: (change: { files: readonly FileChange[]; what: What; isForced: boolean; by?: Person | undefined }) => Promise<EditResult>;
};

/** A version to open: what was changed from `base` to `files`, and how. */
type OpenedState = { base: FileHashes | undefined; files: FileHashes; options: OpenOptions; by: Person | undefined };

/** The draft that has what a version replaces. */
type Kept = Pick<Draft, 'id' | 'name'>;

/** How many characters the name of a draft has at most: it is one line of a list. */
const maxDraftName = 100;

/** A choice: what somebody reads before publishing. Of further files, the list has the names. */
const maxCompared = 100;

/** The versions of a site: publishes the files as they are, saves them as drafts, and brings back what was published or saved. */
export class SiteVersions {
  readonly #takeFiles: TakeFiles;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    this.#takeFiles = takeBesideEdits(parts);
  }

  /** Saves, opens or deletes one version at a time. Edits go on meanwhile. */
  #oneByOne<Result>(work: () => Promise<Result>): Promise<Result | Unmade> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return orWhy(done);
  }

  /** Somebody may make a repository of the project at any time. */
  async #store(): Promise<VersionStore> {
    const { root, siteDir } = this.parts;
    const found = await findRepository(siteDir);
    if (!found) return new FolderStore(root, siteDir);
    return 'blocked' in found ? refusedStore(found) : new GitStore(found);
  }

  /**
   * Returns what was changed since the last version was published, the drafts, and what is left before the next version. It only reads, so edits
   * do not wait for it.
   */
  async overview(): Promise<VersionsOverview> {
    const store = await this.#store();
    const site = this.parts.readSite();
    return {
      ...(await store.facts()),
      changes: await this.#changes(store),
      drafts: await store.drafts(),
      left: site ? await leftToDo(site, this.parts.siteDir) : [],
    };
  }

  /** Returns the text that each changed file has in the published version, by its path in the site folder. Undefined for a file that it has not. */
  async publishedTexts(): Promise<Map<string, string | undefined>> {
    const store = await this.#store();
    const before = await store.published();
    const yaml = differences(before, await store.current()).filter((path) => /\.ya?ml$/.test(path));
    const read = await store.read(someOf(before, yaml));
    return new Map(yaml.map((path): [string, string | undefined] => [path, read.get(path)?.toString('utf8')]));
  }

  /** Returns the media files of the published version that were replaced or deleted since, by their paths in the site folder. */
  async publishedMedia(): Promise<ReadonlyMap<string, Buffer>> {
    const store = await this.#store();
    const before = await store.published();
    const replaced = differences(before, await store.current()).filter((path) => before.has(path) && /^media\/[^.]/.test(path));
    return store.read(someOf(before, replaced));
  }

  async #changes(store: VersionStore): Promise<ChangedFile[]> {
    const [before, after] = [await store.published(), await store.current()];
    // Before the first version, everything would be listed. Encoded pictures belong to their originals.
    if (before.size === 0) return [];
    const paths = differences(before, after).filter((path) => path === publishedPathsFile || !/\/\.|^\./.test(path));
    // A release records its paths after its version: they go with the next one.
    if (paths.length === 1 && paths[0] === publishedPathsFile) return [];
    const compared = paths.filter((path) => /\.ya?ml$/.test(path)).slice(0, maxCompared);
    const old = await store.read(someOf(before, compared));
    return Promise.all(paths.map((path) => this.#changeOf(path, { before, after, old, isCompared: compared.includes(path) })));
  }

  async #changeOf(
    path: string,
    states: { before: FileHashes; after: FileHashes; old: ReadonlyMap<string, Buffer>; isCompared: boolean },
  ): Promise<ChangedFile> {
    const { before, after, old, isCompared } = states;
    const kind = !before.has(path) ? 'added' : after.has(path) ? 'changed' : 'removed';
    const page = this.parts.readSite()?.pages.find((one) => one.page.source.path.replaceAll('\\', '/') === path && !isGenerated(one.page));
    const was = isCompared ? old.get(path)?.toString('utf8') : undefined;
    const now = isCompared && after.has(path) ? await readText(join(this.parts.siteDir, path)).catch(() => undefined) : undefined;
    const { title } = Object(path.startsWith('pages/') ? readYamlOf(path, now ?? was ?? '').value : {});
    return {
      file: path,
      kind,
      page: page?.fields?.path,
      title: typeof title === 'string' ? title : undefined,
      values: kind === 'changed' ? changedValues(path, was, now) : [],
    };
  }

  /** Publishes the files of the site as they are. Checks of the project and other computers may take minutes: edits go on meanwhile. */
  async publish(publication: Publication): Promise<PublishResult> {
    return orWhy(this.#store().then((store) => store.publish(publication, this.#takeFiles)));
  }

  /** Sends the versions to a branch of their own, to be reviewed there. */
  async handIn(): Promise<PublishResult> {
    return orWhy(this.#store().then((store) => store.handIn()));
  }

  /** Cancels what is being published or sent. */
  async cancelPublishing(): Promise<void> {
    return (await this.#store()).cancel();
  }

  /** Removes the locks that a git has left that was ended. */
  async clearLocks(): Promise<void> {
    return (await this.#store()).clearLocks();
  }

  /** Brings what others have published into the files, as one change, and makes it the last version here. */
  async getNewer(options: OpenOptions, by?: Person): Promise<OpenResult> {
    let opened: OpenResult = { outcome: 'nothing' };
    const open: Parameters<VersionStore['getNewer']>[0] = async ({ base, files, name, take }) => {
      opened = await this.#oneByOne(() => this.#open({ base, files, options, by }, { deed: 'newer-opened', name }));
      // What is already in the files was written before, and only the version was not taken.
      if (opened.outcome === 'written' || opened.outcome === 'nothing') {
        await take();
        if (opened.outcome === 'nothing') opened = { outcome: 'written', file: '', version: '' };
      }
    };
    return (await orWhy(this.#store().then((store) => store.getNewer(open)))) ?? opened;
  }

  /** Saves the files of the site as a draft with a name. `isForced` replaces one with this name. */
  async saveDraft(written: string, isForced: boolean): Promise<DraftResult> {
    const name = plainName(written);
    if (name.length > maxDraftName) return { outcome: 'too-long', most: maxDraftName, found: name.length };
    return this.#oneByOne(async () => {
      const store = await this.#store();
      const id = draftId(name);
      if (!isForced && (await store.drafts()).some((draft) => draft.id === id)) return { outcome: 'exists' };
      return store.saveDraft({ id, name }, this.#takeFiles);
    });
  }

  /**
   * Brings what was changed in a draft into the files, as one change that can be taken back. What was changed elsewhere since stays. Where both
   * changed one value, it asks.
   */
  openDraft(id: string, options: OpenOptions, by?: Person): Promise<OpenResult> {
    return this.#oneByOne(async () => {
      const store = await this.#store();
      const draft = (await store.drafts()).find((one) => one.id === id);
      const version = draft && (await store.readDraft(id));
      return version ? this.#open({ ...version, options, by }, { deed: 'draft-opened', name: draft.name }) : { outcome: 'nothing' };
    });
  }

  /** Deletes a draft. */
  deleteDraft(id: string): Promise<DraftResult> {
    return this.#oneByOne(async () => {
      const store = await this.#store();
      return (await store.drafts()).some((draft) => draft.id === id) ? store.deleteDraft(id) : { outcome: 'nothing' };
    });
  }

  /** Brings back the files of the published version, as one change that can be taken back. */
  restore(options: OpenOptions, by?: Person): Promise<OpenResult> {
    return this.#oneByOne(async () => {
      const files = await (await this.#store()).published();
      if (files.size === 0) return { outcome: 'nothing' };
      return this.#open({ base: undefined, files, options, by }, { deed: 'restored', name: '' });
    });
  }

  /** Brings a version into the files. When one of them was saved after it was read, all of them are read again. */
  #open(version: OpenedState, what: What): Promise<OpenResult> {
    return tryAgain(() => this.#openOnce(version, what));
  }

  async #openOnce({ options, by, ...states }: OpenedState, what: What): Promise<OpenResult> {
    // What a store has compared is not read again.
    const store = await this.#store();
    const { siteDir, inTurn } = this.parts;
    const plan = await planVersion({ ...states, store, siteDir, picks: options.picks ?? {} });
    for (const { path } of plan.others) requireRole(matterOfFile(path), by);
    if (plan.clashes.length > 0) return { outcome: 'clash', clashes: plan.clashes };
    const others = await OtherFiles.prepare(plan.others, { siteDir, store });
    const left = [...plan.left, ...others.left];
    let result: EditResult | undefined;
    let kept: Kept | DraftAnswer | undefined;
    try {
      kept = await this.#keepReplaced(plan, options);
      if (kept && !('id' in kept)) return kept;
      result = await inTurn(() => this.#write(plan, { others, left }, { what, isForced: options.isForced, by }));
    } finally {
      await others.discard();
      if (kept && 'id' in kept && result?.outcome !== 'written') await store.deleteDraft(kept.id);
    }
    if (result.outcome !== 'written' || (plan.others.length === 0 && left.length === 0)) return result;
    const count = plan.others.filter(({ path }) => !left.includes(path)).length;
    return { ...result, file: result.file || left[0] || '', files: { count, kept: kept?.name, left } };
  }

  /** Writes the files of a version. Adds those to `left` that could not be written. */
  async #write(
    { texts, others: [first] }: VersionPlan,
    { others, left }: { others: OtherFiles; left: string[] },
    change: { what: What; isForced: boolean; by: Person | undefined },
  ): Promise<EditResult> {
    // New pictures are there before the pages that show them.
    left.push(...others.place('new'));
    let result: EditResult | undefined;
    try {
      const written = texts.length > 0 ? await this.parts.write({ ...change, files: texts }) : undefined;
      const hasOthers = first !== undefined || left.length > 0;
      result = written ?? (hasOthers ? { outcome: 'written', file: first?.path ?? '', version: '' } : { outcome: 'nothing' });
    } finally {
      if (result?.outcome !== 'written') others.removeNew();
    }
    if (result.outcome === 'written') left.push(...others.place('replacing'));
    return result;
  }

  /**
   * Saves the files as a draft with a name that none has, when a version replaces pictures that are not published. It reads them again: one may have been
   * saved after the version was planned, and before it was read to be compared with what is replaced.
   */
  async #keepReplaced({ others }: VersionPlan, { keptName }: OpenOptions): Promise<Kept | DraftAnswer | undefined> {
    if (!others.some(({ isThere }) => isThere)) return undefined;
    const store = await this.#store();
    const [published, now] = [await store.published(), await store.current()];
    if (!others.some(({ path, isThere }) => isThere && now.get(path) !== published.get(path))) return undefined;
    const known = new Set((await store.drafts()).map(({ id }) => id));
    const plain = plainName(keptName);
    let name = plain;
    for (let number = 2; known.has(draftId(name)); number += 1) name = `${plain} (${number})`;
    const id = draftId(name);
    const saved = await store.saveDraft({ id, name }, this.#takeFiles);
    return saved.outcome === 'saved' ? { id, name } : saved;
  }
}

/** Why something was not made: git could not do it or was too slow, or the files are changed all the time. */
type Unmade = { outcome: 'failed'; reason: string } | { outcome: 'blocked'; blocked: 'busy' };

/** Returns what work returns, or why it was not made. */
const orWhy = <Result>(work: Promise<Result>): Promise<Result | Unmade> =>
  work.catch((error: unknown): Unmade => {
    if (error instanceof ChangingError) return { outcome: 'blocked', blocked: 'busy' };
    if (!(error instanceof GitError)) throw error;
    return { outcome: 'failed', reason: error.detail };
  });

/** Git and lists have names on one line. */
const plainName = (name: string): string => name.replace(/\p{Cc}/gu, ' ').trim();
