import type { z } from 'zod';
import { callToActionSchema } from './call-to-action.ts';
import { cardGridSchema } from './card-grid.ts';
import { contactDetailsSchema } from './contact-details.ts';
import { contactFormSchema } from './contact-form.ts';
import { countersSchema } from './counters.ts';
import { faqSchema } from './faq.ts';
import { heroVideoSchema } from './hero-video.ts';
import { logoStripSchema } from './logo-strip.ts';
import { noticeSchema } from './notice.ts';
import { pageHeaderSchema } from './page-header.ts';
import { testimonialsSchema } from './testimonials.ts';
import { textImageSchema } from './text-image.ts';

/** The list of block types. A type that is not here does not exist; a key equals its schema's `type`. */
export const blockSchemas = {
  'call-to-action': callToActionSchema,
  'card-grid': cardGridSchema,
  'contact-details': contactDetailsSchema,
  'contact-form': contactFormSchema,
  counters: countersSchema,
  faq: faqSchema,
  'hero-video': heroVideoSchema,
  'logo-strip': logoStripSchema,
  notice: noticeSchema,
  'page-header': pageHeaderSchema,
  testimonials: testimonialsSchema,
  'text-image': textImageSchema,
} as const satisfies { [Type in string]: z.ZodObject<{ type: z.ZodLiteral<Type> }> };

export type BlockType = keyof typeof blockSchemas;

/** A validated block, references still unresolved. */
export type Block = { [Type in BlockType]: z.output<(typeof blockSchemas)[Type]> }[BlockType];
