import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { collectionSchemas, pageSchema } from '../../shared/schemas.js';

/** The ids of entries are texts. A collection that consists of lists has the entries of all lists, with the name of the list. */
const parser = (text) => {
  const data = load(text, { schema: CORE_SCHEMA });
  if (Array.isArray(data)) return data.map((record, order) => ({ record, order, id: String(record.id) }));
  return Object.entries(data).flatMap(([list, records]) =>
    records.map((record, order) => ({ record, order, list, id: `${list}/${record.id}` })),
  );
};

const recordsOf = (name) =>
  defineCollection({
    loader: file(`content/collections/${name}.yaml`, { parser }),
    schema: z.strictObject({ id: z.string(), order: z.int(), list: z.string().optional(), record: collectionSchemas[name] }),
  });

export const collections = {
  pages: defineCollection({ loader: glob({ pattern: '*.yaml', base: './content/pages' }), schema: pageSchema }),
  ...Object.fromEntries(Object.keys(collectionSchemas).map((name) => [name, recordsOf(name)])),
};
