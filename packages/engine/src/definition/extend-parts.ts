import { type ContentDefinitions, joinPacks, joinTables, nearestName } from '@pagewright/core';
import { joinAdditions } from './site-additions.ts';
import type { Provider, SiteComponents, SiteParts } from './site-code.ts';

/** The names that a site declares although the site that it extends has them. */
export type Replaced = { blocks?: readonly string[]; layouts?: readonly string[]; styles?: readonly string[] };

/**
 * Joins the code of a site with that of the site that it extends. Throws when both declare the same name and `replaced`
 * doesn't list it, and when `replaced` lists a name that one of them doesn't declare.
 */
export function extendParts(base: SiteParts, own: SiteParts, replaced: Replaced): SiteParts {
  const types = replaced.blocks ?? [];
  return {
    ...joinAdditions(base, own),
    folders: [...base.folders, ...own.folders],
    content: extendContent(base.content, own.content, replaced),
    // A collection has the source that the site itself declares.
    data: { ...base.data, ...own.data },
    components: async () => extendComponents(await base.components(), await own.components(), types),
    componentFile: (type) => (Object.hasOwn(own.content.blocks, type) ? own : base).componentFile(type),
    islandsFiles: [...base.islandsFiles, ...own.islandsFiles],
    enhanceFile: (type) => (Object.hasOwn(own.content.blocks, type) ? own : base).enhanceFile(type),
    enhanceFiles: [...base.enhanceFiles, ...own.enhanceFiles],
    layoutScripts: { ...base.layoutScripts, ...own.layoutScripts },
    styles: join({ what: 'stylesheet', list: 'styles' }, base.styles, own.styles, replaced.styles),
    sharedFolders: [...base.sharedFolders, ...own.sharedFolders],
    optionalFiles: { ...base.optionalFiles, ...own.optionalFiles },
  };
}

function extendContent(base: ContentDefinitions, own: ContentDefinitions, replaced: Replaced): ContentDefinitions {
  return {
    blocks: join({ what: 'block type', list: 'blocks' }, base.blocks, own.blocks, replaced.blocks),
    // Never replaced: components of the extended site read the records.
    collections: join({ what: 'collection' }, base.collections, own.collections),
    fetched: [...new Set([...base.fetched, ...own.fetched])],
    layouts: join({ what: 'layout', list: 'layouts' }, base.layouts, own.layouts, replaced.layouts),
    networks: { ...base.networks, ...own.networks },
    embedProviders: { ...base.embedProviders, ...own.embedProviders },
    // Never replaced: components of the extended site read them.
    settings: join({ what: 'setting' }, base.settings ?? {}, own.settings ?? {}),
    strings: joinTables(base.strings, own.strings),
    packs: joinPacks(base.packs, own.packs),
    theme: {
      // Looks, dark mode and pictures for link previews are those of the site itself, if it has any.
      ...base.theme,
      ...own.theme,
      // Never replaced: `site.yaml` gives them their values.
      colors: join({ what: 'colour' }, base.theme.colors, own.theme.colors),
      roles: { ...base.theme.roles, ...own.theme.roles },
      contrast: [...base.theme.contrast, ...own.theme.contrast],
      // A choice of the same name has the site's own options.
      style: { ...base.theme.style, ...own.theme.style },
    },
  };
}

/** What is joined: its name in messages, and its list in `replaces` when it can be replaced. */
type Kind = { what: string; list?: keyof Replaced };

/** Adds the entries of a site to those of the extended site. An entry that replaces another takes its place in the order. */
function join<Entry>(
  { what, list }: Kind,
  base: Readonly<Record<string, Entry>>,
  own: Readonly<Record<string, Entry>>,
  replaced: readonly string[] = [],
): Readonly<Record<string, Entry>> {
  for (const name of replaced) {
    if (!Object.hasOwn(base, name)) {
      const nearest = nearestName(name, Object.keys(base));
      throw new Error(
        `The site replaces the ${what} "${name}", which the site that it extends does not have.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      );
    }
    if (!Object.hasOwn(own, name)) throw new Error(`The site replaces the ${what} "${name}" and does not declare another one.`);
  }
  const doubled = Object.keys(own).find((name) => Object.hasOwn(base, name) && !replaced.includes(name));
  if (doubled !== undefined) {
    const instead =
      list === undefined ? 'Give it another name.' : `Give it another name, or write replaces: { ${list}: ['${doubled}'] } in src/site.ts.`;
    throw new Error(`The ${what} "${doubled}" is declared by the site and by the site that it extends. ${instead}`);
  }
  return { ...base, ...own };
}

/**
 * Joins the components of a site with those of the site that it extends. `replacedTypes` are the block types that both
 * declare: one may be static in one site and interactive in the other, so its earlier component goes first.
 */
async function extendComponents(base: SiteComponents, own: SiteComponents, replacedTypes: readonly string[]): Promise<SiteComponents> {
  const Provider = await joinProviders(base.Provider, own.Provider);
  return {
    staticComponents: { ...without(base.staticComponents, replacedTypes), ...own.staticComponents },
    islands: { ...without(base.islands, replacedTypes), ...own.islands },
    enhanceScripts: { ...without(base.enhanceScripts ?? {}, replacedTypes), ...own.enhanceScripts },
    layouts: { ...base.layouts, ...own.layouts },
    ...(Provider && { Provider }),
  };
}

const without = <Entry>(entries: Readonly<Record<string, Entry>>, names: readonly string[]): Record<string, Entry> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));

/** The provider of the site itself is inside that of the extended site, so its values count. */
async function joinProviders(outer: Provider | undefined, inner: Provider | undefined): Promise<Provider | undefined> {
  if (!outer || !inner) return outer ?? inner;
  // Imported here because checking content needs no React.
  const { createElement } = await import('react');
  return ({ children, ...props }) => createElement(outer, props, createElement(inner, props, children));
}
