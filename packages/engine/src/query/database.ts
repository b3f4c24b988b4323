import { createHash } from 'node:crypto';
import { debuglog } from 'node:util';
import { ChangedFileError } from '../files/retry-if-changed.ts';
import { trustType } from '../trust/trust-type.ts';
import { createNode, type Db, type Node, type Query, type QuerySet } from './query.ts';
import type { QueryStore } from './query-store.ts';

/** A query that is running, and what it has read so far. */
type Run<Host> = { node: Node<Host>; reads: Set<Node<Host>>; runsAgain: boolean };

/** What a run has returned and read. */
type Computed<Host> = Pick<Node<Host>, 'reads' | 'runsAgain' | 'json'> & { value: unknown };

const hashOfText = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** `NODE_DEBUG=queries npm run check` prints why each query runs. */
const debug = debuglog('queries');

/**
 * Computes the values of queries, and computes them again only when something that they have read has changed. A revision is a
 * moment at which everything outside may have changed; within one, each value is computed once. Queries are synchronous: nothing
 * in the pipeline waits for anything but small files, and reading these one by one takes less time than waiting for each.
 */
export class Database<Host> implements Db<Host> {
  readonly #nodes = new Map<string, Map<string, Node<Host>>>();
  readonly #running: Run<Host>[] = [];
  /** The nodes of each query with a limit that have a value, the oldest first. */
  readonly #recent = new Map<string, Set<Node<Host>>>();
  #revision = 1;
  /** True when a value is not stored as it is now. */
  #hasNews = false;
  #host: Host;

  /** `store` has the values of an earlier process. */
  constructor(
    host: Host,
    queries: QuerySet<Host>['byName'] = new Map(),
    private readonly store?: QueryStore,
  ) {
    this.#host = host;
    for (const node of store?.read(queries) ?? []) this.#nodesOf(node.query).set(node.key, node);
  }

  get host(): Host {
    return this.#host;
  }

  /** Starts a revision. Values are computed when somebody asks for them. */
  startRevision(host: Host): void {
    this.#host = host;
    this.#revision += 1;
  }

