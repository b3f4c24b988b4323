/** Fetches the records of a site until it is killed, from a source that has mistakes most of the time. For `crash.test.ts`. */
import { defineSite } from 'pagewright';
import { defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { fetchData } from '../../../packages/engine/src/site/fetch-data.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { layouts } from '../../../schemas/layouts.ts';
import { theme } from '../../../schemas/theme.ts';

const siteDir = process.argv[2] ?? '';

const seedSchema = z.strictObject({ id: idSchema.describe('The id.'), title: textSchema.describe('What it is.') }).describe('Seeds.');

let number = Number(process.argv[3]);

/** One answer of four is good, and takes a while to write. The others have a mistake in a field, have one in the whole list, or are missing. */
function answer(): object[] {
  const records = Array.from({ length: 2000 }, (_, index) => ({ id: `seed-${index}`, title: `Seed ${number}` }));
  if (number % 4 === 0) return records;
  if (number % 4 === 1) return [...records, { id: 'kale', title: 'Kale', depth: 'deep' }];
  if (number % 4 === 2) return [...records, { id: 'seed-0', title: 'Twice' }];
  throw new Error('the source is away');
}

const nothing = { Header: () => null, Footer: () => null };

const code = defineSite({
  folder: import.meta.dirname,
  blocks: {},
  layouts,
  strings: {},
  theme: { ...theme, styles: [], shared: [] },
  components: async () => ({ staticComponents: {}, islands: {}, layouts: { default: nothing, landing: nothing } }),
  collections: { seeds: defineCollection(seedSchema) },
  data: { seeds: { load: async () => answer() } },
});

for (; ; number += 1) {
  const reports = await fetchData({ siteDir, code, load: createSiteLoader(siteDir, code), onProgress: () => undefined });
  if (reports.length === 0) process.stdout.write(`${number}\n`);
}
