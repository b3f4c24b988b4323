import { isMade, readYaml, type Site, slugOf } from '@pagewright/core';
import { cacheKey } from '../../cache/text-cache.ts';
import { changedValues } from '../compare/changed-values.ts';
import type { What } from '../edit-history.ts';
import type { EditResult } from '../editing-types.ts';
import type { FileChange } from '../file-changes.ts';
import { FolderStore } from './folder-store.ts';
import { GitStore } from './git-store.ts';
import { leftToDo } from './left-to-do.ts';
import { openVersion } from './open-version.ts';
import { differences, type Publication, type PublishResult, type Tree, type VersionStore } from './version-store.ts';
import type { ChangedFile, DraftResult, VersionsOverview } from './version-types.ts';

type Parts = {
  root: string;
  siteDir: string;
  readSite: () => Site | undefined;
  /** Runs work while no edit is made. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Writes files together, as one change of the history. */
  write: (change: { files: readonly FileChange[]; what: What; isForced: boolean }) => Promise<EditResult>;
};

/** A choice: what somebody reads before publishing. Of further files, the list has the names. */
const maxCompared = 100;

/** The versions of a site: publishes the files as they are, saves them as drafts, and brings back what was published or saved. */
export class SiteVersions {
  constructor(private readonly parts: Parts) {}

  /** Somebody may make a repository of the project at any time. */
  async #store(): Promise<VersionStore> {
    const { root, siteDir } = this.parts;
    return (await GitStore.open(siteDir)) ?? new FolderStore(root, siteDir);
  }

  /** Returns what was changed since the last version was published, the drafts, and what is left before the next version. */
  overview(): Promise<VersionsOverview> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const site = this.parts.readSite();
      return {
        ...(await store.facts()),
        changes: await this.#changes(store),
        drafts: await store.drafts(),
        left: site ? await leftToDo(site, this.parts.siteDir) : [],
      };
    });
  }

  /** Returns the text that each changed file has in the published version, by its path in the site folder. Undefined for a file that it has not. */
  publishedTexts(): Promise<Map<string, string | undefined>> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const [before, after] = [await store.published(), await store.current()];
      const yaml = differences(before, after).filter((path) => /\.ya?ml$/.test(path));
      const texts = yaml.map(async (path): Promise<[string, string | undefined]> => [path, await textIn(before, path, store)]);
      return new Map(await Promise.all(texts));
    });
  }

  /** Returns the media files of the published version that were replaced or deleted since, by their paths in the site folder. */
  publishedMedia(): Promise<Map<string, Buffer>> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const before = await store.published();
      const replaced = differences(before, await store.current()).filter((path) => before.has(path) && /^media\/[^.]/.test(path));
      return new Map(
        await Promise.all(replaced.map(async (path): Promise<[string, Buffer]> => [path, await store.read(path, before.get(path) ?? '')])),
      );
    });
  }

  async #changes(store: VersionStore): Promise<ChangedFile[]> {
    const [before, after] = [await store.published(), await store.current()];
    // Before the first version, everything would be listed. Encoded pictures belong to their originals.
    if (before.size === 0) return [];
    const paths = differences(before, after).filter((path) => !/\/\.|^\./.test(path));
    return Promise.all(paths.map((path, index) => this.#changeOf(path, { before, after, store, isCompared: index < maxCompared })));
  }

  async #changeOf(path: string, states: { before: Tree; after: Tree; store: VersionStore; isCompared: boolean }): Promise<ChangedFile> {
    const { before, after, store, isCompared } = states;
    const kind = !before.has(path) ? 'added' : after.has(path) ? 'changed' : 'removed';
    const page = this.parts.readSite()?.pages.find((one) => one.page.source.path.replaceAll('\\', '/') === path && !isMade(one.page));
    const isYaml = isCompared && /\.ya?ml$/.test(path);
    const [old, now] = isYaml ? [await textIn(before, path, store), await textIn(after, path, store)] : [];
    const { title } = Object(path.startsWith('pages/') ? readYaml('', now ?? old ?? '').value : {});
    return {
      file: path,
      kind,
      page: page?.fields?.path,
      title: typeof title === 'string' ? title : undefined,
      values: kind === 'changed' ? changedValues(old, now) : [],
    };
  }

  /** Publishes the files of the site as they are. */
  publish(publication: Publication): Promise<PublishResult> {
    return this.parts.inTurn(async () => (await this.#store()).publish(publication));
  }

  /** Saves the files of the site as a draft with a name. `isForced` replaces one with this name. */
  saveDraft(name: string, isForced: boolean): Promise<DraftResult> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const id = slugOf(name) || cacheKey(name);
      if (!isForced && (await store.drafts()).some((draft) => draft.id === id)) return { outcome: 'exists' };
      await store.saveDraft({ id, name });
      return { outcome: 'saved' };
    });
  }

  /**
   * Brings what was changed in a draft into the files, as one change that can be taken back. What was changed elsewhere since stays. When both
   * changed the same lines, or that would cause errors, `isForced` takes those of the draft.
   */
  openDraft(id: string, isForced: boolean): Promise<EditResult> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const draft = (await store.drafts()).find((one) => one.id === id);
      const version = draft && (await store.readDraft(id));
      return version ? this.#open({ ...version, store, isForced }, { deed: 'draft-opened', name: draft.name }) : { outcome: 'nothing' };
    });
  }

  /** Deletes a draft. */
  deleteDraft(id: string): Promise<EditResult> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      if ((await store.drafts()).some((draft) => draft.id === id)) await store.deleteDraft(id);
      return { outcome: 'nothing' };
    });
  }

  /** Brings back the files of the published version, as one change that can be taken back. */
  restore(isForced: boolean): Promise<EditResult> {
    return this.parts.inTurn(async () => {
      const store = await this.#store();
      const files = await store.published();
      if (files.size === 0) return { outcome: 'nothing' };
      return this.#open({ base: await store.current(), files, store, isForced }, { deed: 'restored', name: '' });
    });
  }

  async #open(version: { base: Tree; files: Tree; store: VersionStore; isForced: boolean }, what: What): Promise<EditResult> {
    const opened = await openVersion({ ...version, siteDir: this.parts.siteDir });
    if ('conflict' in opened) return { outcome: 'conflict', file: opened.conflict };
    return this.parts.write({ files: opened.changes, what, isForced: version.isForced });
  }
}

const textIn = async (tree: Tree, path: string, store: VersionStore): Promise<string | undefined> => {
  const id = tree.get(path);
  return id === undefined ? undefined : (await store.read(path, id)).toString('utf8');
};
