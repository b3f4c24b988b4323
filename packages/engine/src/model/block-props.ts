import type { z } from 'zod';
import type { BlockType, blockSchemas } from '../../../../schemas/blocks/index.ts';
import type { Resolved } from './resolved.ts';
import type { SiteFacts } from './site-facts.ts';

/** A validated and resolved block of one type, as its YAML has it. */
export type ResolvedBlock<Type extends BlockType> = Resolved<z.output<(typeof blockSchemas)[Type]>>;

/** What the component of a block type receives: the block, and what its type takes from `site.yaml`. */
export type BlockProps<Type extends BlockType> = ResolvedBlock<Type> &
  (Type extends keyof SiteFacts ? { site: SiteFacts[Type] } : object) & { blockKey: string };
