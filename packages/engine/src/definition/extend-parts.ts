import { type ContentDefinitions, joinPacks, joinTables, nameOfFile, nearestName } from '@pagewright/core';
import { joinAdditions } from './site-additions.ts';
import type { Provider, SiteComponents, SiteParts } from './site-code.ts';
import { commandNames } from './site-command.ts';

/** The names that a site declares although the site that it extends, or an add-on, has them. */
export type Replaced = { blocks?: readonly string[]; layouts?: readonly string[]; styles?: readonly string[] };

/** The parts of a site, of the site that it extends or of an add-on, with what messages call it. */
export type OwnedParts = { owner: string; parts: SiteParts };

/**
 * Joins the code of a site with that of the site that it extends and of add-ons; the site is last. Throws when two of them declare the
 * same name and `replaced` doesn't list it, and when `replaced` lists a name that the site or all others don't declare.
 */
export function extendParts([first, ...others]: readonly [OwnedParts, ...OwnedParts[]], replaced: Replaced): SiteParts {
  const all = [first, ...others];
  for (const kind of kinds) assertDistinct(kind, all, replaced);
  return others.reduce((joined, { parts }) => joinTwo(joined, parts, replaced.blocks ?? []), first.parts);
}

function joinTwo(base: SiteParts, own: SiteParts, replacedTypes: readonly string[]): SiteParts {
  return {
    ...joinAdditions(base, own),
    folders: [...base.folders, ...own.folders],
    content: joinContent(base.content, own.content),
    // A collection has the source that the site itself declares.
    data: { ...base.data, ...own.data },
    components: async () => extendComponents(await base.components(), await own.components(), replacedTypes),
    componentFile: (type) => (Object.hasOwn(own.content.blocks, type) ? own : base).componentFile(type),
    islandsFiles: [...base.islandsFiles, ...own.islandsFiles],
    enhanceFile: (type) => (Object.hasOwn(own.content.blocks, type) ? own : base).enhanceFile(type),
    enhanceFiles: [...base.enhanceFiles, ...own.enhanceFiles],
    layoutScripts: { ...base.layoutScripts, ...own.layoutScripts },
    // An entry that replaces another takes its place in the order, here and below.
    styles: { ...base.styles, ...own.styles },
    sharedFolders: [...base.sharedFolders, ...own.sharedFolders],
    optionalFiles: { ...base.optionalFiles, ...own.optionalFiles },
  };
}

function joinContent(base: ContentDefinitions, own: ContentDefinitions): ContentDefinitions {
  return {
    blocks: { ...base.blocks, ...own.blocks },
    collections: { ...base.collections, ...own.collections },
    fetched: [...new Set([...base.fetched, ...own.fetched])],
    addedFiles: { ...base.addedFiles, ...own.addedFiles },
    layouts: { ...base.layouts, ...own.layouts },
    networks: { ...base.networks, ...own.networks },
    embedProviders: { ...base.embedProviders, ...own.embedProviders },
    settings: { ...base.settings, ...own.settings },
    strings: joinTables(base.strings, own.strings),
    packs: joinPacks(base.packs, own.packs),
    theme: {
      // Looks, dark mode and pictures for link previews are those of the site itself, if it has any.
      ...base.theme,
      ...own.theme,
      colors: { ...base.theme.colors, ...own.theme.colors },
      roles: { ...base.theme.roles, ...own.theme.roles },
      contrast: [...base.theme.contrast, ...own.theme.contrast],
      // A choice of the same name has the site's own options.
      style: { ...base.theme.style, ...own.theme.style },
    },
  };
}

/** What has a name: what messages call it, the names in some code and in the engine, and its list in `replaces` when it can be replaced. */
type Kind = { what: string; read: (parts: SiteParts) => readonly string[]; ofEngine?: readonly string[]; list?: keyof Replaced };

/** Collections, settings and colours are never replaced: components read them, and `site.yaml` gives them their values. */
const kinds: readonly Kind[] = [
  { what: 'stylesheet', read: ({ styles }) => Object.keys(styles), list: 'styles' },
  { what: 'block type', read: ({ content }) => Object.keys(content.blocks), list: 'blocks' },
  { what: 'collection', read: ({ content }) => [...Object.keys(content.collections), ...addedTypes(content.addedFiles)] },
  { what: 'layout', read: ({ content }) => Object.keys(content.layouts), list: 'layouts' },
  { what: 'setting', read: ({ content }) => Object.keys(content.settings ?? {}) },
  { what: 'colour', read: ({ content }) => Object.keys(content.theme.colors) },
  { what: 'file', read: ({ content }) => Object.keys(content.addedFiles) },
  { what: 'rule', read: ({ rules }) => rules.map(({ code }) => code) },
  { what: 'command', read: ({ commands }) => commands.map(({ name }) => name), ofEngine: commandNames },
];

const addedTypes = (files: ContentDefinitions['addedFiles']): string[] =>
  Object.keys(files).flatMap((path) => (path.startsWith('types/') ? nameOfFile({ path }) : []));

/** Throws for a name that is declared twice, unless the last one replaces it, and for one that is replaced for nothing. */
function assertDistinct({ what, read, ofEngine = [], list }: Kind, all: readonly OwnedParts[], replaces: Replaced): void {
  const replaced = (list && replaces[list]) ?? [];
  const named = all.map(({ owner, parts }) => ({ owner, names: read(parts) }));
  const below = named.slice(0, -1);
  const own = named.at(-1)?.names ?? [];
  for (const name of replaced) {
    if (!below.some(({ names }) => names.includes(name))) {
      const nearest = nearestName(
        name,
        below.flatMap(({ names }) => names),
      );
      const others = below.length === 1 ? `which ${below[0]?.owner} does not have` : 'which nothing else declares';
      throw new Error(`The site replaces the ${what} "${name}", ${others}.${nearest ? ` Did you mean "${nearest}"?` : ''}`);
    }
    if (!own.includes(name)) throw new Error(`The site replaces the ${what} "${name}" and does not declare another one.`);
  }
  const owners = new Map(ofEngine.map((name) => [name, 'Pagewright']));
  for (const [index, { owner, names }] of named.entries()) {
    const isSite = index === named.length - 1;
    for (const name of names) {
      const earlier = owners.get(name);
      owners.set(name, owner);
      if (earlier === undefined || (isSite && replaced.includes(name))) continue;
      const others = earlier === owner ? `twice by ${owner}` : `by ${owner} and by ${earlier}`;
      throw new Error(`The ${what} "${name}" is declared ${others}. ${wayOut(isSite, list, name)}`);
    }
  }
}

function wayOut(isSite: boolean, list: keyof Replaced | undefined, name: string): string {
  if (!isSite) return 'Use one of them.';
  return list === undefined ? 'Give it another name.' : `Give it another name, or write replaces: { ${list}: ['${name}'] } in src/site.ts.`;
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
