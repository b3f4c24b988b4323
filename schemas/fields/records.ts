import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { idSchema } from './text.ts';

/** Records of a collection: `all` in the collection's order, or chosen ids in the order written. */
const recordsOf = (collection: string) =>
  z
    .union([z.literal('all'), z.array(idSchema).min(1)], `"all", or a list of ids from collections/${collection}.yaml`)
    .register(fieldKinds, { kind: 'records', collection });

export const clientRecords = recordsOf('clients').brand<'records:clients'>();
export const faqRecords = recordsOf('faqs').brand<'records:faqs'>();
export const testimonialRecords = recordsOf('testimonials').brand<'records:testimonials'>();
