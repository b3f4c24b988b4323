/** Returns the items that have a part which none before them has. */
export function firstWithEachPart<Item>(items: readonly Item[], partsOf: (item: Item) => readonly string[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const added = partsOf(item).filter((part) => !seen.has(part));
    for (const part of added) seen.add(part);
    return added.length > 0;
  });
}

/** Returns paths of a served site whose pages together have each of its block types, layouts and languages. */
export async function coveringPaths(origin: string, paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(origin + path)).text();
      return { path, parts: html.match(/<html lang="[^"]*"|<body class="[^"]*"|data-block="[^"]*"/g) ?? [] };
    }),
  );
  return firstWithEachPart(pages, ({ parts }) => parts).map(({ path }) => path);
}
