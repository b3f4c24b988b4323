import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../cache/text-cache.ts';

const stepSchema = z.object({ file: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** The versions of the text of a file before and after a change. Null for a file that did not exist, or does not any more. */
export type FileStep = z.infer<typeof stepSchema>;

/** Returns the step that takes a step back. */
export const reversed = ({ file, before, after }: FileStep): FileStep => ({ file, before: after, after: before });

/** What a change did. An editor says it in the language of the person. */
export const deeds = [
  'field',
  'block-added',
  'block-deleted',
  'block-moved',
  'block-copied',
  'block-shared',
  'block-unshared',
  'entry-added',
  'entry-deleted',
  'page-created',
  'page-copied',
  'page-renamed',
  'page-deleted',
  'record-created',
  'record-deleted',
  'record-moved',
  'type-created',
  'field-renamed',
  'translated',
  'taken-back',
  'draft-opened',
  'restored',
] as const;

const whatSchema = z.object({ deed: z.enum(deeds), name: z.string() });

/** What a change did, and to what: the names of fields, the path of a page, the name of a record. */
export type What = z.infer<typeof whatSchema>;

const entrySchema = z.object({ files: z.array(stepSchema).min(1), what: whatSchema, group: z.string(), time: z.number() });

/** A change of one or several files. Changes of one file with the same `group` that follow each other are one. */
export type HistoryEntry = z.infer<typeof entrySchema>;

const stateSchema = z.object({ entries: z.array(entrySchema), done: z.int().nonnegative() });

/** The changes, of which the first `done` are in the files. The others were taken back. */
type State = z.infer<typeof stateSchema>;

/** A choice: a day of work. With pages of 8 kB, they take 8 MB. */
const maxEntries = 1000;

/** Returns the version of a text: the same for the same text. */
export const versionOf = (text: string): string => cacheKey(text);

/** What was changed, in the order of the changes, to be taken back and done again. It is in a folder, so that it is there after a restart. */
export class EditHistory {
  readonly #texts = new Map<string, string>();
  #state: State = { entries: [], done: 0 };

  private constructor(private readonly folder: string) {}

  /** Opens the history of a site in the cache of a project. A damaged one is empty. */
  static async open(root: string, siteDir: string): Promise<EditHistory> {
    const history = new EditHistory(join(root, '.cache', 'history', cacheKey(siteDir)));
    const text = await readFile(history.#file('changes.json'), 'utf8').catch(() => '');
    history.#state = readState(text) ?? history.#state;
    await history.#removeUnused();
    return history;
  }

  #file(name: string): string {
    return join(this.folder, name);
  }

  /** Remembers a text and returns its version. */
  remember(text: string): string {
    const version = versionOf(text);
    this.#texts.set(version, text);
    return version;
  }

  /** Returns the text of a version. Undefined for one that is not known. */
  textOf(version: string): string | undefined {
    return this.#texts.get(version) ?? readCachedText(this.#file(version));
  }

  /** Returns the changes that are in the files, the first one first. */
  done(): readonly HistoryEntry[] {
    return this.#state.entries.slice(0, this.#state.done);
  }

  /** Returns the changes that were taken back, the one to do again next first. */
  undone(): readonly HistoryEntry[] {
    return this.#state.entries.slice(this.#state.done);
  }

  /** The change to take back next. */
  get undoable(): HistoryEntry | undefined {
    return this.#state.entries[this.#state.done - 1];
  }

  /** The change to do again next. */
  get redoable(): HistoryEntry | undefined {
    return this.#state.entries[this.#state.done];
  }

  /** Returns the step of the last change, when a change of this group of a text of this version would be one with it. */
  continued({ file, version, group }: { file: string; version: string; group: string | undefined }): FileStep | undefined {
    const last = this.undoable;
    const [step, ...others] = last?.files ?? [];
    const isOne = step?.file === file && step.after === version && others.length === 0 && last?.group === group;
    return isOne ? step : undefined;
  }

  /** Adds a change that was made. Changes that were taken back before are forgotten. */
  async add(entry: HistoryEntry): Promise<void> {
    const [step, ...others] = entry.files;
    const begun =
      step?.before && others.length === 0 ? this.continued({ file: step.file, version: step.before, group: entry.group }) : undefined;
    const earlier = this.#state.entries.slice(0, this.#state.done - (begun ? 1 : 0));
    const whole = begun && step ? { ...entry, files: [{ ...step, before: begun.before }] } : entry;
    // Who types a text and then restores it has changed nothing.
    const isSame = whole.files.every(({ before, after }) => before === after);
    const entries = [...earlier, ...(isSame ? [] : [whole])].slice(-maxEntries);
    await this.#write({ entries, done: entries.length });
  }

  /** Marks one change as taken back (-1) or done again (1). `entry` has the versions that its files had then. */
  async step(by: -1 | 1, entry: HistoryEntry): Promise<void> {
    const { entries, done } = this.#state;
    const index = by === 1 ? done : done - 1;
    await this.#write({ entries: entries.with(index, entry), done: done + by });
  }

  /** Writes the texts before the list that names them, so that a crash leaves no name without a text. */
  async #write(state: State): Promise<void> {
    const before = new Set(versionsIn(this.#state));
    for (const version of versionsIn(state)) {
      const text = this.#texts.get(version);
      if (text !== undefined && !before.has(version)) await writeCachedText(this.#file(version), text);
    }
    await writeCachedText(this.#file('changes.json'), JSON.stringify(state));
    this.#state = state;
  }

  async #removeUnused(): Promise<void> {
    const used = new Set(['changes.json', ...versionsIn(this.#state)]);
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(this.#file(name), { force: true })));
  }
}

const versionsIn = ({ entries }: State): string[] =>
  entries.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after].filter((version) => version !== null)));

function readState(text: string): State | undefined {
  try {
    const state = stateSchema.parse(JSON.parse(text.slice(text.indexOf('\n') + 1)));
    return state.done <= state.entries.length ? state : undefined;
  } catch {
    return undefined;
  }
}
