import { ChangedFileError } from '../problems/file-errors.ts';
import { trustType } from '../trust/trust-type.ts';
import { createNode, type Db, type Node, type Query, type QuerySet, type Store } from './query.ts';

/** A query that is running, and what it has read so far. */
type Run<Input> = { node: Node<Input>; reads: Set<Node<Input>>; runsAgain: boolean };

/** What a run has returned and read. */
type Computed<Input> = Pick<Node<Input>, 'reads' | 'runsAgain' | 'json'> & { value: unknown };

/** What a database needs of the machine. */
type DatabaseOptions<Input> = {
  /** Returns a hash of a text. Two texts with one hash are taken for equal. */
  hash: (text: string) => string;
  /** The queries whose values `store` has. */
  queries?: QuerySet<Input>['byName'];
  /** Has the values of an earlier process. */
  store?: Store | undefined;
  /** Is told why each query runs. */
  onRun?: ((query: string, key: string, reason: string) => void) | undefined;
};

/**
 * Computes the values of queries, and computes them again only when something that they have read has changed. A revision is a
 * moment at which everything outside may have changed; within one, each value is computed once. Queries are synchronous: nothing
 * in the pipeline waits for anything but small files, and reading these one by one takes less time than waiting for each.
 */
export class Database<Input> implements Db<Input> {
  readonly #nodes = new Map<string, Map<string, Node<Input>>>();
  readonly #running: Run<Input>[] = [];
  /** The nodes of each query with a limit that have a value, the oldest first. */
  readonly #recent = new Map<string, Set<Node<Input>>>();
  #revision = 1;
  /** True when a value is not stored as it is now. */
  #hasNews = false;
  #input: Input;

  constructor(
    input: Input,
    private readonly options: DatabaseOptions<Input>,
  ) {
    this.#input = input;
    const { store, queries = new Map() } = options;
    for (const node of store?.read(queries) ?? []) this.#nodesOf(node.query).set(node.key, node);
  }

  get input(): Input {
    return this.#input;
  }

  /** Starts a revision. Values are computed when somebody asks for them. */
  startRevision(input: Input): void {
    this.#input = input;
    this.#revision += 1;
  }

