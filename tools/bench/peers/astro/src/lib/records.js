import { getCollection, getEntry } from 'astro:content';

/** Returns all records of a collection, in the order of its file. */
export async function allRecords(name) {
  const entries = await getCollection(name);
  return entries.sort((a, b) => a.data.order - b.data.order).map(({ data }) => data.record);
}

/** Returns the records of a list of a collection, in the order of its file. */
export async function listRecords(name, list) {
  const entries = await getCollection(name, ({ data }) => data.list === list);
  if (entries.length === 0) throw new Error(`There are no records "${list}" of ${name}.`);
  return entries.sort((a, b) => a.data.order - b.data.order).map(({ data }) => data.record);
}

/** Returns a record by its id. Throws when there is none. */
export async function recordOf(name, id) {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`There is no record "${id}" of ${name}.`);
  return entry.data.record;
}

/** Returns several records by their ids. */
export const recordsOf = (name, ids) => Promise.all(ids.map((id) => recordOf(name, id)));
