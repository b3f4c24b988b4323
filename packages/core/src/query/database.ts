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
  /** In a fork: whether nodes of its base depend on something that is another one here. */
  readonly #touched = new Map<Node<Input>, boolean>();

  /** `base`: the revision of a database of which this one is a fork. */
  constructor(
    input: Input,
    private readonly options: DatabaseOptions<Input>,
    private readonly base?: { db: Database<Input>; revision: number },
  ) {
    this.#input = input;
    if (base) {
      this.#revision = base.revision + 1;
      return;
    }
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

  /**
   * Returns a database with another input, in which `mayChange` is true for what is another one there, such as the text of a file. It
   * shares every value that depends on nothing else, and changes none here. It is of use until this one starts a revision.
   */
  fork(input: Input): Database<Input> {
    return new Database(input, this.options, { db: this, revision: this.#revision });
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
    const node = this.#nodes.get(name)?.get(key) ?? this.#shared(name, key);
    return trustType<Value | undefined>(node?.value?.current);
  }

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
    const node = this.#node(query, key);
    this.#running.at(-1)?.reads.add(node);
    this.#refresh(node);
    return node;
  }

  /** Returns the node of a key: one of this database, or one that it shares. */
  #node(query: Query<unknown, Input>, key: string): Node<Input> {
    const nodes = this.#nodesOf(query);
    const known = nodes.get(key) ?? this.#shared(query.name, key);
    if (known) return known;
    const ofBase = this.#nodeOfBase(query.name, key);
    const node = ofBase ? { ...ofBase } : createNode(query, key);
    nodes.set(key, node);
    return node;
  }

  #nodeOfBase(name: string, key: string): Node<Input> | undefined {
    if (!this.base) return undefined;
    const { db, revision } = this.base;
    if (db.#revision !== revision) throw new Error('A fork was read after its database had gone on. This is a bug in Pagewright.');
    return db.#nodes.get(name)?.get(key);
  }

  /** Returns the node that the base has for a key, when its value holds here too. */
  #shared(name: string, key: string): Node<Input> | undefined {
    const node = this.#nodeOfBase(name, key);
    return node && this.#isCurrentInBase(node) && !this.#isTouched(node) ? node : undefined;
  }

  #isCurrentInBase(node: Node<Input>): boolean {
    return node.checkedAt === this.base?.revision;
  }

  #isShared(node: Node<Input>): boolean {
    return this.base !== undefined && this.#nodes.get(node.query.name)?.get(node.key) !== node;
  }

  /** True for a current node of the base that depends on something that is another one here. */
  #isTouched(node: Node<Input>): boolean {
    const known = this.#touched.get(node);
    if (known !== undefined) return known;
    const isTouched = node.runsAgain || (node.query.mayChange ? this.#hasChanged(node) : node.reads.some((read) => this.#isTouched(read)));
    this.#touched.set(node, isTouched);
    return isTouched;
  }

  /** True for a node of the base for something outside that is another one here. */
  #hasChanged(node: Node<Input>): boolean {
    const { query, key } = node;
    if (!query.mayChange?.(this.#input, key)) return false;
    const nodes = this.#nodesOf(query);
    const own = nodes.get(key) ?? { ...node };
    nodes.set(key, own);
    this.#refresh(own);
    return own.changedAt === this.#revision;
  }

  #nodesOf({ name }: Query<unknown, Input>): Map<string, Node<Input>> {
    const known = this.#nodes.get(name);
    if (known) return known;
    const nodes = new Map<string, Node<Input>>();
    this.#nodes.set(name, nodes);
    return nodes;
  }

  #refresh(node: Node<Input>): void {
    if (node.checkedAt === this.#revision || this.#isShared(node)) return;
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
    if (node.query.mayChange) return this.#mayHaveChanged(node) ? 'may have changed' : undefined;
    const reads: Node<Input>[] = [];
    // In order: what is read later may exist only because of what was read before.
    for (const known of node.reads) {
      const read = this.base ? this.#node(known.query, known.key) : known;
      this.#refresh(read);
      if (read.changedAt > node.checkedAt) return `${read.query.name} ${read.key} has changed`;
      reads.push(read);
    }
    if (this.base) node.reads = reads;
    return undefined;
  }

  /** True for something outside that may be another one in this revision, or that the base has not looked at in its own. */
  #mayHaveChanged(node: Node<Input>): boolean {
    if (node.query.mayChange?.(this.#input, node.key)) return true;
    return this.base !== undefined && !this.#isCurrentInBase(node);
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
    if (this.base && this.#isShared(node)) return this.base.db.#valueOf(node);
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
