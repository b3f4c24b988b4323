import { basename, relative, sep } from 'node:path';
import { isMade, type LivePage, type Problem, type ResolvedPage, readYaml, type Site, UneditableError } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { blocksIn, describeEdit, typeOf } from './describe-edit.ts';
import { draftPage } from './draft-page.ts';
import { EditHistory, type FileStep, type HistoryEntry, reversed, type What } from './edit-history.ts';
import { editMerged, editText, fixText, problemsOfText } from './edit-text.ts';
import { editableFile } from './editable-file.ts';
import type { EditingParts } from './editing-parts.ts';
import type {
  CausedError,
  Edit,
  EditResult,
  LinkingPlace,
  Offer,
  PastChange,
  Proposal,
  SiteTask,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from './editing-types.ts';
import { FieldChoices } from './field-choices.ts';
import { type FileChange, writeFiles } from './file-changes.ts';
import { mergeTexts } from './merge-texts.ts';
import { offerOf } from './offer-site.ts';
import { mapPage, type PageMap } from './page-map/map-page.ts';
import { ProposedSite } from './proposed-site.ts';
import { recordsOf } from './read-records.ts';
import { readSource, readText, removeUnfinished } from './site-changes.ts';
import { linksTo, planTask } from './site-tasks.ts';
import { startingBlocks } from './starting-blocks.ts';
import { changesBack } from './take-back.ts';
import { readTaskSite, type TaskSite } from './task-site.ts';

/** A change to write, and what it does. */
type Change = {
  files: readonly FileChange[];
  what: What;
  group?: string | undefined;
  isForced?: boolean | undefined;
  rename?: ((problem: Problem) => Problem) | undefined;
};

/** The editing of a site: reads it, says what an edit would do, makes it, takes it back, and reports changes of the files. */
export class Editing {
  /** What fields can be set to. */
  readonly choices: FieldChoices;
  readonly #proposed: ProposedSite;
  readonly #listeners = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly parts: EditingParts,
    private readonly history: EditHistory,
  ) {
    this.choices = new FieldChoices(parts);
    this.#proposed = new ProposedSite(parts);
  }

  static async open(parts: EditingParts): Promise<Editing> {
    await removeUnfinished(parts.siteDir);
    return new Editing(parts, await EditHistory.open(parts.root, parts.siteDir));
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

  /** Returns what the site offers: its pages, block types, presets, collections, names, and the fields of pages and settings. */
  offer(): Offer {
    return offerOf(this.parts.readSite(), this.#schemas());
  }

  /** The schemas of the code, with the types of records that the site declares. */
  #schemas(): Site['schemas'] {
    return this.parts.readSite()?.schemas ?? this.parts.readCode();
  }

  #pageAt(path: string): ResolvedPage | undefined {
    return this.parts.readSite()?.pages.find(({ page }) => page.fields?.path === path && !isMade(page));
  }

  /** Returns the page at a path as it stands in its file. Undefined when no file has it. */
  read(path: string): Promise<WrittenPage | undefined> {
    return this.#inTurn(async () => {
      const resolved = this.#pageAt(path);
      const site = this.parts.readSite();
      const file = resolved && (await this.#readFile(resolved.page.source.path.split(sep).join('/')));
      if (!resolved || !site || !file) return undefined;
      const { blocks: _, ...value } = Object(file.value);
      const blocks = blocksIn(file.value);
      const { renderable, hidden } = site.blocksOf(resolved);
      return {
        ...file,
        value,
        path,
        title: resolved.page.name,
        blocks: blocks.map((block, index) => ({
          type: typeOf(block),
          value: block,
          key: (renderable.get(index) ?? hidden.blocks.get(index))?.key,
        })),
        canUndo: this.history.undoable !== undefined,
        canRedo: this.history.redoable !== undefined,
      };
    });
  }

  /** Returns which nodes of the page at a path show which fields. Undefined when no file has it. */
  map(path: string): Promise<PageMap | undefined> {
    return this.#inTurn(async () => {
      const resolved = this.#pageAt(path);
      const site = this.parts.readSite();
      if (!resolved || !site) return undefined;
      const text = await readText(resolved.page.source.absolute);
      if (text === undefined) return undefined;
      return mapPage(resolved, blocksIn(readYaml('', text).value), site, {
        schemas: this.#schemas(),
        renderBlock: this.parts.readRender(),
      });
    });
  }

  /** Returns a YAML file of the site, by its path in the site folder. Undefined when there is none. */
  readFile(file: string): Promise<WrittenFile | undefined> {
    return this.#inTurn(() => this.#readFile(file));
  }

  async #readFile(file: string): Promise<WrittenFile | undefined> {
    const absolute = editableFile(this.parts.siteDir, file);
    const text = absolute && (await readText(absolute));
    if (absolute === undefined || text === undefined) return undefined;
    const problems = await this.#proposed.problems();
    const { value } = readYaml('', text);
    return { file, version: this.history.remember(text), value, problems: problemsOfText(absolute, text, problems) };
  }

  /** Returns the records of a collection as they stand in its files. */
  records(collection: string): Promise<WrittenRecord[]> {
    return this.#inTurn(async () => {
      const site = await this.#taskSite();
      return site ? recordsOf(collection, site) : [];
    });
  }

  /** Returns the places that link to a page. */
  linksTo(path: string): Promise<LinkingPlace[]> {
    return this.#inTurn(async () => {
      const site = await this.#taskSite();
      return site ? linksTo(path, site) : [];
    });
  }

  async #taskSite(): Promise<TaskSite | undefined> {
    const { siteDir, clock, readCode, readSite } = this.parts;
    const site = readSite();
    return site && readTaskSite({ siteDir, clock, code: readCode(), site });
  }

  /** Returns what an edit would do. Throws `UneditableError` when it cannot be made. */
  propose(edit: Edit): Promise<Proposal> {
    return this.#inTurn(async () => {
      const { absolute, before, text } = await this.#newText(edit);
      if (text === undefined) throw new UneditableError('somebody has changed the same lines meanwhile');
      return { text, ...(await this.#propose([{ absolute, before, after: text }])) };
    });
  }

  /** Makes an edit, unless it would cause errors. When the file was changed meanwhile, makes it in the new text. */
  apply(edit: Edit): Promise<EditResult> {
    return this.#inTurn(() => this.#apply(edit));
  }

  /** Renders the page at a path with an edit that is not written. Undefined when it cannot be made or rendered: writing it says why. */
  draft(edit: Edit, path: string): Promise<LivePage | undefined> {
    return this.#inTurn(async () => {
      const { absolute, text } = await this.#newText(edit);
      const { renderLive } = this.parts;
      return text === undefined || !renderLive ? undefined : draftPage({ absolute, text, path }, this.#proposed, renderLive);
    }).catch(() => undefined);
  }

  /** Adds a block of a type before the block at an index, with values to start with that cause no error, if there are any. */
  addBlock({ type, at, ...edit }: Omit<Edit, 'changes'> & { type: string; at: number }): Promise<EditResult> {
    return this.#inTurn(async () => {
      const site = this.parts.readSite();
      const candidates = site ? startingBlocks(type, { root: this.parts.root, site, schemas: this.#schemas() }) : [];
      let first: EditResult | undefined;
      for (const value of candidates) {
        const result = await this.#apply({ ...edit, changes: [{ kind: 'insert', path: ['blocks'], at, value }] });
        first ??= result;
        if (result.outcome !== 'refused') return result;
      }
      return first ?? { outcome: 'nothing' };
    });
  }

  /** Makes, copies, renames or deletes a page or a record, unless that would cause errors. It is one change. */
  run(task: SiteTask, isForced = false): Promise<EditResult> {
    return this.#inTurn(async () => {
      const site = await this.#taskSite();
      if (!site) return { outcome: 'impossible', reason: 'The site cannot be read.' };
      try {
        const { page, ...planned } = await planTask(task, site);
        const result = await this.#write({ ...planned, isForced });
        return result.outcome === 'written' ? { ...result, page } : result;
      } catch (error) {
        // Plans throw what they say to authors.
        return { outcome: 'impossible', reason: error instanceof Error ? error.message : String(error) };
      }
    });
  }

  /** Takes the last change back. */
  undo(): Promise<EditResult> {
    return this.#inTurn(() => this.#step(-1, this.history.undoable));
  }

  /** Makes the change again that was taken back last. */
  redo(): Promise<EditResult> {
    return this.#inTurn(() => this.#step(1, this.history.redoable));
  }

  /** Returns all changes, the last one first. Those that were taken back are above the others. */
  changes(): PastChange[] {
    const done = this.history.done();
    return [...done, ...this.history.undone()]
      .map(({ what, files, time }, id) => ({ id, what, files: files.map(({ file }) => file), time, isDone: id < done.length }))
      .reverse();
  }

  /** Takes one change back, and keeps those after it. That is a new change. */
  takeBack(id: number): Promise<EditResult> {
    return this.#inTurn(async () => {
      const done = this.history.done();
      const entry = done[id];
      if (!entry) return { outcome: 'nothing' };
      const later = done.slice(id + 1).flatMap(({ files }) => files);
      const files = await changesBack({ siteDir: this.parts.siteDir, history: this.history, files: entry.files, later });
      if ('conflict' in files) return { outcome: 'conflict', file: files.conflict };
      return this.#write({ files: files.changes, what: { deed: 'taken-back', name: entry.what.name } });
    });
  }

  async #propose(files: readonly FileChange[], rename?: (problem: Problem) => Problem): Promise<Omit<Proposal, 'text'>> {
    const compared = await this.#proposed.compare(new Map(files.map(({ absolute, after }) => [absolute, after])), rename);
    const [first] = files;
    const problems = first?.after === undefined ? [] : problemsOfText(first.absolute, first.after, compared.problems);
    const caused = compared.caused.map(({ message, file, line, column, code }): CausedError => {
      const isOwn = first !== undefined && file === displayPath(first.absolute);
      const own = isOwn ? problems.find((one) => one.code === code && one.message === message) : undefined;
      return { message, place: `${basename(file)}:${line}:${column}`, path: own?.path };
    });
    return { problems, caused };
  }

  /** Writes a change and adds it to the history, unless it would cause errors. */
  async #write({ files, what, group, isForced, rename }: Change): Promise<EditResult> {
    const [first] = files;
    if (!first) return { outcome: 'nothing' };
    if (!isForced) {
      const { problems, caused } = await this.#propose(files, rename);
      if (caused.length > 0) return { outcome: 'refused', problems, caused };
    }
    if (!(await writeFiles(files))) return { outcome: 'conflict', file: this.#pathOf(first.absolute) };
    const steps = files.map((change) => this.#stepOf(change));
    const version = steps[0]?.after ?? '';
    await this.history.add({ files: steps, what, group: group ?? version, time: Date.now() });
    return { outcome: 'written', file: this.#pathOf(first.absolute), version };
  }

  #pathOf(absolute: string): string {
    return relative(this.parts.siteDir, absolute).split(sep).join('/');
  }

  #stepOf({ absolute, before, after }: FileChange): FileStep {
    const versionOf = (text: string | undefined): string | null => (text === undefined ? null : this.history.remember(text));
    return { file: this.#pathOf(absolute), before: versionOf(before), after: versionOf(after) };
  }

  /** Returns the text of a file after an edit, and its text now. `text` is undefined when somebody has changed the same lines. */
  async #newText(edit: Edit): Promise<{ absolute: string; before: string; text: string | undefined }> {
    const absolute = editableFile(this.parts.siteDir, edit.file);
    const base = this.history.textOf(edit.version);
    if (absolute === undefined) throw new UneditableError('it is no YAML file of the site');
    if (base === undefined) throw new UneditableError('its version is not known; read it again');
    const { text: before } = await readSource(absolute);
    const parts = { history: this.history, schemas: this.#schemas() };
    const text = mergeTexts(base, editText(base, edit, parts), before) ?? editMerged(base, before, edit, parts);
    return { absolute, before, text: text === undefined || !edit.fix ? text : await fixText(absolute, text, edit.fix, this.#proposed) };
  }

  async #apply(edit: Edit): Promise<EditResult> {
    try {
      const { absolute, before, text } = await this.#newText(edit);
      if (text === undefined) return { outcome: 'conflict', file: edit.file };
      if (text === before) return { outcome: 'nothing' };
      const what = describeEdit(before, edit.changes);
      const result = await this.#write({ ...edit, files: [{ absolute, before, after: text }], what });
      // Somebody may have saved the file while it was checked.
      return result.outcome === 'conflict' ? await this.#apply(edit) : result;
    } catch (error) {
      if (!(error instanceof UneditableError)) throw error;
      return { outcome: 'impossible', reason: `${basename(edit.file)} cannot be changed: ${error.message}.` };
    }
  }

  async #step(by: -1 | 1, entry: HistoryEntry | undefined): Promise<EditResult> {
    if (!entry) return { outcome: 'nothing' };
    const wanted = by === -1 ? entry.files : entry.files.map(reversed);
    const files = await changesBack({ siteDir: this.parts.siteDir, history: this.history, files: wanted, later: [] });
    if ('conflict' in files) return { outcome: 'conflict', file: files.conflict };
    if (!(await writeFiles(files.changes))) return { outcome: 'conflict', file: entry.files[0]?.file ?? '' };
    const steps = files.changes.map((change) => this.#stepOf(change));
    await this.history.step(by, { ...entry, files: by === -1 ? steps.map(reversed) : steps });
    return { outcome: 'written', file: steps[0]?.file ?? '', version: steps[0]?.after ?? '' };
  }
}
