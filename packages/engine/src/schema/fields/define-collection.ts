import type { z } from 'zod';

/** The schema of a record: a strict object with an id. */
export type RecordSchema = z.ZodObject<{ id: z.ZodString | z.ZodInt }>;

/** A collection: the schema of its records, and the structure of its file. */
export type CollectionDefinition<Schema extends RecordSchema = RecordSchema> = {
  schema: Schema;
  /** Whether the file holds several named lists instead of one list. Records are then referred to as `list/id`. */
  lists: boolean;
};

/** The collections of a site by name: `collections/<name>.yaml`. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;

/** Declares a collection by the schema of its records. */
export const defineCollection = <Schema extends RecordSchema>(schema: Schema, { lists = false } = {}): CollectionDefinition<Schema> => ({
  schema,
  lists,
});
