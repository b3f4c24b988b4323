import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createNode, memoizeByKey, type Node, type QuerySet, type Store } from '@pagewright/core';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from './text-cache.ts';

/** Where the values of a site are stored. `fingerprint` is that of all code and packages that compute them. */
export type StoreOptions = { root: string; siteDir: string; fingerprint: string };

/** The graph as stored: names of queries, and for each node the index of its name, its key, its hash, and the indexes of its reads. */
type StoredGraph = { fingerprint: string; names: string[]; nodes: [name: number, key: string, hash: string, reads: number[]][] };

/** A choice: with 5,000 pages a file has about a megabyte, and an edit of one page writes one of them. */
const fileCount = 16;

/** The number of sites in the cache: enough for those that one person works on. */
const maxSites = 20;

/**
 * The values of queries on disk: one file with the graph, and several with values by their hashes. Each file is replaced as a
 * whole. So files of different commands fit together: a value that is missing is computed again, and a hash names only one value.
 */
export class QueryStore implements Store {
  readonly #folder: string;
  readonly #files = new Map<number, ReadonlyMap<string, string>>();

  constructor(private readonly options: StoreOptions) {
    // Messages have paths from the current folder.
    this.#folder = join(options.root, '.cache', 'site', cacheKey(options.siteDir, process.cwd()));
  }

  /** Returns the nodes of an earlier process. None when other code wrote them, or when the file is damaged. */
  read<Input>(queries: QuerySet<Input>['byName']): Node<Input>[] {
    const text = readCachedText(join(this.#folder, 'graph.json'));
    if (text === undefined) return [];
    const { fingerprint, names, nodes }: StoredGraph = JSON.parse(text);
    if (fingerprint !== this.options.fingerprint) return [];
    const found = nodes.flatMap(([name, key, hash]): Node<Input>[] => {
      const query = queries.get(names[name] ?? '');
      if (!query) throw new Error(`There is no query "${names[name]}", although the code is the same. This is a bug in Pagewright.`);
      return [createNode(query, key, hash)];
    });
    for (const [index, [, , , reads]] of nodes.entries()) {
      const node = found[index];
      if (node) node.reads = reads.flatMap((read) => found[read] ?? []);
    }
    return found;
  }

  /** Returns the JSON of a value. Undefined when it is not stored. */
  valueOf({ key, hash }: Pick<Node<never>, 'key' | 'hash'>): string | undefined {
    return hash === undefined ? undefined : this.#valuesIn(fileOf(key)).get(hash);
  }

  /** Writes nodes, and the values that are not stored yet. A node must come with all that it has read. */
  async write(nodes: readonly Node<never>[]): Promise<void> {
    const byFile = new Map<number, Node<never>[]>();
    for (const node of nodes) if (node.query.equality === 'json') memoizeByKey(byFile, fileOf(node.key), () => []).push(node);
    const changed = [...byFile].filter(([, own]) => own.some(({ json }) => json !== undefined));
    // One after the other, because each takes memory.
    for (const [index, own] of changed) await this.#writeValues(index, own);
    await writeCachedText(join(this.#folder, 'graph.json'), JSON.stringify(graphOf(nodes, this.options.fingerprint)));
    await removeOldEntries(join(this.#folder, '..'), maxSites);
  }

  async #writeValues(index: number, nodes: readonly Node<never>[]): Promise<void> {
    const values = new Map<string, string>();
    for (const node of nodes) {
      if (node.hash === undefined) continue;
      const json = node.json ?? this.valueOf(node) ?? JSON.stringify(node.value?.current);
      if (json !== undefined) values.set(node.hash, json);
    }
    await writeCachedText(this.#pathOf(index), [...values].map(([hash, json]) => `${hash} ${json}`).join('\n'));
    this.#files.delete(index);
    for (const node of nodes) node.json = undefined;
  }

  #valuesIn(index: number): ReadonlyMap<string, string> {
    const known = this.#files.get(index);
    if (known) return known;
    const lines = (readCachedText(this.#pathOf(index)) ?? '').split('\n');
    const values = new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
    this.#files.set(index, values);
    return values;
  }

  #pathOf(index: number): string {
    return join(this.#folder, `values-${index}`);
  }
}

const fileOf = (key: string): number => crc32(key) % fileCount;

function graphOf(nodes: readonly Node<never>[], fingerprint: string): StoredGraph {
  const names = [...new Set(nodes.map(({ query }) => query.name))];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const positions = new Map(nodes.map((node, index) => [node, index]));
  return {
    fingerprint,
    names,
    nodes: nodes.map((node) => [
      indexes.get(node.query.name) ?? 0,
      node.key,
      node.hash ?? '',
      node.reads.flatMap((read) => positions.get(read) ?? []),
    ]),
  };
}
