import { existsSync, readFileSync } from 'node:fs';
import { type BlockModel, type SiteModel, type TraitsOf, trustType } from '@pagewright/core';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Layout, SiteComponents } from '../definition/site-code.ts';
import { IsNested, NestedHtml } from '../react/nested-block.tsx';

/** Renders a block of a site to HTML. */
export type RenderBlock = (block: BlockModel, site?: SiteModel) => string;

/**
 * Loads every component once. Blocks that React hydrates are rendered for hydration, others as plain markup. `componentFile` is for messages:
 * they name the packages that a component uses.
 */
export async function createRenderBlock(
  siteComponents: SiteComponents,
  traitsOf: TraitsOf,
  componentFile?: (type: string) => string,
): Promise<RenderBlock> {
  const { staticComponents, islands, enhanceScripts } = siteComponents;
  const interactive = await Promise.all(Object.entries(islands).map(async ([type, load]) => [type, (await load()).default] as const));
  const components: Readonly<Record<string, unknown>> = { ...staticComponents, ...Object.fromEntries(interactive) };
  const render = (block: BlockModel, nested: NestedReader, site?: SiteModel): string => {
    const component = components[block.type];
    if (!component) throw new Error(`The block type "${block.type}" has no component. Add it to src/blocks/static.ts or interactive.ts.`);
    if (enhanceProps(block, traitsOf) && !enhanceScripts?.[block.type])
      throw new Error(
        `The block type "${block.type}" has no enhance script. Add src/blocks/${block.type}.enhance.ts to src/blocks/enhance.ts.`,
      );
    const element = withProvider(
      siteComponents,
      <NestedHtml value={nested.read}>
        <IsNested value={nested.isInside}>{createElement(trustType<ComponentType<object>>(component), block.props)}</IsNested>
      </NestedHtml>,
      site,
    );
    const options = { identifierPrefix: `${block.key}-` };
    return withoutPromises('its component', () =>
      isHydrated(block, traitsOf) ? renderToString(element, options) : renderToStaticMarkup(element, options),
    );
  };
  return (block, site) => {
    const { nested = {} } = block;
    const left = new Set(Object.keys(nested));
    const read = (path: string): string | undefined => {
      left.delete(path);
      const inner = nested[path];
      return inner && render(inner, { read: () => undefined, isInside: true }, site);
    };
    const html = withoutStyles(render(block, { read, isInside: false }, site), 'its component', () =>
      packagesIn(componentFile?.(block.type)),
    );
    if (left.size > 0) throw new Error(`The component of "${block.type}" does not show the nested block ${[...left].join(', ')}.`);
    return html;
  };
}

/** Returns HTML that `writer` renders. Throws a readable error when it waits for something, which React calls suspended. */
export function withoutPromises(writer: string, work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('A component suspended'))) throw error;
    throw new Error(
      `${writer} is asynchronous: it, or a component in it, returns or uses a promise. A component returns its elements at once; fetch data at build time: "data" in src/site.ts.`,
    );
  }
}

/**
 * Returns HTML that React has rendered. Throws when it has a `style` attribute: in texts and in values of attributes, quotes are escaped.
 * `writer` is what rendered it, and `packages` those that it uses, for the message.
 */
export function withoutStyles(html: string, writer: string, packages: () => readonly string[] = () => []): string {
  const start = html.indexOf(' style="');
  if (start < 0) return html;
  const element = html.slice(html.lastIndexOf('<', start), html.indexOf('"', start + ' style="'.length) + 1);
  const used = packages();
  const owner = used.length > 0 ? `If ${used.join(' or ')} writes it` : 'If a package writes it';
  throw new Error(
    `${writer} writes a style attribute, which the Content-Security-Policy forbids: ${element}>. Use class names. ${owner}, render its component in the browser: <ClientOnly> of pagewright/react.`,
  );
}

/** Returns the packages that a component imports, besides React and the engine. */
function packagesIn(file: string | undefined): string[] {
  if (file === undefined || !existsSync(file)) return [];
  const imported = [...readFileSync(file, 'utf8').matchAll(/ from '([^.'/][^'/]*(?:\/[^'/]+)?)/g)].map(([, name = '']) => name);
  const packages = imported.map((name) => (name.startsWith('@') ? name : (name.split('/')[0] ?? '')));
  return [...new Set(packages)].filter((name) => !['react', 'react-dom', 'pagewright'].includes(name));
}

/** How a component gets the HTML of nested blocks, and whether it is nested itself. */
type NestedReader = { read: (path: string) => string | undefined; isInside: boolean };

/** True for a block that React hydrates in the browser. */
export function isHydrated({ type, props }: BlockModel, traitsOf: TraitsOf): boolean {
  const { interactive } = traitsOf(type);
  if (!interactive || interactive.enhance !== undefined) return false;
  return interactive.hydrate === 'always' || interactive.hydrate(props);
}

/** True for a page that can have blocks which React hydrates, by the types of its blocks. */
export const mayHydrate = (types: readonly string[], traitsOf: TraitsOf): boolean =>
  types.some((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.enhance === undefined;
  });

/** Returns the props of a block's enhance script. Undefined for a block without one. */
export function enhanceProps({ type, props }: BlockModel, traitsOf: TraitsOf): object | undefined {
  const { interactive } = traitsOf(type);
  if (!interactive || interactive.enhance === undefined) return undefined;
  return interactive.enhance === 'always' ? {} : interactive.enhance(props);
}

/** Returns an element inside the provider of the site. */
const withProvider = ({ Provider }: Pick<SiteComponents, 'Provider'>, element: ReactElement, site?: SiteModel): ReactElement =>
  Provider ? <Provider site={site}>{element}</Provider> : element;

/** Returns the layouts of the site, each part inside its provider. */
export function providedLayouts(components: SiteComponents): SiteComponents['layouts'] {
  const provided = ({ Header, Footer, Sidebar }: Layout): Layout => ({
    ...(Sidebar && { Sidebar: (props) => withProvider(components, <Sidebar {...props} />, props.site) }),
    Header: (props) => withProvider(components, <Header {...props} />, props.site),
    Footer: (props) => withProvider(components, <Footer {...props} />, props.site),
  });
  if (!components.Provider) return components.layouts;
  return Object.fromEntries(Object.entries(components.layouts).map(([name, layout]) => [name, provided(layout)]));
}
