import { readFile } from 'node:fs/promises';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { collectionSchemas, pageSchema } from '../shared/schemas.js';

const content = new URL('./content/', import.meta.url);

/** Reads YAML. Dates stay texts, as YAML 1.2 says. */
const read = async (file) => load(await readFile(file, 'utf8'), { schema: CORE_SCHEMA });

/** Validates data. The error names the file and every wrong field. */
function validate(schema, data, file) {
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns the records of a collection; for one that consists of lists, an object of lists. */
export async function readRecords(name) {
  const file = `collections/${name}.yaml`;
  const data = await read(new URL(file, content));
  const list = z.array(collectionSchemas[name]);
  return validate(Array.isArray(data) ? list : z.record(z.string(), list), data, file);
}

/** Reads and validates a file of `content/pages`. */
export const readPage = async (file) => validate(pageSchema, await read(file), file);

const byId = (records) => new Map(records.map((record) => [String(record.id), record]));

/** Reads and validates what pages refer to: all of `content/` except the pages. */
export async function readShared() {
  const [site, media, styles, clients, websiteTypes, portfolio, faqs, posts, testimonials] = await Promise.all([
    read(new URL('site.yaml', content)),
    readFile(new URL('media.json', content), 'utf8').then(JSON.parse),
    readFile(new URL('styles.css', content), 'utf8'),
    ...['clients', 'website-types', 'portfolio', 'faqs', 'posts', 'testimonials'].map(readRecords),
  ]);
  return { site, media, styles, clients, websiteTypes, portfolio, faqs: byId(faqs), posts: byId(posts), testimonials: byId(testimonials) };
}
