/** What a query reads through: each `get` is recorded as something that the value of the query depends on. */
export type Db<Input> = {
  /** What is the same for all queries of a revision, such as the schemas of a site. */
  readonly input: Input;
  /** Returns the value of a key. Computes it when it is not known, or when something that it depends on has changed. */
  get: <Value>(query: Query<Value, Input>, key: string) => Value;
  /** Returns the hash of the value of a key. Depends on it as `get` does. */
  hashOf: (query: Query<unknown, Input>, key: string) => string;
  /** Returns what a query has read for its value, which depends on nothing else: its equality is `inputs`. Depends on it as `get` does. */
  readsOf: (query: Query<unknown, Input>, key: string) => readonly Node<Input>[];
  /** Makes the running query run again in every revision: its value depends on more than it has read, such as a failure. */
  runAgain: () => void;
};

/**
 * A stage of the pipeline: a function of a key and of what it reads through the database. It must read nothing else, and nobody
 * may change its value.
 */
export type Query<Value, Input> = {
  /** Unique among the queries of a database. */
  readonly name: string;
  readonly compute: (db: Db<Input>, key: string) => Value;
  /**
   * How an equal value is recognised, so that what reads it does not run again. `json`: by its JSON, which is stored: the value
   * must be JSON-safe. `text`: by `textOf`. `inputs`: it is taken for equal only when all that it has read is.
   */
  readonly equality: 'json' | 'text' | 'inputs';
  // A method, so that a query of a value is a query of anything.
  textOf?(value: Value): string;
  /** For a query of something outside, such as a file: it runs once in every revision in which this returns true. */
  readonly mayChange?: (input: Input, key: string) => boolean;
  /** The maximum number of values in memory. The oldest are dropped, and computed again when something needs them. */
  readonly limit?: number;
};

/** The queries of a database by name, and a function that declares one. */
export type QuerySet<Input> = {
  define: <Value>(query: Query<Value, Input>) => Query<Value, Input>;
  byName: ReadonlyMap<string, Query<unknown, Input>>;
};

/** Creates a set without queries. */
export function createQuerySet<Input>(): QuerySet<Input> {
  const byName = new Map<string, Query<unknown, Input>>();
  const define = <Value>(query: Query<Value, Input>): Query<Value, Input> => {
    if (byName.has(query.name)) throw new Error(`Two queries have the name "${query.name}". Rename one of them.`);
    byName.set(query.name, query);
    return query;
  };
  return { byName, define };
}

/** The value of a key, and what it depends on. */
export type Node<Input> = {
  readonly query: Query<unknown, Input>;
  readonly key: string;
  /** Undefined until it was computed. */
  hash: string | undefined;
  /** What its value depends on, in the order in which it was read. */
  reads: readonly Node<Input>[];
  /** The value. Undefined when it is not in memory. */
  value: { current: unknown } | undefined;
  /** The JSON of a value that is not stored yet. */
  json: string | undefined;
  /** The last revision in which it was known to be current. */
  checkedAt: number;
  /** The revision in which its hash changed. */
  changedAt: number;
  /** True when it runs in every revision. */
  runsAgain: boolean;
};

/** Creates the node of a key. `hash` is that of the value which an earlier process stored. */
export const createNode = <Input>(query: Query<unknown, Input>, key: string, hash?: string): Node<Input> => ({
  query,
  key,
  hash,
  reads: [],
  value: undefined,
  json: undefined,
  checkedAt: 0,
  changedAt: 0,
  runsAgain: false,
});

/** Keeps the values of queries for a later process. */
export type Store = {
  /** Returns the nodes of an earlier process. */
  read: <Input>(queries: QuerySet<Input>['byName']) => Node<Input>[];
  /** Returns the JSON of a value. Undefined when it is not stored. */
  valueOf: (node: Pick<Node<never>, 'key' | 'hash'>) => string | undefined;
  /** Writes nodes, and the values that are not stored yet. A node must come with all that it has read. */
  write: (nodes: readonly Node<never>[]) => Promise<void>;
};
