import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The components of block types that declare `hydrate`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const islands = {
  'contact-form': () => import('./contact-form.tsx'),
  'enquiry-form': () => import('./enquiry-form.tsx'),
  form: () => import('./form.tsx'),
  testimonials: () => import('./testimonials.tsx'),
  'values-slides': () => import('./values-slides.tsx'),
} satisfies Islands<typeof blocks>;
