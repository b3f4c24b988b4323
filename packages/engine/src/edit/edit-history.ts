import { renameSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../cache/text-cache.ts';
import { type SitePlace, withSiteLock } from '../files/site-lock.ts';

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
  'language-added',
  'texts-added',
  'taken-back',
  'draft-opened',
  'restored',
  'newer-opened',
] as const;

/** What a newer version has done is said as a change of a field. */
const whatSchema = z.object({ deed: z.enum(deeds).catch('field'), name: z.string(), of: z.enum(deeds).catch('field').optional() });

/** What a change did, and to what: the names of fields, the path of a page, the name of a record. `of`: what a change did that was taken back. */
export type What = z.infer<typeof whatSchema>;

const newEntrySchema = z.object({
  files: z.array(stepSchema).min(1),
  what: whatSchema,
  group: z.string(),
  time: z.number(),
  by: z.string().optional(),
  name: z.string().optional(),
});

/**
 * A change of one or several files. Changes of one file with the same `group` that follow each other are one. `by`: the browser or the person that made it, and
 * `name`: what others call that person.
 */
export type NewEntry = z.infer<typeof newEntrySchema>;

const entrySchema = newEntrySchema.extend({ id: z.number(), isDone: z.boolean() });

/** A change with its id, which no other change has. `isDone` is false for one that was taken back. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** The format of earlier versions: `done` counts the changes that were not taken back. */
const olderSchema = z
  .object({ entries: z.array(newEntrySchema), done: z.int() })
  .transform(({ entries, done }) => entries.map((entry, index): HistoryEntry => ({ ...entry, id: index + 1, isDone: index < done })));

const entriesSchema = z.union([z.array(entrySchema), olderSchema]);

/** A choice: a day of work. With pages of 8 kB, they take 8 MB. */
const maxEntries = 1000;

/** In characters. A choice: the texts of thousands of pages, and more than a browser with an open page falls behind. */
const maxRemembered = 64 * 1024 * 1024;

/** Returns the version of a text: the same for the same text. */
export const versionOf = (text: string): string => cacheKey(text);

/** A list of changes that is on the disk beside the present one. */
export type PreparedList = {
  /** Replaces the list, in one step. */
  place: () => void;
  /** Removes what was not placed. */
  discard: () => Promise<void>;
};

/**
 * What was changed, to be taken back and done again, in the order in which the files got it: a change that is taken back or done again is the
 * last one then. It is in a folder, which other processes read and write too: `reload` reads what they wrote, and whoever writes
 * locks the site.
 */
export class EditHistory {
  /** The texts that were read or written last, the latest last. */
  readonly #texts = new Map<string, string>();
  #characters = 0;
  /** The changes that were left. */
  readonly #left = new Set<string>();
  #entries: readonly HistoryEntry[] = [];
  #written: string | undefined;

  private constructor(private readonly folder: string) {}

  /** Opens the history of a site in the cache of a project. A damaged one is empty. */
  static async open(place: SitePlace): Promise<EditHistory> {
    const history = new EditHistory(join(place.root, '.cache', 'history', cacheKey(place.siteDir)));
    await withSiteLock(place, async () => {
      history.reload();
      await history.#removeUnused();
    });
    return history;
  }

