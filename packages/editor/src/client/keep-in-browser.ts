import type { ChangeKeeper, KeptChange } from './kept-change.ts';
import type { Pending } from './pending-changes.ts';
import type { Thing } from './things.ts';

/** In milliseconds: seven days. What was typed before is of no use any more. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** What the names of kept changes in localStorage begin with. */
const prefix = 'pagewright-typed ';

/** What the names of kept words begin with. */
const wordsPrefix = 'pagewright-words ';

type Asked = { site: string; own: ReadonlySet<string>; now: number };

/** Returns what was typed in a site at most seven days before `now`, the oldest first, and what is older. `own`: the keys of this tab. */
export function sortKept(all: readonly KeptChange[], { site, own, now }: Asked): { found: KeptChange[]; old: KeptChange[] } {
  const isOld = ({ time }: KeptChange): boolean => now - time > longest;
  const found = all.filter((one) => one.site === site && !isOld(one) && !own.has(one.key));
  return { found: found.sort((one, other) => one.time - other.time), old: all.filter(isOld) };
}

/** Reads a kept change. Returns nothing for an entry that is broken: the others are offered all the same. */
function changeOf(text: string): KeptChange[] {
  try {
    const kept = JSON.parse(text);
    return typeof kept.time === 'number' ? [kept] : [];
  } catch {
    return [];
  }
}

/** Keeps what is typed in this browser until a file has it, so that a reload, a restart of the preview or a crash loses nothing. */
export class BrowserKeeper implements ChangeKeeper {
  readonly #keys = new Map<Thing, string>();
  readonly #ownWords = new Set<string>();
  #hasFailed = false;

  /** `around`: returns the site and the page that are open. */
  constructor(private readonly around: () => { site: string; page: string }) {}

  /** Stores a change at once: a page that is left finishes nothing, and an older state would be offered in place of what it has sent. */
  keep({ thing, place, parts }: Pending): KeptChange {
    const key = this.#keys.get(thing) ?? `${Date.now()} ${Math.random()}`;
    this.#keys.set(thing, key);
    const { file, isPage } = thing;
    const { at, value: before } = place;
    const kept = { ...this.around(), key, file, at, isPage, before, value: parts.at(-1)?.value, time: Date.now() };
    this.#use((storage) => storage.setItem(prefix + key, JSON.stringify(kept)));
    return kept;
  }

  readonly leave = (pending: Pending): KeptChange => {
    const kept = this.keep(pending);
    this.#keys.delete(pending.thing);
    return kept;
  };

  remove({ thing }: Pending): void {
    const key = this.#keys.get(thing);
    this.#keys.delete(thing);
    if (key !== undefined) this.drop({ key });
  }

  /** Keeps words that no text has taken, under a name of their own. Removes them when there are none. */
  readonly keepWords = (name: string, words: string): void => {
    const entry = `${wordsPrefix}${this.around().site} ${name}`;
    this.#ownWords.add(entry);
    this.#use((storage) => (words === '' ? storage.removeItem(entry) : storage.setItem(entry, words)));
  };

  /** Removes the words that were kept in the open site before this tab was opened, and returns them. */
  takeWords(): string[] {
    const start = `${wordsPrefix}${this.around().site} `;
    const taken: string[] = [];
    this.#use((storage) => {
      for (const [name, words] of Object.entries<string>({ ...storage })) {
        if (!name.startsWith(start) || this.#ownWords.has(name)) continue;
        taken.push(words);
        storage.removeItem(name);
      }
    });
    return taken;
  }

  /** Removes what was saved, or is not wanted any more. */
  drop({ key }: Pick<KeptChange, 'key'>): void {
    this.#use((storage) => storage.removeItem(prefix + key));
  }

  /** True while the browser has everything that was typed. It may refuse to store anything, as in a private window. */
  hasAll(): boolean {
    return !this.#hasFailed;
  }

  /** Returns what was typed in a site before this tab was opened, the oldest first. Removes what is older than seven days. */
  read(site: string): KeptChange[] {
    const all: KeptChange[] = [];
    this.#use((storage) => {
      for (const [name, text] of Object.entries<string>({ ...storage })) if (name.startsWith(prefix)) all.push(...changeOf(text));
    });
    const { found, old } = sortKept(all, { site, own: new Set(this.#keys.values()), now: Date.now() });
    for (const one of old) this.drop(one);
    return found;
  }

  /** Reads or changes what is stored, where the browser allows it. */
  #use(act: (storage: Storage) => void): void {
    try {
      act(localStorage);
    } catch {
      this.#hasFailed = true;
    }
  }
}
