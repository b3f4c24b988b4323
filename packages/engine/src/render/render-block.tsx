import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockType } from '../../../../schemas/blocks/index.ts';
import { type InteractiveType, interactiveBlocks } from '../../../../src/blocks/interactive.ts';
import { staticBlocks } from '../../../../src/blocks/static.ts';
import type { BlockModel } from '../model/page-model.ts';
import { trustType } from '../model/trust-type.ts';

type Island = Extract<BlockModel, { type: InteractiveType }>;

/** Whether a block wakes in the browser: every one of an interactive type, but for a form that sends nothing. */
export const isIsland = (block: BlockModel): block is Island =>
  Object.hasOwn(interactiveBlocks, block.type) && !(block.type === 'enquiry-form' && block.props.submit === 'nothing');

/** Draws a block to HTML. */
export type RenderBlock = (block: BlockModel) => string;

/** Loads every component once. Islands are drawn so that React can hydrate them, the rest as plain markup. */
export async function createRenderBlock(): Promise<RenderBlock> {
  const interactive = await Promise.all(
    Object.entries(interactiveBlocks).map(async ([type, load]) => [type, (await load()).default] as const),
  );
  const components: { [Type in BlockType]?: unknown } = { ...staticBlocks, ...Object.fromEntries(interactive) };
  return (block) => {
    const component = components[block.type];
    if (!component) throw new Error(`The block type "${block.type}" has no component. Add it to src/blocks/static.ts or interactive.ts.`);
    const element = createElement(trustType<ComponentType<object>>(component), block.props);
    const options = { identifierPrefix: `${block.key}-` };
    return isIsland(block) ? renderToString(element, options) : renderToStaticMarkup(element, options);
  };
}
