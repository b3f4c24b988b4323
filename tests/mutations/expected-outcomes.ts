import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import type { Result } from './mutation-bench.ts';

/**
 * One line for each mistake and outcome: `mistake | outcome | fields`. The outcome of most fields comes last and has their
 * number in place of their names, so that a line with names is an exception.
 */
export function summarizeResults(results: readonly Result[]): string {
  const lines = [...groupBy(results, ({ mistake }) => mistake)].flatMap(([mistake, ofMistake]) => {
    const outcomes = [...groupBy(ofMistake, ({ outcome }) => outcome)].sort(([, one], [, other]) => one.length - other.length);
    return outcomes.map(([outcome, group], index) => {
      const isLast = index === outcomes.length - 1;
      const others = outcomes.length === 1 ? `all ${group.length}` : `the other ${group.length}`;
      return `${mistake} | ${outcome} | ${isLast && group.length > 2 ? others : joinNames(group.map(({ field }) => field))}`;
    });
  });
  return `${lines.join('\n')}\n`;
}

/** Joins names of fields. Entries of a list share a name: `cards.0+1.icon`. */
function joinNames(names: readonly string[]): string {
  const groups = groupBy(names, (name) => name.replaceAll(/\.\d+(?=\.)/g, '.#'));
  return [...groups].map(([pattern, group]) => (group.length === 1 ? group[0] : withIndexes(pattern, group))).join(', ');
}

const withIndexes = (pattern: string, names: readonly string[]): string => {
  const indexes = names.map((name) => [...name.matchAll(/\.(\d+)(?=\.)/g)].map(([, index]) => index).join('/'));
  return pattern.replace('#', indexes.join('+'));
};

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Reads `expected/<name>.txt`. UPDATE_EXPECTED=1 writes `found` into it first; review the difference before you commit it. */
export function expectedOutcomes(name: string, found: string): string {
  const file = inProject('tests', 'mutations', 'expected', `${name}.txt`);
  if (process.env.UPDATE_EXPECTED === '1') writeFileSync(file, found);
  if (!existsSync(file)) throw new Error(`${file} does not exist. UPDATE_EXPECTED=1 writes it.`);
  return readFileSync(file, 'utf8');
}
