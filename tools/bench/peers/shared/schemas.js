import { z } from 'zod';
import { blockSchema } from './block-schemas.js';

const text = z.string().min(1);
const anchors = z.array(z.strictObject({ label: text, to: text })).default([]);

/** A page file. With `collection`, it is the template of a page for each record. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  collection: z.literal('posts').optional(),
  title: text,
  description: text,
  layout: z.literal('landing').optional(),
  anchors,
  blocks: z.array(blockSchema).min(1),
});

const project = z.strictObject({ id: text, img: text, title: text, link: z.string() });

/** The records of each collection. */
export const collectionSchemas = {
  clients: z.strictObject({ id: text, name: text, logo: text }),
  faqs: z.strictObject({ id: text, question: text, answer: text }),
  portfolio: project,
  posts: z.strictObject({
    id: z.int(),
    title: text,
    excerpt: text,
    category: text,
    date: text,
    published: z.iso.date(),
    image: z.strictObject({ src: text, alt: z.string() }),
    content: text,
  }),
  testimonials: z.strictObject({ id: text, profileImg: text, name: text, role: text, desc: text }),
  'website-types': z.strictObject({ id: text, img: text, title: text, description: text }),
};
