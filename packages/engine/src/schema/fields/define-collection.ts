import type { z } from 'zod';

/** The schema of a record: a strict object with an id. */
export type RecordSchema = z.ZodObject<{ id: z.ZodString | z.ZodInt }>;

/** A collection: the schema of its records, and the structure of its file. */
export type CollectionDefinition<Schema extends RecordSchema = RecordSchema, Lists extends boolean = boolean> = {
  schema: Schema;
  /** Whether the file holds several named lists instead of one list. Records are then referred to as `list/id`. */
  lists: Lists;
};

/** The collections of a site by name: `collections/<name>.yaml`. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;

/** Declares a collection by the schema of its records. `lists`: its file holds several named lists. */
export function defineCollection<Schema extends RecordSchema>(schema: Schema): CollectionDefinition<Schema, false>;
export function defineCollection<Schema extends RecordSchema, const Lists extends boolean>(
  schema: Schema,
  options: { lists: Lists },
): CollectionDefinition<Schema, Lists>;
export function defineCollection(schema: RecordSchema, { lists } = { lists: false }): CollectionDefinition {
  return { schema, lists };
}
