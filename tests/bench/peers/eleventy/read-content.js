import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { collectionSchemas, pageSchema } from '../shared/schemas.js';

const content = new URL('./content/', import.meta.url);

const read = async (path) => parse(await readFile(new URL(path, content), 'utf8'));

/** Validates data. The error names the file and every wrong field. */
function validate(schema, data, file) {
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns the records of a collection; for one that consists of lists, an object of lists. */
async function readCollection(name) {
  const file = `collections/${name}.yaml`;
  const data = await read(file);
  const list = z.array(collectionSchemas[name]);
  return validate(Array.isArray(data) ? list : z.record(z.string(), list), data, file);
}

async function readPage(name) {
  const file = `pages/${name}`;
  return validate(pageSchema, await read(file), file);
}

/** Reads and validates all of `content/`. */
export async function readContent() {
  const names = (await readdir(new URL('pages/', content))).filter((name) => name.endsWith('.yaml'));
  const collections = Object.fromEntries(
    await Promise.all(Object.keys(collectionSchemas).map(async (name) => [name, await readCollection(name)])),
  );
  const [site, media, pages] = await Promise.all([
    read('site.yaml'),
    readFile(new URL('media.json', content), 'utf8').then(JSON.parse),
    Promise.all(names.map(readPage)),
  ]);
  return { site, media, collections, pages };
}
