import { type Fingerprint, type InputKey, shareKeys } from '../graph/dependency-graph.ts';
import type { CacheContent, CachedFile } from './cache-file.ts';
import type { CachedPage, PageSummary } from './cached-page.ts';

/** Returns the state of an input during one load of the site. */
export type StateOf = (key: InputKey) => Fingerprint;

/** A file of the cache as an earlier command has written it. */
export class LoadedFile {
  readonly files: ReadonlyMap<string, CachedFile>;
  readonly pages: ReadonlyMap<string, CachedPage>;
  readonly #inputs: CacheContent['inputs'];
  readonly #mediaFiles: CacheContent['mediaFiles'];
  readonly #facts: CacheContent['facts'];
  /** The keys of the inputs, which other files of the cache share. */
  readonly #keys: readonly InputKey[];
  /** Whether each input has the same state as in the cache. Looked up once for each load of the site. */
  readonly #isSame = new WeakMap<StateOf, boolean[]>();

  constructor({ files, pages, inputs, mediaFiles, facts }: CacheContent) {
    this.files = new Map(files.map((file) => [file.path, file]));
    this.pages = new Map(pages.map((page) => [page.key, page]));
    this.#inputs = inputs;
    this.#mediaFiles = mediaFiles;
    this.#facts = facts;
    this.#keys = [...shareKeys(inputs.map(([key]) => key))];
  }

  /** True when no input of a page has changed. */
  isCurrent(page: CachedPage, stateOf: StateOf): boolean {
    const isSame = this.#isSame.get(stateOf) ?? this.#inputs.map(([key, state]) => stateOf(key) === state);
    this.#isSame.set(stateOf, isSame);
    return page.inputs.every((index) => isSame[index]);
  }

  summaryOf({ inputs: _, mediaFiles, facts: index, ...page }: CachedPage): PageSummary {
    const facts = index === undefined ? undefined : this.#facts[index];
    return { ...page, mediaFiles: mediaFiles.flatMap((one) => this.#mediaFiles[one] ?? []), ...(facts && { facts }) };
  }

  inputsOf({ inputs }: CachedPage): ReadonlySet<InputKey> {
    return new Set(inputs.flatMap((index) => this.#keys[index] ?? []));
  }
}
