import type { Provider, SiteComponents } from './site-components.ts';

/**
 * Joins the components of a site with those of the site that it extends. `replacedTypes` are the block types that both
 * declare: one may be static in one site and interactive in the other, so its earlier component goes first.
 */
export function extendComponents(base: SiteComponents, own: SiteComponents, replacedTypes: readonly string[]): SiteComponents {
  const Provider = joinProviders(base.Provider, own.Provider);
  return {
    staticComponents: { ...without(base.staticComponents, replacedTypes), ...own.staticComponents },
    islands: { ...without(base.islands, replacedTypes), ...own.islands },
    enhanceScripts: { ...without(base.enhanceScripts ?? {}, replacedTypes), ...own.enhanceScripts },
    layouts: { ...base.layouts, ...own.layouts },
    ...(Provider && { Provider }),
  };
}

const without = <Entry,>(entries: Readonly<Record<string, Entry>>, names: readonly string[]): Record<string, Entry> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));

/** The provider of the site itself is inside that of the extended site, so its values count. */
function joinProviders(Outer: Provider | undefined, Inner: Provider | undefined): Provider | undefined {
  if (!Outer || !Inner) return Outer ?? Inner;
  return ({ children }) => (
    <Outer>
      <Inner>{children}</Inner>
    </Outer>
  );
}
