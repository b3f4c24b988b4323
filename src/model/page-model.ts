import type { BlockType } from '../../schemas/blocks/index.ts';
import type { Layout } from '../../schemas/page.ts';
import type { BlockProps } from './block-props.ts';

/** A block ready to draw. `key` is unique on its page and stays while blocks around it change. */
export type BlockModel = { [Type in BlockType]: { key: string; id?: string; type: Type; props: BlockProps<Type> } }[BlockType];

/** A page validated, resolved and JSON-safe: the only thing that crosses from content to rendering. */
export type PageModel = {
  path: string;
  title: string;
  description: string;
  layout: Layout;
  anchors: { label: string; to: string }[];
  /** The block at which visitors from a page with the same value arrive, as `#id`. */
  arriveAt?: string;
  /** Whether search engines should know it. */
  listed: boolean;
  blocks: BlockModel[];
};
