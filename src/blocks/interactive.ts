import type { BlockProps } from 'pagewright/react';
import type { ComponentType } from 'react';
import type { BlockType } from '../../schemas/blocks/index.ts';

type Load<Type extends BlockType> = () => Promise<{ default: ComponentType<BlockProps<Type>> }>;

/** Block types that also wake in the browser. Their code is fetched when one is near; `vite.config.ts` says which have a chunk of their own. */
export const interactiveBlocks = {
  'contact-form': () => import('./contact-form.tsx'),
  counters: () => import('./counters.tsx'),
  'enquiry-form': () => import('./enquiry-form.tsx'),
  'portfolio-tabs': () => import('./portfolio-tabs.tsx'),
  testimonials: () => import('./testimonials.tsx'),
  'values-slides': () => import('./values-slides.tsx'),
} satisfies { [Type in BlockType]?: Load<Type> };

export type InteractiveType = keyof typeof interactiveBlocks;