  #file(name: string): string {
    return join(this.folder, name);
  }

  /** Reads the changes again: another process may have added some. */
  reload(): void {
    const text = readCachedText(this.#file(listFile));
    if (text === this.#written) return;
    this.#written = text;
    this.#entries = readEntries(text ?? '');
  }

  /** Remembers a text and returns its version. */
  remember(text: string): string {
    const version = versionOf(text);
    if (!this.#texts.delete(version)) this.#characters += text.length;
    this.#texts.set(version, text);
    for (const [oldest, { length }] of this.#texts) {
      if (this.#characters <= maxRemembered || oldest === version) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
    return version;
  }

  /** Returns the text of a version. Undefined for one that is not known. */
  textOf(version: string): string | undefined {
    // Browsers send it, and a file of the history has it as its name.
    const isVersion = /^[0-9a-f]{24}$/.test(version);
    const known = this.#texts.get(version) ?? (isVersion ? readCachedText(this.#file(version)) : undefined);
    if (known !== undefined) this.remember(known);
    return known;
  }

  /** The changes, in the order in which the files got them. */
  get entries(): readonly HistoryEntry[] {
    return this.#entries;
  }

  /** Returns the change that a browser would take back next. */
  undoable(by: string | undefined): HistoryEntry | undefined {
    return this.#next(by, true);
  }

  /** Returns the change that a browser would do again next. */
  redoable(by: string | undefined): HistoryEntry | undefined {
    return this.#next(by, false);
  }

  #steppable(by: string | undefined, isDone: boolean): HistoryEntry[] {
    return this.#entries.filter((entry) => entry.isDone === isDone && entry.by === by);
  }

  #next(by: string | undefined, isDone: boolean): HistoryEntry | undefined {
    const entries = this.#steppable(by, isDone);
    return entries.findLast((entry) => !this.#left.has(keyOf(entry))) ?? entries.at(-1);
  }

  /** Leaves a change that cannot be taken back or done again: the next one is an earlier one. After all of them, it is the last one again. */
  leave(entry: HistoryEntry): void {
    this.#left.add(keyOf(entry));
    const keys = this.#steppable(entry.by, entry.isDone).map(keyOf);
    if (keys.every((key) => this.#left.has(key))) for (const key of keys) this.#left.delete(key);
  }

  /** Returns the last change of a browser, when a change of this group of a text of this version would be one with it. */
  continued({ file, version, group, by }: Continuing): FileStep | undefined {
    return stepOf(continuedIn(this.#entries, { file, version, group, by }));
  }

  /** Returns the changes with one more. What the same browser has taken back before is forgotten. */
  withAdded(entry: NewEntry): HistoryEntry[] {
    const [step, ...others] = entry.files;
    const { group, by } = entry;
    const begun =
      step?.before && others.length === 0 ? continuedIn(this.#entries, { file: step.file, version: step.before, group, by }) : undefined;
    const earlier = this.#entries.filter((one) => one !== begun && (one.isDone || one.by !== by));
    const whole = begun && step ? { ...entry, files: [{ ...step, before: stepOf(begun)?.before ?? null }] } : entry;
    // Who types a text and then restores it has changed nothing.
    const isSame = whole.files.every(({ before, after }) => before === after);
    const id = begun?.id ?? Math.max(Date.now(), ...this.#entries.map((one) => one.id + 1));
    return [...earlier, ...(isSame ? [] : [{ ...whole, id, isDone: true }])].slice(-maxEntries);
  }

  /**
   * Returns the changes with one of them taken back or done again. `files` has the versions that its files had then. Undefined when it is
   * not there any more, or was stepped meanwhile.
   */
  withStepped({ id, isDone }: HistoryEntry, files: FileStep[]): HistoryEntry[] | undefined {
    const entry = this.#entries.find((one) => one.id === id && one.isDone === isDone);
    return entry && [...this.#entries.filter((one) => one !== entry), { ...entry, isDone: !isDone, files }];
  }

  /** Writes the texts of changes, and a list of them beside the present one: a crash leaves no name without a text. */
  async prepare(entries: readonly HistoryEntry[]): Promise<PreparedList> {
    const before = new Set(versionsIn(this.#entries));
    for (const version of new Set(versionsIn(entries))) {
      const text = this.#texts.get(version);
      if (text !== undefined && !before.has(version)) await writeCachedText(this.#file(version), text);
    }
    const text = JSON.stringify(entries);
    const fresh = this.#file(`changes.${process.pid}.json`);
    await writeCachedText(fresh, text);
    return {
      place: () => {
        renameSync(fresh, this.#file(listFile));
        this.#written = text;
        this.#entries = entries;
      },
      discard: () => rm(fresh, { force: true }),
    };
  }

  async #removeUnused(): Promise<void> {
    const used = new Set([listFile, ...versionsIn(this.#entries)]);
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(this.#file(name), { force: true })));
  }
}

/** Names a change as it is now: one that goes on has another time. */
const keyOf = ({ id, time }: HistoryEntry): string => `${id} ${time}`;

const listFile = 'changes.json';

type Continuing = { file: string; version: string; group: string | undefined; by: string | undefined };

function continuedIn(entries: readonly HistoryEntry[], { file, version, group, by }: Continuing): HistoryEntry | undefined {
  const last = entries.findLast((entry) => entry.isDone && entry.by === by);
  const step = stepOf(last);
  return step?.file === file && step.after === version && last?.group === group ? last : undefined;
}

/** Returns the step of a change of one file. */
function stepOf(entry: HistoryEntry | undefined): FileStep | undefined {
  const [step, ...others] = entry?.files ?? [];
  return others.length === 0 ? step : undefined;
}

const versionsIn = (entries: readonly HistoryEntry[]): string[] =>
  entries.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after].filter((version) => version !== null)));

function readEntries(text: string): HistoryEntry[] {
  try {
    return entriesSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
