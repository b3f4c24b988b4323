import { basename, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type AddressSettings,
  applyEdits,
  type BlockModel,
  type Clock,
  editYaml,
  isMade,
  pageAddress,
  plainAddresses,
  planOf,
  type ResolvedPage,
  readYaml,
  type Site,
  type SiteContent,
  UneditableError,
  type ValueChange,
} from '@pagewright/core';
import { describeBlock } from '../editor-schema/block-schema.ts';
import { fieldsOf } from '../editor-schema/field-controls.ts';
import { nameListsOf } from '../editor-schema/name-lists.ts';
import { EditHistory, type HistoryEntry } from './edit-history.ts';
import { editableFile } from './editable-file.ts';
import type { CausedError, Edit, EditResult, ListedPage, Offer, Proposal, WrittenPage } from './editing-types.ts';
import { FieldChoices } from './field-choices.ts';
import { mergeTexts } from './merge-texts.ts';
import { mapPage, type PageMap } from './page-map/map-page.ts';
import { fixOf, pathsOfProblems } from './paths-of-problems.ts';
import { type Comparison, ProposedSite } from './proposed-site.ts';
import { inSchemaOrder } from './schema-order.ts';
import { readSource, writeSource } from './site-changes.ts';
import { startingBlocks } from './starting-blocks.ts';

/** What an editing needs of a site and its code. */
export type EditingParts = {
  root: string;
  siteDir: string;
  clock: Clock;
  readCode: () => SiteContent;
  /** Returns the site as it was loaded last; undefined while it cannot be read. */
  readSite: () => Site | undefined;
  /** Returns the function that renders a block, with the components as they are now. */
  readRender: () => (block: BlockModel) => string;
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

  /** Returns the pages, block types and names of the site. */
  offer(): Offer {
    const site = this.parts.readSite();
    const code = this.#schemas();
    const types = code.blockTypes.map((type) => ({
      type,
      description: describeBlock(type, code),
      fields: fieldsOf(planOf(code.blockSchema(type))).filter(({ name }) => name !== 'type'),
    }));
    const addresses = site?.settings ?? plainAddresses;
    return { pages: site?.pages.flatMap((page) => listed(page, addresses)) ?? [], types, names: site ? nameListsOf(site, code) : {} };
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
      if (!resolved || !site) return undefined;
      const { source, name } = resolved.page;
      const { text, value } = await readPage(resolved);
      const blocks = blocksIn(value);
      const { renderable, hidden } = site.blocksOf(resolved);
      const compared = await this.#proposed.compare(source.absolute, text);
      return {
        path,
        title: name,
        file: source.path,
        version: this.history.remember(text),
        blocks: blocks.map((block, index) => ({
          type: typeOf(block),
          value: block,
          key: (renderable.get(index) ?? hidden.blocks.get(index))?.key,
        })),
        problems: problemsIn(compared, value),
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
      const blocks = blocksIn((await readPage(resolved)).value);
      return mapPage(resolved, blocks, site, { schemas: this.#schemas(), renderBlock: this.parts.readRender() });
    });
  }

  /** Returns what an edit would do. Throws `UneditableError` when it cannot be made. */
  propose(edit: Edit): Promise<Proposal> {
    return this.#inTurn(async () => {
      const { absolute, text } = await this.#newText(edit);
      if (text === undefined) throw new UneditableError('somebody has changed the same lines meanwhile');
      return this.#propose(absolute, text);
    });
  }

  /** Makes an edit, unless it would cause errors. When the file was changed meanwhile, makes it in the new text. */
  apply(edit: Edit): Promise<EditResult> {
    return this.#inTurn(() => this.#apply(edit));
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

  /** Takes the last change back. */
  undo(): Promise<EditResult> {
    return this.#inTurn(() => this.#step(-1, this.history.undoable));
  }

  /** Makes the change again that was taken back last. */
  redo(): Promise<EditResult> {
    return this.#inTurn(() => this.#step(1, this.history.redoable));
  }

  async #propose(absolute: string, text: string): Promise<Proposal> {
    const compared = await this.#proposed.compare(absolute, text);
    const problems = problemsIn(compared, readYaml('', text).value);
    const caused = compared.caused.map(({ message, file, line, column, code }): CausedError => {
      const own = file === compared.file?.displayPath ? problems.find((one) => one.code === code && one.message === message) : undefined;
      return { message, place: `${basename(file)}:${line}:${column}`, path: own?.path };
    });
    return { text, problems, caused };
  }

  /** Returns the text of a file after an edit, and its text now. `text` is undefined when somebody has changed the same lines. */
  async #newText(edit: Edit): Promise<{ absolute: string; before: string; text: string | undefined }> {
    const absolute = editableFile(this.parts.siteDir, edit.file);
    const base = this.history.textOf(edit.version);
    if (absolute === undefined) throw new UneditableError('it is no YAML file of the site');
    if (base === undefined) throw new UneditableError('its version is not known; read it again');
    const { text: before } = await readSource(absolute);
    const text = mergeTexts(base, this.#change(base, edit), before);
    return { absolute, before, text: text === undefined || !edit.fix ? text : await this.#fix(absolute, text, edit.fix) };
  }

  /** Returns a text without a problem that it has. */
  async #fix(absolute: string, text: string, fix: NonNullable<Edit['fix']>): Promise<string> {
    const { file, problems } = await this.#proposed.compare(absolute, text);
    const edits = file && fixOf({ file, value: readYaml('', text).value, path: [], problems }, fix);
    return applyEdits(text, edits ?? []);
  }

  /**
   * Returns a text after changes. What is typed in one go is written as one change of the text before it: a space at the end of a
   * text needs quotes, and the next word does not.
   */
  #change(base: string, { file, version, changes, group }: Edit): string {
    const change = (from: string): string => changes.reduce((text, one) => applyEdits(text, editYaml(text, [this.#ordered(one)])), from);
    const changed = change(base);
    const last = this.history.undoable;
    const isContinued =
      last?.file === file && last.group === group && last.after === version && changes.every(({ kind }) => kind === 'put');
    const start = isContinued ? this.history.textOf(last.before) : undefined;
    if (start === undefined) return changed;
    const whole = change(start);
    return isDeepStrictEqual(readYaml('', whole).value, readYaml('', changed).value) ? whole : changed;
  }

  /** Puts the fields of a whole block in the order of its schema. */
  #ordered(change: ValueChange): ValueChange {
    if (change.kind !== 'put' && change.kind !== 'insert') return change;
    const schemas = this.#schemas();
    const type = typeOf(change.value);
    const isBlock = change.path[0] === 'blocks' && change.path.length === (change.kind === 'put' ? 2 : 1);
    if (!isBlock || type === undefined || !schemas.isBlockType(type)) return change;
    return { ...change, value: inSchemaOrder(planOf(schemas.blockSchema(type)), change.value) };
  }

  async #apply(edit: Edit): Promise<EditResult> {
    try {
      const { absolute, before, text } = await this.#newText(edit);
      if (text === undefined) return { outcome: 'conflict', file: edit.file };
      if (text === before) return { outcome: 'nothing' };
      if (!edit.isForced) {
        const { problems, caused } = await this.#propose(absolute, text);
        if (caused.length > 0) return { outcome: 'refused', problems, caused };
      }
      // Somebody may have saved the file while it was checked.
      if (!(await replaceText(absolute, before, text))) return await this.#apply(edit);
      const [old, version] = [this.history.remember(before), this.history.remember(text)];
      await this.history.add({ file: edit.file, before: old, after: version, group: edit.group ?? version, time: Date.now() });
      return { outcome: 'written', file: edit.file, version };
    } catch (error) {
      if (!(error instanceof UneditableError)) throw error;
      return { outcome: 'impossible', reason: `${basename(edit.file)} cannot be changed: ${error.message}.` };
    }
  }

  async #step(by: -1 | 1, entry: HistoryEntry | undefined): Promise<EditResult> {
    if (!entry) return { outcome: 'nothing' };
    const absolute = editableFile(this.parts.siteDir, entry.file);
    const [from, to] = (by === -1 ? [entry.after, entry.before] : [entry.before, entry.after]).map((version) =>
      this.history.textOf(version),
    );
    if (absolute === undefined || from === undefined || to === undefined) return { outcome: 'conflict', file: entry.file };
    const { text: current } = await readSource(absolute);
    const text = mergeTexts(from, to, current);
    if (text === undefined || !(await replaceText(absolute, current, text))) return { outcome: 'conflict', file: entry.file };
    const [now, then] = [this.history.remember(current), this.history.remember(text)];
    await this.history.step(by, { ...entry, ...(by === -1 ? { before: then, after: now } : { before: now, after: then }) });
    return { outcome: 'written', file: entry.file, version: then };
  }
}

