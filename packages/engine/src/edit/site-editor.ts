import { basename, sep } from 'node:path';
import { type LivePage, type Person, type Problem, type ResolvedPage, type Site, UneditableError } from '@pagewright/core';
import { withEmbed } from './allow-embed.ts';
import type { BlockPlace } from './block-mentions.ts';
import { readBlock } from './block-tasks.ts';
import type { FileDiff } from './compare/line-diff.ts';
import { describeEdit } from './describe-edit.ts';
import { draftPage } from './draft-page.ts';
import { EditHistory, type FileStep, type HistoryEntry, versionOf, type What } from './edit-history.ts';
import { editText, problemsOfText } from './edit-text.ts';
import { editableFile } from './editable-file.ts';
import { baseOfEdit, editedText } from './edited-text.ts';
import { FieldChoices } from './field-choices.ts';
import type { FileChange } from './file-changes.ts';
import { outlineOf } from './outline-site.ts';
import type { PageMap } from './page-map/map-page.ts';
import { readMap } from './page-map/read-map.ts';
import { pageTemplate } from './page-template.ts';
import { diffOfChange, pastChanges } from './past-changes.ts';
import { proposeChange } from './propose-change.ts';
import { ProposedSite } from './proposed-site.ts';
import { recordsOf } from './read-records.ts';
import { readValue, UnreadableError } from './read-value.ts';
import { reasonOf } from './reason-of-error.ts';
import { requireReadable } from './require-readable.ts';
import { changesBack } from './revert.ts';
import { samplesInFile } from './samples-in-file.ts';
import { readText, removeUnfinished } from './site-changes.ts';
import type { EditingParts } from './site-editor-parts.ts';
import type {
  Edit,
  EditResult,
  LinkingPlace,
  Outline,
  PastChange,
  Proposal,
  ReadBlock,
  SiteTask,
  UnreadFile,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from './site-editor-types.ts';
import { linksTo, planTask } from './site-tasks.ts';
import { startingBlocks } from './starting-blocks.ts';
import { stepHistory, stepsAfter } from './step-history.ts';
import { readTaskSite, type TaskSite } from './task-site.ts';
import { tryAgain } from './try-again.ts';
import { SiteVersions } from './versions/site-versions.ts';
import { resultOf, writeChanges } from './write-changes.ts';
import { writtenBlocks } from './written-blocks.ts';

/** A change to write, and what it does. */
type Change = {
  files: readonly FileChange[];
  what: What;
  group?: string | undefined;
  isForced?: boolean | undefined;
  isTrial?: boolean;
  rename?: ((problem: Problem) => Problem) | undefined;
  by?: Person | undefined;
};

/** The editing of a site: reads it, says what an edit would do, makes it, takes it back, and reports changes of the files. */
export class SiteEditor {
  /** What fields can be set to. */
  readonly choices: FieldChoices;
  /** What was published, and the drafts. */
  readonly versions: SiteVersions;
  readonly #proposed: ProposedSite;
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly parts: EditingParts,
    private readonly history: EditHistory,
  ) {
    this.choices = new FieldChoices(parts);
    this.#proposed = new ProposedSite(parts);
    this.versions = new SiteVersions({
      ...parts,
      inTurn: (work) => this.#inTurn(work),
      readChanges: () => {
        history.reload();
        return history.entries;
      },
      write: (change) => this.#write(change),
    });
  }

  static async open(parts: EditingParts): Promise<SiteEditor> {
    await removeUnfinished(parts.siteDir);
    return new SiteEditor(parts, await EditHistory.open(parts));
  }

  /** Calls `listener` after each change of the site, whoever made it. Returns a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reports a change of the site to the listeners. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Runs `work` after all earlier work: a file is read and written by one edit at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }

  /** Returns what the site offers: its pages, block types, presets, collections, names, and the fields of pages and settings; and what a person may change. */
  outline(by?: Person): Outline {
    return outlineOf(this.parts.readSite(), this.#schemas(), by);
  }

  /** The schemas of the code, with the types of records that the site declares. */
  #schemas(): Site['schemas'] {
    return this.parts.readSite()?.schemas ?? this.parts.readCode();
  }

  #pageAt(path: string): ResolvedPage | undefined {
    return this.parts.readSite()?.pages.find(({ page }) => page.fields?.path === path);
  }

  /** Returns the page at a path as it stands in its file. Undefined when no file has it. `by`: who could take a change back. */
  read(path: string, by?: Person): Promise<WrittenPage | undefined> {
    return this.#inTurn(async () => {
      const resolved = this.#pageAt(path);
      const site = this.parts.readSite();
      const file = resolved && (await this.#readFile(resolved.page.source.path.split(sep).join('/')));
      if (!resolved || !site || !file || file.isUnreadable) return undefined;
      const { blocks: _, ...value } = Object(file.value);
      this.history.reload();
      return {
        ...file,
        value,
        path,
        title: resolved.page.name,
        blocks: writtenBlocks(resolved, file.value),
        template: pageTemplate(resolved, site, this.#schemas()),
        canUndo: this.history.undoable(by?.id) !== undefined,
        canRedo: this.history.redoable(by?.id) !== undefined,
      };
    });
  }

  /** Returns which nodes of the page at a path show which fields. Undefined when no file has it. */
  map(path: string): Promise<PageMap | undefined> {
    return this.#inTurn(async () => {
      const resolved = this.#pageAt(path);
      const site = this.parts.readSite();
      if (!resolved || !site) return undefined;
      return readMap(resolved, { ...this.parts.readRender(), site, schemas: this.#schemas() });
    });
  }

  /** Returns a YAML file of the site, by its path in the site folder. Undefined when there is none. */
  readFile(file: string): Promise<WrittenFile | UnreadFile | undefined> {
    return this.#inTurn(() => this.#readFile(file));
  }

  async #readFile(file: string): Promise<WrittenFile | UnreadFile | undefined> {
    const absolute = editableFile(this.parts.siteDir, file);
    const text = absolute && (await readText(absolute));
    if (absolute === undefined || text === undefined) return undefined;
    const problems = problemsOfText({ absolute, file, text }, await this.#proposed.problems());
    const read = readValue(file, text);
    if (read.problem) return { file, isUnreadable: true, reason: read.problem.message, problems };
    return { file, version: this.history.remember(text), value: read.value, problems, samples: samplesInFile(file, text) };
  }

  /** Reads something of the site with its files. Undefined while it cannot be read. */
  readSite<Result>(read: (site: TaskSite) => Result | Promise<Result>): Promise<Result | undefined> {
    return this.#inTurn(async () => {
      const site = await this.#taskSite();
      return site && read(site);
    });
  }

  /** Returns the records of a collection as they stand in its files. */
  async records(collection: string): Promise<WrittenRecord[]> {
    return (await this.readSite((site) => recordsOf(collection, site))) ?? [];
  }

  /** Returns the places that link to a page. */
  async linksTo(path: string): Promise<LinkingPlace[]> {
    return (await this.readSite((site) => linksTo(path, site))) ?? [];
  }

  /** Returns a block of a page as it is written, and the places that name it by its id. Undefined while the site cannot be read. */
  readBlock(place: BlockPlace): Promise<ReadBlock | undefined> {
    return this.readSite((site) => readBlock(place, site));
  }

  async #taskSite(): Promise<TaskSite | undefined> {
    const site = this.parts.readSite();
    return site && readTaskSite({ ...this.parts, code: this.parts.readCode(), site });
  }

  /** Returns what an edit would do. Throws `UneditableError` when it cannot be made. */
  propose(edit: Edit): Promise<Proposal> {
    return this.#inTurn(async () => {
      const { absolute, before, text } = await editedText(edit, this.#textParts());
      if (text === undefined) throw new UneditableError('somebody has changed the same lines meanwhile');
      return { text, ...(await proposeChange([{ absolute, before, after: text }], { ...this.parts, proposed: this.#proposed })) };
    });
  }

  /** Makes an edit, unless it would cause errors. When the file was changed meanwhile, makes it in the new text. */
  apply(edit: Edit): Promise<EditResult> {
    return this.#inTurn(() => this.#apply(edit));
  }

  /**
   * Renders the page at a path with an edit that is not written, in the text that was edited: what the file got meanwhile is shown when
   * the edit is written. Undefined when it cannot be made or rendered: writing it says why.
   */
  draft(edit: Edit, path: string): Promise<LivePage | undefined> {
    return this.#inTurn(async () => {
      const { renderLive, readSite } = this.parts;
      const { absolute, base } = baseOfEdit(edit, this.#textParts());
      const text = editText(base, edit, this.#textParts());
      const live =
        renderLive && (await draftPage({ absolute, text, path }, { site: readSite(), proposed: this.#proposed, render: renderLive }));
      // No file has its text. Its blocks are those of the version that was edited.
      return live?.source === versionOf(text) ? { ...live, source: edit.version } : live;
    }).catch(() => undefined);
  }

  /** Adds a block of a type before the block at an index, with values to start with that cause no error, if there are any. */
  addBlock({ type, at, ...edit }: Omit<Edit, 'changes'> & { type: string; at: number }): Promise<EditResult> {
    return this.#inTurn(async () => {
      const site = this.parts.readSite();
      const now = this.parts.clock(site?.settings?.timeZone ?? 'UTC');
      const candidates = site ? startingBlocks(type, { root: this.parts.root, site, schemas: this.#schemas(), now }) : [];
      let first: EditResult | undefined;
      for (const start of candidates) {
        const added = { ...edit, changes: [{ kind: 'insert', path: ['blocks'], at, ...start } as const] };
        const tried = await this.#apply(added);
        // A service that the block cannot do without is allowed together with it.
        const embed =
          tried.outcome === 'refused' ? tried.problems.find(({ code, path }) => code === 'undeclared-embed' && path[1] === at) : undefined;
        const result = embed ? await this.#apply({ ...added, fix: embed }) : tried;
        first ??= result;
        if (result.outcome !== 'refused') return result;
      }
      return first ?? { outcome: 'nothing' };
    });
  }

  /** Makes, copies, renames or deletes a page or a record, unless that would cause errors. It is one change. `isTrial`: nothing is written. */
  run(task: SiteTask, isForced = false, by?: Person, isTrial = false): Promise<EditResult> {
    return this.#inTurn(async () => {
      try {
        return await tryAgain(async () => {
          const site = await this.#taskSite();
          if (!site) throw new Error('The site cannot be read.');
          const { page, ...planned } = await planTask(task, site);
          requireReadable(planned.files, this.parts.siteDir);
          const result = await this.#write({ ...planned, isForced, by, isTrial });
          return result.outcome === 'written' ? { ...result, page } : result;
        });
      } catch (error) {
        const reason = reasonOf(error);
        if (reason?.kind !== 'said') throw error;
        return { outcome: 'impossible', reason: reason.message };
      }
    });
  }

  /** Takes the last change of a person back. */
  undo(by?: Person): Promise<EditResult> {
    return this.#inTurn(() => stepHistory(-1, by, { ...this.parts, history: this.history }));
  }

  /** Makes the change again that a person took back last. */
  redo(by?: Person): Promise<EditResult> {
    return this.#inTurn(() => stepHistory(1, by, { ...this.parts, history: this.history }));
  }

  /** Returns the last changes of everybody, the newest first, with their values. */
  changes(count?: number): PastChange[] {
    this.history.reload();
    return pastChanges(this.history, count);
  }

  /** Returns how a change has changed its files, line by line. */
  diffOf(id: number): FileDiff[] {
    return diffOfChange(this.history, id);
  }

  /** Takes one change back, and keeps those after it. That is a new change. */
  revert(id: number, by?: Person): Promise<EditResult> {
    return this.#inTurn(() =>
      tryAgain(async () => {
        this.history.reload();
        const entry = this.history.entries.find((one) => one.id === id && one.isDone);
        if (!entry) return { outcome: 'nothing' };
        const later = stepsAfter(entry, this.history);
        const files = await changesBack({ siteDir: this.parts.siteDir, history: this.history, files: entry.files, later });
        if ('conflict' in files) return { outcome: 'conflict', file: files.conflict };
        const { deed, name, of = deed } = entry.what;
        return this.#write({ files: files.changes, what: { deed: 'taken-back', name, of }, by });
      }),
    );
  }

  /** Writes a change and adds it to the history, unless it would cause errors. */
  async #write({ files, what, group, isForced, isTrial, rename, by }: Change): Promise<EditResult> {
    const [first] = files;
    if (!first) return { outcome: 'nothing' };
    if (!isForced) {
      const { problems, caused } = await proposeChange(files, { ...this.parts, proposed: this.#proposed, rename });
      if (caused.length > 0) return { outcome: 'refused', problems, caused };
    }
    if (isTrial) return { outcome: 'nothing' };
    const { history } = this;
    const time = Date.now();
    const record = (steps: FileStep[]): HistoryEntry[] =>
      history.withAdded({ files: steps, what, group: group ?? steps[0]?.after ?? '', time, by: by?.id, name: by?.name });
    return resultOf(await writeChanges(files, record, { ...this.parts, history, by }));
  }

  #textParts(): Parameters<typeof editedText>[1] {
    return { siteDir: this.parts.siteDir, history: this.history, schemas: this.#schemas(), proposed: this.#proposed };
  }

  async #apply(edit: Edit): Promise<EditResult> {
    try {
      return await tryAgain(() => this.#tryEdit(edit));
    } catch (error) {
      if (error instanceof UnreadableError) return { outcome: 'impossible', reason: error.message };
      if (!(error instanceof UneditableError)) throw error;
      return { outcome: 'impossible', reason: `${basename(edit.file)} cannot be changed: ${error.message}.` };
    }
  }

  async #tryEdit(edit: Edit): Promise<EditResult> {
    const { absolute, base, before, text } = await editedText(edit, this.#textParts());
    if (text === undefined) return { outcome: 'conflict', file: edit.file };
    const files = await withEmbed({ absolute, before, after: text }, edit.fix, { ...this.parts, proposed: this.#proposed });
    if (files.length === 1 && text === before) return { outcome: 'nothing' };
    requireReadable(files, this.parts.siteDir);
    return this.#write({ ...edit, files, what: describeEdit(edit, base) });
  }
}
