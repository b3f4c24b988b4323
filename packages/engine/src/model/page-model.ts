import type { BlockType } from '../../../../schemas/blocks/index.ts';
import type { Layout } from '../schema/page.ts';
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
  /** The address of the picture that other sites show beside a link to it, when it has one of its own. */
  socialImage?: string;
  /** Whether search engines should know it. */
  listed: boolean;
  /** Kept back from the published site. */
  draft: boolean;
  /** The time in which it is published; always when left out. */
  publish?: { from?: string; until?: string };
  blocks: BlockModel[];
  /** How many blocks its file declares, hidden ones aside. So many are drawn, or the page is not. */
  declared: number;
};
