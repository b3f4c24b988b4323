import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteComponents } from '../definition/site-components.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { BlockModel } from '../model/page-model.ts';
import { trustType } from '../trust/trust-type.ts';
import { enhanceProps, isHydrated } from './interactive-block.ts';

/** Renders a block to HTML. */
export type RenderBlock = (block: BlockModel) => string;

/** Loads every component once. Blocks that React hydrates are rendered for hydration, others as plain markup. */
export async function createRenderBlock(
  { staticComponents, islands, enhanceScripts }: SiteComponents,
  traitsOf: TraitsOf,
): Promise<RenderBlock> {
  const interactive = await Promise.all(Object.entries(islands).map(async ([type, load]) => [type, (await load()).default] as const));
  const components: Readonly<Record<string, unknown>> = { ...staticComponents, ...Object.fromEntries(interactive) };
  return (block) => {
    const component = components[block.type];
    if (!component) throw new Error(`The block type "${block.type}" has no component. Add it to src/blocks/static.ts or interactive.ts.`);
    if (enhanceProps(block, traitsOf) && !enhanceScripts?.[block.type])
      throw new Error(
        `The block type "${block.type}" has no enhance script. Add src/blocks/${block.type}.enhance.ts to src/blocks/enhance.ts.`,
      );
    const element = createElement(trustType<ComponentType<object>>(component), block.props);
    const options = { identifierPrefix: `${block.key}-` };
    return isHydrated(block, traitsOf) ? renderToString(element, options) : renderToStaticMarkup(element, options);
  };
}
