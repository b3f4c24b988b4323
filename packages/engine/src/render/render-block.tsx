import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteComponents } from '../definition/site-code.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { BlockModel } from '../model/page-model.ts';
import { IsNested, NestedHtml } from '../react/nested-block.tsx';
import { trustType } from '../trust/trust-type.ts';
import { enhanceProps, isHydrated } from './interactive-block.ts';
import { withProvider } from './with-provider.tsx';

/** Renders a block to HTML. */
export type RenderBlock = (block: BlockModel) => string;

/** Loads every component once. Blocks that React hydrates are rendered for hydration, others as plain markup. */
export async function createRenderBlock(siteComponents: SiteComponents, traitsOf: TraitsOf): Promise<RenderBlock> {
  const { staticComponents, islands, enhanceScripts } = siteComponents;
  const interactive = await Promise.all(Object.entries(islands).map(async ([type, load]) => [type, (await load()).default] as const));
  const components: Readonly<Record<string, unknown>> = { ...staticComponents, ...Object.fromEntries(interactive) };
  const render = (block: BlockModel, nested: NestedReader): string => {
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
    );
    const options = { identifierPrefix: `${block.key}-` };
    return isHydrated(block, traitsOf) ? renderToString(element, options) : renderToStaticMarkup(element, options);
  };
  return (block) => {
    const { nested = {} } = block;
    const left = new Set(Object.keys(nested));
    const read = (path: string): string | undefined => {
      left.delete(path);
      const inner = nested[path];
      return inner && render(inner, { read: () => undefined, isInside: true });
    };
    const html = render(block, { read, isInside: false });
    if (left.size > 0) throw new Error(`The component of "${block.type}" does not show the nested block ${[...left].join(', ')}.`);
    return html;
  };
}

/** How a component gets the HTML of nested blocks, and whether it is nested itself. */
type NestedReader = { read: (path: string) => string | undefined; isInside: boolean };
