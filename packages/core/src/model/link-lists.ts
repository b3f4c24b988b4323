type Link<Href extends string> = { label: string; to: Href };

/** An entry of a navigation: a link, a menu of links, or both. */
type Entry<Href extends string> = { label: string; to?: Href | undefined; items?: Link<Href>[] | undefined };

/** The lists of links of a site, or of one of its profiles. */
type LinkLists<Href extends string> = {
  navigation?: Entry<Href>[] | undefined;
  footer?: { links: Link<Href>[]; columns?: { heading: string; links: Link<Href>[] }[] | undefined } | undefined;
  topBar?: { links: Link<Href>[] } | undefined;
};

/**
 * Returns lists of links with other targets. A link for which `targetOf` returns undefined is left out, and so is a menu or a column
 * without links.
 */
export function mapLinks<Href extends string, Lists extends LinkLists<Href>>(
  lists: Lists,
  targetOf: (to: Href) => Href | undefined,
): Lists {
  const { navigation, footer, topBar } = lists;
  const mapped = <One extends Link<Href>>(links: readonly One[]): One[] =>
    links.flatMap((link) => {
      const to = targetOf(link.to);
      return to === undefined ? [] : [{ ...link, to }];
    });
  const mappedEntry = ({ label, to: written, items: all = [] }: Entry<Href>): Entry<Href>[] => {
    const to = written === undefined ? undefined : targetOf(written);
    const items = mapped(all);
    if (to === undefined && items.length === 0) return [];
    return [{ label, ...(to !== undefined && { to }), ...(items.length > 0 && { items }) }];
  };
  return {
    ...lists,
    ...(navigation && { navigation: navigation.flatMap(mappedEntry) }),
    ...(footer && {
      footer: {
        ...footer,
        links: mapped(footer.links),
        ...(footer.columns && {
          columns: footer.columns.map((column) => ({ ...column, links: mapped(column.links) })).filter(({ links }) => links.length > 0),
        }),
      },
    }),
    ...(topBar && { topBar: { ...topBar, links: mapped(topBar.links) } }),
  };
}

/** Returns all links of the lists, each with its name in a sentence and its place in them. */
export function linksIn({ navigation = [], footer, topBar }: LinkLists<string>): { name: string; to: string; at: (string | number)[] }[] {
  const listed = (links: readonly Link<string>[], name: string, at: (string | number)[]) =>
    links.map(({ label, to }, index) => ({ name: `${name} "${label}"`, to, at: [...at, index, 'to'] }));
  return [
    ...navigation.flatMap(({ label, to, items = [] }, index) => [
      ...(to === undefined ? [] : [{ name: `The navigation entry "${label}"`, to, at: ['navigation', index, 'to'] }]),
      ...listed(items, 'The navigation entry', ['navigation', index, 'items']),
    ]),
    ...listed(footer?.links ?? [], 'The footer link', ['footer', 'links']),
    ...(footer?.columns ?? []).flatMap(({ links }, index) => listed(links, 'The footer link', ['footer', 'columns', index, 'links'])),
    ...listed(topBar?.links ?? [], 'The link of the top bar', ['topBar', 'links']),
  ];
}
