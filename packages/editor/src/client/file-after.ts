import type { Edit } from 'pagewright/editing';
import { placesAfter } from 'pagewright/fields';

type Path = readonly (string | number)[];
type Change = Edit['changes'][number];

/** Returns the entries of a list after a change of it, each with the index that it had. */
function entriesAfter(list: readonly Entry[], change: Change): readonly Entry[] {
  switch (change.kind) {
    case 'move':
      return list.toSpliced(change.from, 1).toSpliced(change.to, 0, ...list.slice(change.from, change.from + 1));
    case 'insert':
      return list.toSpliced(change.at, 0, { value: change.value, index: undefined });
    case 'copy':
      return list.toSpliced(
        change.index + 1,
        0,
        ...list.slice(change.index, change.index + 1).map((one) => ({ ...one, index: undefined })),
      );
    case 'delete':
      return list.toSpliced(Number(change.path.at(-1)), 1);
    case 'put':
      return list.map((entry, index) => (index === change.path.at(-1) ? { ...entry, value: change.value } : entry));
  }
}

type Entry = { value: unknown; index: number | undefined };

/** True for a change that adds, moves or removes an entry of a list, or gives it another value. */
function isOfList(change: Change, list: Path): boolean {
  const path = change.kind === 'put' || change.kind === 'delete' ? change.path.slice(0, -1) : change.path;
  return path.join('\n') === list.join('\n');
}

/** Finds what stood in a file in what it has now. `own`: the changes of its lists that this editor has made in between. */
export class FileAfter {
  readonly #places = new Map<string, ReadonlyMap<number, number | undefined>>();

  constructor(
    private readonly before: unknown,
    private readonly after: unknown,
    private readonly own: readonly Change[],
  ) {}

  /** Returns the path that a value has by now. Undefined for one that is gone. */
  pathOf(path: Path): Path | undefined {
    let [old, now] = [this.before, this.after];
    const found: (string | number)[] = [];
    for (const [depth, step] of path.entries()) {
      const isEntry = Array.isArray(old) && typeof step === 'number';
      const place = isEntry ? this.#placesIn(path.slice(0, depth), old, now).get(Number(step)) : step;
      if (place === undefined) return undefined;
      found.push(place);
      [old, now] = [Object(old)[step], Object(now)[place]];
    }
    return found;
  }

  /** Returns the indexes that the entries of a list have by now. */
  #placesIn(list: Path, old: unknown, now: unknown): ReadonlyMap<number, number | undefined> {
    const key = list.join('\n');
    const known = this.#places.get(key);
    if (known) return known;
    const first = (Array.isArray(old) ? old : []).map((value: unknown, index): Entry => ({ value, index }));
    const entries = this.own.filter((change) => isOfList(change, list)).reduce<readonly Entry[]>(entriesAfter, first);
    const after = placesAfter(
      entries.map(({ value }) => value),
      Array.isArray(now) ? now : [],
    );
    const places = new Map(entries.flatMap(({ index }, place) => (index === undefined ? [] : [[index, after[place]] as const])));
    this.#places.set(key, places);
    return places;
  }
}