  get<Value>(query: Query<Value, Input>, key: string): Value {
    return trustType<Value>(this.#valueOf(this.#current(query, key)));
  }

  hashOf(query: Query<unknown, Input>, key: string): string {
    return this.#current(query, key).hash ?? '';
  }

  runAgain(): void {
    const run = this.#running.at(-1);
    if (run) run.runsAgain = true;
  }

  /** Returns a value if it is in memory. */
  peek<Value>({ name }: Query<Value, Input>, key: string): Value | undefined {
    return trustType<Value | undefined>(this.#nodes.get(name)?.get(key)?.value?.current);
  }

  /** Returns what a query has read for its current value. */
  readsOf(query: Query<unknown, Input>, key: string): readonly Node<Input>[] {
    return this.#current(query, key).reads;
  }

  /** Stores what is current, for a later process, if anything but things outside has changed. */
  async save(): Promise<void> {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const known = new Map<Node<Input>, boolean>();
    const all = [...this.#nodes.values()].flatMap((nodes) => [...nodes.values()]);
    await this.options.store?.write(all.filter((node) => this.#isCurrent(node, known)));
  }

  /** Returns the current node of a key, and records that the running query depends on it. */
  #current(query: Query<unknown, Input>, key: string): Node<Input> {
    const nodes = this.#nodesOf(query);
    const known = nodes.get(key);
    const node = known ?? createNode(query, key);
    if (!known) nodes.set(key, node);
    this.#running.at(-1)?.reads.add(node);
    this.#refresh(node);
    return node;
  }

  #nodesOf({ name }: Query<unknown, Input>): Map<string, Node<Input>> {
    const known = this.#nodes.get(name);
    if (known) return known;
    const nodes = new Map<string, Node<Input>>();
    this.#nodes.set(name, nodes);
    return nodes;
  }

  #refresh(node: Node<Input>): void {
    if (node.checkedAt === this.#revision) return;
    const reason = this.#reasonToRun(node);
    if (reason === undefined) {
      node.checkedAt = this.#revision;
      return;
    }
    this.options.onRun?.(node.query.name, node.key, reason);
    this.#run(node);
  }

  /** Returns why a query must run. Undefined when its value is current. */
  #reasonToRun(node: Node<Input>): string | undefined {
    if (node.hash === undefined) return 'new';
    if (node.runsAgain) return 'runs in every revision';
    if (node.query.mayChange) return node.query.mayChange(this.#input, node.key) ? 'may have changed' : undefined;
    // In order: what is read later may exist only because of what was read before.
    for (const read of node.reads) {
      this.#refresh(read);
      if (read.changedAt > node.checkedAt) return `${read.query.name} ${read.key} has changed`;
    }
    return undefined;
  }

  #run(node: Node<Input>): void {
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
  #compute(node: Node<Input>): Computed<Input> & { hash: string } {
    const { query, key } = node;
    this.#assertNoCycle(node);
    const run: Run<Input> = { node, reads: new Set(), runsAgain: false };
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

  #assertNoCycle(node: Node<Input>): void {
    const start = this.#running.findIndex((run) => run.node === node);
    if (start < 0) return;
    const names = [...this.#running.slice(start).map((run) => run.node), node].map((one) => `${one.query.name} ${one.key}`);
    throw new Error(`These queries need each other: ${names.join(' -> ')}. This is a bug in Pagewright.`);
  }

  #hashOf(query: Query<unknown, Input>, { value, json, reads, runsAgain }: Computed<Input>): string {
    if (runsAgain) return `${this.#revision}`;
    if (query.equality === 'json') return this.options.hash(json ?? '');
    if (query.textOf) return this.options.hash(query.textOf(value));
    return this.options.hash(reads.map((read) => `${read.query.name} ${read.key} ${read.hash}`).join('\n'));
  }

  /** Returns the value of a current node: from memory, from the store, or computed again. */
  #valueOf(node: Node<Input>): unknown {
    if (node.value) {
      this.#markRecent(node);
      return node.value.current;
    }
    const json = node.query.equality === 'json' ? (node.json ?? this.options.store?.valueOf(node)) : undefined;
    if (json !== undefined) return this.#setValue(node, JSON.parse(json));
    const { hash, value } = this.#compute(node);
    // Nothing that it depends on has changed, so the value is the same, unless a file was changed meanwhile.
    if (node.hash !== hash) throw new ChangedFileError(node.key);
    return this.#setValue(node, value);
  }

  #setValue(node: Node<Input>, value: unknown): unknown {
    node.value = { current: value };
    this.#markRecent(node);
    return value;
  }

  /** Makes a value the most recent one of its query, and drops the oldest one beyond the limit. */
  #markRecent(node: Node<Input>): void {
    const { name, limit } = node.query;
    if (limit === undefined) return;
    const recent = this.#recent.get(name) ?? new Set<Node<Input>>();
    this.#recent.set(name, recent);
    recent.delete(node);
    recent.add(node);
    const [oldest] = recent;
    if (recent.size <= limit || !oldest) return;
    oldest.value = undefined;
    recent.delete(oldest);
  }

  /** True when the value of a node holds in this revision. Runs no query but those of things outside. `known` has earlier answers. */
  #isCurrent(node: Node<Input>, known: Map<Node<Input>, boolean>): boolean {
    const found = known.get(node);
    if (found !== undefined) return found;
    const isCurrent = this.#holds(node, known);
    known.set(node, isCurrent);
    return isCurrent;
  }

  #holds(node: Node<Input>, known: Map<Node<Input>, boolean>): boolean {
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