/** Reads the file of a page. */
async function readPage({ page: { source } }: ResolvedPage): Promise<{ text: string; value: unknown }> {
  const { text } = await readSource(source.absolute);
  return { text, value: readYaml(source.displayPath, text).value };
}

function blocksIn(page: unknown): readonly unknown[] {
  const { blocks } = Object(page);
  return Array.isArray(blocks) ? blocks : [];
}

/** Writes a text in the place of another. Returns false, and writes nothing, when the file has another text by now. */
async function replaceText(absolute: string, before: string, text: string): Promise<boolean> {
  const source = await readSource(absolute);
  if (source.text !== before) return false;
  await writeSource({ ...source, text });
  return true;
}

const typeOf = (block: unknown): string | undefined => {
  const { type } = Object(block);
  return typeof type === 'string' ? type : undefined;
};

const problemsIn = ({ file, problems }: Comparison, value: unknown) => (file ? pathsOfProblems({ file, value, path: [], problems }) : []);

function listed({ page }: ResolvedPage, addresses: AddressSettings): ListedPage[] {
  const { fields, name, source } = page;
  if (!fields) return [];
  return [
    {
      path: fields.path,
      address: pageAddress(fields.path, addresses),
      title: name,
      file: isMade(page) ? undefined : source.path.split(sep).join('/'),
    },
  ];
}
