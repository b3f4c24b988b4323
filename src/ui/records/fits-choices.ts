import { termsOf } from 'pagewright/browser';

/** What a visitor has chosen in a filter: some of its options, or the ends of a range. */
export type Chosen = { options: readonly string[]; from: string; to: string };

/** True for the values of a record that fit a filter: one of the chosen options, or a range that overlaps. */
export function fits(values: readonly (string | number)[], { options, from, to }: Chosen): boolean {
  if (options.length > 0) return options.some((option) => values.includes(option));
  const [low, high] = values;
  return (from === '' || difference(high, from) >= 0) && (to === '' || difference(low, to) <= 0);
}

/** Compares a number, or a day as `2027-06-01`. NaN without a value. */
function difference(value: string | number | undefined, end: string): number {
  if (typeof value !== 'string') return Number(value) - Number(end);
  return value < end ? -1 : Number(value > end);
}

/** Returns the words of a query without case and accents. */
export const wordsIn = (query: string): string[] => query.split(/\s+/).flatMap((word) => (word === '' ? [] : termsOf(word).slice(0, 1)));

/** Labels are not searched: every record has them. */
const labels = 'dt, [aria-hidden], .sr-only';

/** Returns the text of a record as queries are compared with it. */
export function searchTextOf(element: Element): string {
  const parts: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(labels)) parts.push(texts.currentNode.textContent ?? '');
  return termsOf(parts.join(' ')).join('\n');
}
