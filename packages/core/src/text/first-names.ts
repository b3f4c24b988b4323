/** The number of names in a sentence; the others are counted. A choice: about half of a line. */
const maxNames = 3;

/** Lists the first names and counts the others: `a, b, c and 2 more`. */
export function firstNames(names: readonly string[]): string {
  const more = names.length - maxNames;
  return `${names.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
