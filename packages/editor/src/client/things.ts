import type { Edit } from 'pagewright/editing';
import { FileAfter } from './file-after.ts';

export type Path = readonly (string | number)[];

/** The place of a value in a version of a file. A path of one version means nothing in another one, so both change together. */
export type Place = { readonly version: string; readonly at: Path; readonly value: unknown };

/**
 * Something that is edited: a page, a block, or a part of another file. It stays the same object when its place changes, so what is typed
 * into its fields goes to it, whatever is chosen by then.
 */
export type Thing = {
  readonly id: number;
  readonly file: string;
  readonly place: Place;
  /** True for the page itself: its blocks are no part of its value, because each of them is a thing of its own. */
  readonly isPage: boolean;
  readonly isGone: boolean;
};

type Read = { file: string; version: string; whole: unknown };
type Changes = Edit['changes'];
/** `own`: the changes that were made here since the file was read, if any. */
type Known = Read & { things: { -readonly [Key in keyof Thing]: Thing[Key] }[]; own?: Changes | undefined };

/** A block of a version of a page. `key`: what names it in a page in the frame that shows this version. */
type KeyedBlock = { thing: Thing | undefined; key: string };

/** How many versions of a page are remembered. A choice: a page in the frame is a few behind. */
const longest = 100;

/** What was edited in this tab, by its files. */
export class Things {
  readonly #files = new Map<string, Known>();
  /** The blocks of each version of a page that was read, by its file. */
  readonly #blocks = new Map<string, Map<string, readonly KeyedBlock[]>>();
  #count = 0;

  /** Returns what stands at a path in a file as it was read last. Undefined for a file that was not read. */
  at(file: string, at: Path, isPage = false): Thing | undefined {
    const known = this.#files.get(file);
    if (!known) return undefined;
    const found = known.things.find((one) => !one.isGone && one.isPage === isPage && one.place.at.join('\n') === at.join('\n'));
    if (found) return found;
    this.#count += 1;
    const thing = { id: this.#count, file, place: placeIn(known, at, isPage), isPage, isGone: false };
    known.things.push(thing);
    return thing;
  }

  /** Notes an edit of a file that is made here: the version that was read last tells its paths. It is part of what the file is read with next. */
  note({ file, version, changes }: Edit): void {
    const known = this.#files.get(file);
    if (known?.version === version) known.own = [...(known.own ?? []), ...changes];
  }

  /** True for a file that was edited here since it was read: more can be written to it when it is read again. */
  isUnread(file: string): boolean {
    return this.#files.get(file)?.own !== undefined;
  }

  /** Returns the files that were edited here since they were read. */
  unread(): string[] {
    return [...this.#files.keys()].filter((file) => this.isUnread(file));
  }

  /** Notes the keys of the blocks of a page that was read, in their order. */
  noteBlocks(file: string, version: string, keys: readonly string[]): void {
    const known = this.#blocks.get(file) ?? new Map<string, readonly KeyedBlock[]>();
    known.delete(version);
    known.set(
      version,
      keys.map((key, index) => ({ key, thing: this.at(file, ['blocks', index]) })),
    );
    for (const oldest of [...known.keys()].slice(0, -longest)) known.delete(oldest);
    this.#blocks.set(file, known);
  }

  /** Returns the blocks of a version of a page, in their order there. Undefined for a version that was not read. */
  blocksOf(file: string, version: string): readonly KeyedBlock[] | undefined {
    return this.#blocks.get(file)?.get(version);
  }

  /** Gives the things of a file the places that they have in it now. */
  update(read: Read): void {
    const known = this.#files.get(read.file);
    const after = new FileAfter(known?.whole, read.whole, known?.own ?? []);
    for (const thing of known?.things.filter(({ isGone }) => !isGone) ?? []) {
      const at = after.pathOf(thing.place.at);
      thing.isGone = at === undefined;
      if (at) thing.place = placeIn(read, at, thing.isPage);
    }
    this.#files.set(read.file, { ...read, things: known?.things ?? [] });
  }
}

function placeIn({ version, whole }: Read, at: Path, isPage: boolean): Place {
  return { version, at, value: valueOfPlace(whole, at, isPage) };
}

/** Returns the value at a path in the value of a file. */
export const valueAt = (whole: unknown, at: Path): unknown => at.reduce<unknown>((inner, step) => Object(inner)[step], whole);

/** Returns the value of a thing in the value of its file: that of a page has no blocks. */
export function valueOfPlace(whole: unknown, at: Path, isPage: boolean): unknown {
  const value = valueAt(whole, at);
  if (!isPage) return value;
  const { blocks: _, ...page } = Object(value);
  return page;
}
