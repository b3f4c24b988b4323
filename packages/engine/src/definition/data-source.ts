import { nearestName } from '../problems/nearest-name.ts';
import type { CollectionDefinitions } from '../schema/fields/define-collection.ts';

/** Where the records of a collection come from. */
export type DataSource = {
  /**
   * Fetches all records, in their order; the schema of the collection checks them, as it checks those of a file. Rejects when
   * the source cannot be reached. `signal` aborts when the time is over.
   */
  load: (signal: AbortSignal) => Promise<readonly object[]>;
};

/** The sources of collections by name. */
export type DataSources = Readonly<Record<string, DataSource>>;

/** Returns the sources that a definition declares. */
export const sourcesOf = (data: Readonly<Partial<Record<string, DataSource>>> = {}): DataSources =>
  Object.fromEntries(Object.entries(data).flatMap(([name, source]) => (source ? [[name, source]] : [])));

/** Throws for a source of a collection that the site does not have, or whose records are in several lists. */
export function assertSources(data: DataSources, collections: CollectionDefinitions): void {
  for (const name of Object.keys(data)) {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    if (!collection) {
      const nearest = nearestName(name, Object.keys(collections));
      throw new Error(
        `"data" has the collection "${name}", which the site does not declare.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      );
    }
    if (collection.lists) throw new Error(`"data" has the collection "${name}", which has several lists. Only one list can be fetched.`);
  }
}
