import type { BuiltShard } from './built-shard.ts';
import { ShardError } from './shard-error.ts';
import type { ShardSource } from './shard-record.ts';

const sameCommit = 'Build all shards from one commit, after npm ci.';

/** What to say about shards that differ in a part of their source: how `value` differs in words, and what to do. */
const differences = {
  pagewright: { built: (value) => `by Pagewright ${value}`, advice: sameCommit },
  node: { built: (value) => `by Node ${value}`, advice: 'Build all shards with the same version of Node.' },
  compress: {
    built: (value) => (value === true ? 'with --compress' : 'without --compress'),
    advice: 'Build all shards with the same options.',
  },
  preview: {
    built: (value) => (value === true ? 'with --preview' : 'without --preview'),
    advice: 'Build all shards with the same options.',
  },
  code: { built: () => 'with other code or other packages', advice: sameCommit },
  content: {
    built: () => 'from other content',
    advice: 'Build all shards from one commit. Pages with publish dates also need the same --now for all shards.',
  },
  build: { built: () => 'with other browser code or styles', advice: sameCommit },
  files: { built: () => 'for other files', advice: sameCommit },
} as const satisfies Record<keyof ShardSource, { built: (value: ShardSource[keyof ShardSource]) => string; advice: string }>;

const isPart = (name: string): name is keyof ShardSource => Object.hasOwn(differences, name);

/** Throws `ShardError` when shards were built from different states of a site, with other code, or with other options. */
export function assertSameSource([first, ...others]: readonly [BuiltShard, ...BuiltShard[]]): void {
  for (const other of others) {
    const part = Object.keys(differences)
      .filter(isPart)
      .find((name) => first.record.source[name] !== other.record.source[name]);
    if (part === undefined) continue;
    const { built, advice } = differences[part];
    const [a, b] = [first, other].map(({ record }) => built(record.source[part]));
    const how = a === b ? `${other.shown} was built ${b} than ${first.shown}` : `${first.shown} was built ${a}, ${other.shown} ${b}`;
    throw new ShardError(`The shards do not fit together: ${how}. ${advice}`);
  }
}
