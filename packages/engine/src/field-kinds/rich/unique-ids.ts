/** The id that a heading has, or the one that its words give. */
type WantedId = { id: string; slug?: string | undefined };

/**
 * Returns an id for each heading, in order. Ids that authors write stay. Of several headings with the same words, the first has the id
 * that they give, and the others have a number. `isUsed` is true for ids that the page uses itself.
 */
export function uniqueIds(headings: readonly WantedId[], isUsed: (id: string) => boolean): string[] {
  // Pages use some ids with every number behind them.
  const bases = headings.map(({ slug = '' }) => (isUsed(slug) && isUsed(`${slug}-2`) ? `section-${slug}` : slug));
  const written = headings.flatMap(({ id, slug }) => (slug === undefined ? [id] : []));
  const taken = new Set(written);
  // A heading "Prices 2" keeps its id after two headings "Prices".
  const wanted = new Set(bases);
  const numbers = new Map<string, number>();
  return headings.map(({ id, slug }, index) => {
    if (slug === undefined) return id;
    const base = bases[index] ?? '';
    let free = base;
    let number = numbers.get(base) ?? 2;
    while (taken.has(free) || isUsed(free) || (free !== base && wanted.has(free))) {
      free = `${base}-${number}`;
      number += 1;
    }
    numbers.set(base, number);
    taken.add(free);
    return free;
  });
}
