import type { OfferedCollection, OfferedType } from 'pagewright/editing';
import { labelOf } from 'pagewright/fields';

type Named = Pick<OfferedCollection, 'name' | 'one' | 'many'>;

type Searched = Pick<OfferedType, 'type' | 'label' | 'description' | 'synonyms' | 'fields'> & { category?: string };

/** Returns the words of a text, without capitals and accents. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Where a word may stand, and how much that counts: the name says more than the description. */
const placesOf = ({ type, label, synonyms, description, fields, category = '' }: Searched): [score: number, words: string[]][] => [
  [8, [...wordsIn(type), ...wordsIn(label)]],
  [6, synonyms.flatMap(wordsIn)],
  [3, wordsIn(description)],
  [2, wordsIn(category)],
  [1, fields.flatMap(({ name, label }) => wordsIn(labelOf({ name, label })))],
];

/** True for the same word in singular or plural. */
const isSame = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`;

/** Returns how well a word fits a type. Zero when it does not. */
function scoreOf(word: string, type: Searched): number {
  const scores = placesOf(type).map(([score, words]) => {
    if (words.some((one) => isSame(one, word))) return score * 2;
    return words.some((one) => one.startsWith(word)) ? score : 0;
  });
  return Math.max(...scores);
}

/**
 * Returns the types that fit all words of a search, the best first; those that fit some of them when none fits all. All of them in their
 * order for a search without words. What a collection is called finds the types that are a directory of its records.
 */
export function searchTypes<Type extends Searched>(types: readonly Type[], search: string, collections: readonly Named[] = []): Type[] {
  const ofRecords = new Set(collections.flatMap(({ name, one = '', many }) => [name, one, many].flatMap(wordsIn)));
  const all = wordsIn(search);
  // "a" and "of" fit everything and nothing.
  const long = all.filter((word) => word.length > 2);
  const words = (long.length > 0 ? long : all).map((word) => [word, ...(ofRecords.has(word) ? ['directory'] : [])]);
  const scored = types.map((type) => ({ type, scores: words.map((same) => Math.max(...same.map((word) => scoreOf(word, type)))) }));
  const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0);
  const fitting = scored.filter(({ scores }) => !scores.includes(0));
  return (fitting.length > 0 ? fitting : scored.filter(({ scores }) => sum(scores) > 0))
    .sort((one, other) => sum(other.scores) - sum(one.scores))
    .map(({ type }) => type);
}
