import { defineSite } from 'pagewright';
import { defineCollection, idSchema, mediaPathSchema, recordOf, textSchema } from 'pagewright/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fetchData } from '../../packages/engine/src/site/fetch-data.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import standard from '../../src/site.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { countrySchema } from './extensions/schemas/fields/country.ts';

const donorSchema = z
  .strictObject({ id: idSchema.describe('The id.'), title: textSchema.describe('The name.') })
  .describe('Somebody who gave seeds.');
const donors = { donors: defineCollection(donorSchema) };

const accessionSchema = z
  .strictObject({
    id: idSchema.describe('The id.'),
    title: textSchema.describe('What it is.'),
    depth: z.enum(['shallow', 'full']).optional().describe('How much is known.'),
    country: countrySchema.optional().describe('Where it is from.'),
    photo: mediaPathSchema({ shownWidth: 56 }).optional().describe('A picture.'),
    donor: recordOf('donors', donors).optional().describe('Who gave it.'),
  })
  .describe('Seeds in the bank.');

type Lists = { accessions: readonly object[]; donors: readonly object[] };
let lists: Lists;

const code = defineSite({
  folder: import.meta.dirname,
  extends: standard,
  collections: { accessions: defineCollection(accessionSchema), ...donors },
  data: { accessions: { load: async () => lists.accessions }, donors: { load: async () => lists.donors } },
});

const temp = tempFolder('refused-records');
const bean = { id: 'bean', title: 'Runner bean', donor: 'ada' };
const ada = { id: 'ada', title: 'Ada Green' };
const kale = { id: 'kale-walking', title: 'Walking stick kale' };
const good: Lists = { accessions: [bean], donors: [ada] };
const file = '.data/accessions.json';
let site: SiteCopy;

/** Fetches the lists, and returns the messages about them. */
async function fetchLists(fetched: Lists): Promise<string[]> {
  lists = fetched;
  const reports = await fetchData({ siteDir: site.dir, code, load: createSiteLoader(site.dir, code), onProgress: () => undefined });
  return reports.map(({ message }) => message.replaceAll(`${site.dir}/`, ''));
}

const withKale = (fields: object): Lists => ({ ...good, accessions: [bean, { ...kale, ...fields }] });
const kept = 'The site has the records of .data/accessions.json.';

beforeEach(async () => {
  site = copySite('minimal', temp);
  expect(await fetchLists(good)).toEqual([]);
});

describe('records that are refused', () => {
  test.each([
    ['by a schema', { depth: 'deep' }, 'depth: "deep" is not accepted for "depth". Accepted: shallow, full.'],
    ['by a field kind', { country: 'XX' }, 'country: There is no country "XX". Write its ISO 3166 code, such as DE.'],
    ['because of a reference to a record', { donor: 'bob' }, 'donor: There is no record "bob" in the collection donors. Records: ada.'],
    ['because of a picture', { photo: 'people/kale.jpg' }, 'photo: '],
  ])('%s leave the file as it is', async (_, fields, reason) => {
    const before = site.read(file);
    const [message, ...more] = await fetchLists(withKale(fields));
    expect(message).toContain(`The records of "accessions" were fetched and are not accepted: record "kale-walking", ${reason}`);
    expect(message?.endsWith(kept)).toBe(true);
    expect(more).toEqual([]);
    expect(site.read(file)).toBe(before);
    expect(
      await createSiteLoader(site.dir, code)().then((loaded) => loaded.findProblems().filter(({ severity }) => severity === 'error')),
    ).toEqual([]);
  });

  test('without an id are named by their number, and further errors are counted', async () => {
    const [message] = await fetchLists({ ...good, accessions: [{ title: 'Bean' }, { ...kale, depth: 'deep' }] });
    expect(message).toMatch(/not accepted: record 1: .*"id".* There is 1 further error\. The site has/);
  });

  test('write no file when there was none', async () => {
    site.remove(file);
    const [message] = await fetchLists(withKale({ country: 'XX' }));
    expect(message).toContain(
      'There are no earlier ones in .data/accessions.json. Correct the records at their source, or what "load" returns.',
    );
    expect(() => site.read(file)).toThrow('ENOENT');
  });

  test('do not keep those of another source away', async () => {
    const eve = { id: 'eve', title: 'Eve Brown' };
    const messages = await fetchLists({ ...withKale({ country: 'XX' }), donors: [ada, eve] });
    expect(messages).toHaveLength(1);
    expect(JSON.parse(site.read('.data/donors.json'))).toEqual([ada, eve]);
  });

  test('take records with them that need those of the same answers', async () => {
    const bob = { id: 'bob', title: '' };
    const messages = await fetchLists({ accessions: [bean, { ...kale, donor: 'bob' }], donors: [ada, bob] });
    expect(messages).toHaveLength(2);
    expect(JSON.parse(site.read(file))).toEqual([bean]);
    expect(JSON.parse(site.read('.data/donors.json'))).toEqual([ada]);
  });
});

test('records that an older file needs are not replaced by others', async () => {
  const [first, second] = await fetchLists({ accessions: [{ ...kale, depth: 'deep' }], donors: [{ ...ada, id: 'eve' }] });
  expect(first).toContain('record "kale-walking", depth: ');
  expect(second).toContain(
    'The records of "donors" were fetched and are not accepted: with them, .data/accessions.json has an error: record "bean", donor: ',
  );
  expect(JSON.parse(site.read('.data/donors.json'))).toEqual([ada]);
});

test('records are written when those of another source were never fetched', async () => {
  for (const name of ['accessions', 'donors']) site.remove(`.data/${name}.json`);
  const [message, ...more] = await fetchLists({ accessions: [{ ...kale, depth: 'deep' }], donors: [ada] });
  expect(message).toContain('There are no earlier ones in .data/accessions.json.');
  expect(more).toEqual([]);
  expect(JSON.parse(site.read('.data/donors.json'))).toEqual([ada]);
});

test('an empty list replaces records, with a warning the first time', async () => {
  expect(await fetchLists({ ...good, accessions: [] })).toEqual([
    expect.stringMatching(
      /^The source of "accessions" has no records now, and \.data\/accessions\.json had some\. The site has none of them\./,
    ),
  ]);
  expect(await fetchLists({ ...good, accessions: [] })).toEqual([]);
});