  get<Value>(query: Query<Value, Host>, key: string): Value {
    return trustType<Value>(this.#valueOf(this.#current(query, key)));
  }

  hashOf(query: Query<unknown, Host>, key: string): string {
    return this.#current(query, key).hash ?? '';
  }

  runAgain(): void {
    const run = this.#running.at(-1);
    if (run) run.runsAgain = true;
  }

  /** Returns a value if it is in memory. */
  peek<Value>({ name }: Query<Value, Host>, key: string): Value | undefined {
    return trustType<Value | undefined>(this.#nodes.get(name)?.get(key)?.value?.current);
  }

  /** Returns what a query has read for its current value. */
  readsOf(query: Query<unknown, Host>, key: string): readonly Node<Host>[] {
    return this.#current(query, key).reads;
  }

  /** Stores what is current, for a later process, if anything but things outside has changed. */
  async save(): Promise<void> {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const known = new Map<Node<Host>, boolean>();
    const all = [...this.#nodes.values()].flatMap((nodes) => [...nodes.values()]);
    await this.store?.write(all.filter((node) => this.#isCurrent(node, known)));
  }

  /** Returns the current node of a key, and records that the running query depends on it. */
  #current(query: Query<unknown, Host>, key: string): Node<Host> {
    const nodes = this.#nodesOf(query);
    const known = nodes.get(key);
    const node = known ?? createNode(query, key);
    if (!known) nodes.set(key, node);
    this.#running.at(-1)?.reads.add(node);
    this.#refresh(node);
    return node;
  }

  #nodesOf({ name }: Query<unknown, Host>): Map<string, Node<Host>> {
    const known = this.#nodes.get(name);
    if (known) return known;
    const nodes = new Map<string, Node<Host>>();
    this.#nodes.set(name, nodes);
    return nodes;
  }

  #refresh(node: Node<Host>): void {
    if (node.checkedAt === this.#revision) return;
    const reason = this.#reasonToRun(node);
    if (reason === undefined) {
      node.checkedAt = this.#revision;
      return;
    }
    if (debug.enabled) debug(`${node.query.name} ${node.key}: ${reason}`);
    this.#run(node);
  }

  /** Returns why a query must run. Undefined when its value is current. */
  #reasonToRun(node: Node<Host>): string | undefined {
    if (node.hash === undefined) return 'new';
    if (node.runsAgain) return 'runs in every revision';
    if (node.query.mayChange) return node.query.mayChange(this.#host, node.key) ? 'may have changed' : undefined;
    // In order: what is read later may exist only because of what was read before.
    for (const read of node.reads) {
      this.#refresh(read);
      if (read.changedAt > node.checkedAt) return `${read.query.name} ${read.key} has changed`;
    }
    return undefined;
  }

  #run(node: Node<Host>): void {
    const { hash: newHash, value, json, reads, runsAgain } = this.#compute(node);
    const isSame = newHash === node.hash;
    Object.assign(node, { reads, runsAgain, checkedAt: this.#revision });
    // What reads an equal value goes on with the same object.
    if (isSame && node.value) return;
    this.#setValue(node, value);
    if (isSame) return;
    if (!node.query.mayChange) this.#hasNews = true;
    Object.assign(node, { hash: newHash, json, changedAt: this.#revision });
  }

  /** Runs the query of a node. Does not change the node. */
  #compute(node: Node<Host>): Computed<Host> & { hash: string } {
    const { query, key } = node;
    this.#assertNoCycle(node);
    const run: Run<Host> = { node, reads: new Set(), runsAgain: false };
    this.#running.push(run);
    let value: unknown;
    try {
      value = query.compute(this, key);
    } finally {
      this.#running.pop();
    }
    const reads = [...run.reads];
    const json = query.equality === 'json' ? JSON.stringify(value) : undefined;
    const hash = this.#hashOf(query, { value, json, reads, runsAgain: run.runsAgain });
    return { reads, runsAgain: run.runsAgain, json, hash, value };
  }

  #assertNoCycle(node: Node<Host>): void {
    const start = this.#running.findIndex((run) => run.node === node);
    if (start < 0) return;
    const names = [...this.#running.slice(start).map((run) => run.node), node].map((one) => `${one.query.name} ${one.key}`);
    throw new Error(`These queries need each other: ${names.join(' -> ')}. This is a bug in Pagewright.`);
  }

  #hashOf(query: Query<unknown, Host>, { value, json, reads, runsAgain }: Computed<Host>): string {
    if (runsAgain) return `${this.#revision}`;
    if (query.equality === 'json') return hashOfText(json ?? '');
    if (query.textOf) return hashOfText(query.textOf(value));
    return hashOfText(reads.map((read) => `${read.query.name} ${read.key} ${read.hash}`).join('\n'));
  }

  /** Returns the value of a current node: from memory, from the store, or computed again. */
  #valueOf(node: Node<Host>): unknown {
    if (node.value) {
      this.#markRecent(node);
      return node.value.current;
    }
    const json = node.query.equality === 'json' ? (node.json ?? this.store?.valueOf(node)) : undefined;
    if (json !== undefined) return this.#setValue(node, JSON.parse(json));
    const { hash, value } = this.#compute(node);
    // Nothing that it depends on has changed, so the value is the same, unless a file was changed meanwhile.
    if (node.hash !== hash) throw new ChangedFileError(node.key);
    return this.#setValue(node, value);
  }

  #setValue(node: Node<Host>, value: unknown): unknown {
    node.value = { current: value };
    this.#markRecent(node);
    return value;
  }

  /** Makes a value the most recent one of its query, and drops the oldest one beyond the limit. */
  #markRecent(node: Node<Host>): void {
    const { name, limit } = node.query;
    if (limit === undefined) return;
    const recent = this.#recent.get(name) ?? new Set<Node<Host>>();
    this.#recent.set(name, recent);
    recent.delete(node);
    recent.add(node);
    const [oldest] = recent;
    if (recent.size <= limit || !oldest) return;
    oldest.value = undefined;
    recent.delete(oldest);
  }

  /** True when the value of a node holds in this revision. Runs no query but those of things outside. `known` has earlier answers. */
  #isCurrent(node: Node<Host>, known: Map<Node<Host>, boolean>): boolean {
    const found = known.get(node);
    if (found !== undefined) return found;
    const isCurrent = this.#holds(node, known);
    known.set(node, isCurrent);
    return isCurrent;
  }

  #holds(node: Node<Host>, known: Map<Node<Host>, boolean>): boolean {
    if (node.hash === undefined || node.runsAgain) return false;
    if (node.query.mayChange) {
      const { hash } = node;
      this.#refresh(node);
      return node.hash === hash;
    }
    const hasCurrentReads = node.reads.every((read) => this.#isCurrent(read, known));
    if (!hasCurrentReads || node.checkedAt === this.#revision) return hasCurrentReads;
    if (node.reads.some((read) => read.changedAt > node.checkedAt)) return false;
    node.checkedAt = this.#revision;
    return true;
  }
}
