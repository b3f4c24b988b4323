import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteComponents } from '../definition/site-components.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { BlockModel } from '../model/page-model.ts';
import { trustType } from '../trust/trust-type.ts';

/** True for a block that hydrates in the browser. */
export function isIsland({ type, props }: BlockModel, traitsOf: TraitsOf): boolean {
  const { interactive } = traitsOf(type);
  return interactive && (interactive.hydrate === 'always' || interactive.hydrate(props));
}

/** Renders a block to HTML. */
export type RenderBlock = (block: BlockModel) => string;

/** Loads every component once. Islands are rendered for hydration by React, other blocks as plain markup. */
export async function createRenderBlock({ staticComponents, islands }: SiteComponents, traitsOf: TraitsOf): Promise<RenderBlock> {
  const interactive = await Promise.all(Object.entries(islands).map(async ([type, load]) => [type, (await load()).default] as const));
  const components: Readonly<Record<string, unknown>> = { ...staticComponents, ...Object.fromEntries(interactive) };
  return (block) => {
    const component = components[block.type];
    if (!component) throw new Error(`The block type "${block.type}" has no component. Add it to src/blocks/static.ts or interactive.ts.`);
    const element = createElement(trustType<ComponentType<object>>(component), block.props);
    const options = { identifierPrefix: `${block.key}-` };
    return isIsland(block, traitsOf) ? renderToString(element, options) : renderToStaticMarkup(element, options);
  };
}
