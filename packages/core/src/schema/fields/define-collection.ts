import { z } from 'zod';
import { memoizeByKey } from '../../text/memoize.ts';
import { canBePlaceholder, placeholderNameInWords } from '../../text/placeholder.ts';
import type { RecordTraits } from '../record-traits.ts';
import { assertKeys, type KeysOf } from './assert-keys.ts';
import { textSchema } from './text.ts';
import { afterFrom, isInOrder, momentSchema } from './time.ts';

/** The schema of a record: a strict object with an id. */
export type RecordSchema = z.ZodObject<{ id: z.ZodString | z.ZodInt }>;

/** A collection: the schema of its records, and the structure of its file. */
export type CollectionDefinition<Schema extends RecordSchema = RecordSchema, Lists extends boolean = boolean> = {
  schema: Schema;
  /** Whether the file holds several named lists instead of one list. Records are then referred to as `list/id`. */
  lists: Lists;
  /** What messages, lists, search engines and the feed need to know of the records. */
  traits?: RecordTraits;
};

/** The collections of a site by name: `collections/<name>.yaml`. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;

const traitKeys: KeysOf<RecordTraits> = {
  one: true,
  many: true,
  help: true,
  title: true,
  picture: true,
  summary: true,
  date: true,
  schema: true,
  feed: true,
  calendar: true,
};

type FieldOf<Schema extends RecordSchema> = keyof Schema['shape'] & string;

/**
 * Declares a collection by the schema of its records. `lists`: its file holds several named lists. With traits, its records are those
 * of a type: messages have a name for them, and their fields that `recordField` made have labels. Throws for a key that does not exist.
 */
export function defineCollection<Schema extends RecordSchema>(
  schema: Schema,
  traits?: RecordTraits<FieldOf<Schema>>,
): CollectionDefinition<Schema, false>;
export function defineCollection<Schema extends RecordSchema, const Lists extends boolean>(
  schema: Schema,
  options: { lists: Lists },
): CollectionDefinition<Schema, Lists>;
export function defineCollection(
  schema: RecordSchema,
  options: RecordTraits | { lists: boolean } = { lists: false },
): CollectionDefinition {
  if ('lists' in options) {
    assertKeys('A collection with "lists"', options, { lists: true });
    return { schema, lists: options.lists };
  }
  assertKeys('A collection', options, traitKeys);
  const { one, help = schema.description ?? `The ${one}.`, date } = options;
  return {
    schema: schema.meta({ ...schema.meta(), description: help, ...(date !== undefined && { dateField: date }) }),
    lists: false,
    traits: options,
  };
}

/** The period in which a page or a record is published: from the start of `from` to the end of `until`. One of the two is required. */
export const publishSchema = z
  .strictObject({
    from: momentSchema
      .optional()
      .describe('When it is first published, in the time zone of the site.')
      .meta({ yaml: 'A date like 2027-06-01, or with a time like 2027-06-01T09:00. Another zone: 2027-06-01T09:00+05:30.' }),
    until: momentSchema
      .optional()
      .describe('The last day on which it is published, or with a time the moment when it ends. The first build after it removes it.'),
  })
  .refine(({ from, until }) => from !== undefined || until !== undefined, {
    path: ['from'],
    error: 'a date like 2027-06-01, or "until" with a date',
  })
  .refine(({ from, until }) => isInOrder(from, until), { path: ['until'], error: afterFrom });

/**
 * The fields of every record in a collection. The engine adds them to the schema of each collection, and components do not
 * get them. A collection may declare `tags` itself: then its own field counts, and components get it.
 */
export const recordBase = {
  tags: z
    .array(textSchema)
    .min(1)
    .optional()
    .describe('Words by which blocks choose records. Visitors do not see them.')
    .meta({ yaml: 'A query: { tags: [news] }.' }),
  listed: z
    .boolean()
    .default(true)
    .describe('false: "all" and queries leave the record out. Blocks can still show it by its id, and it keeps its page.'),
  draft: z.boolean().optional().describe('true: the record is checked but not published. Lists leave it out, and its page is a draft.'),
  publish: publishSchema
    .optional()
    .describe('The time in which the record is published: "from", "until", or both. Lists leave it out at other times.'),
} as const;

/** The fields that decide whether and where a record is shown. Each is undefined in a record that does not use it. */
export type RecordBase = {
  listed?: boolean | undefined;
  draft?: boolean | undefined;
  publish?: { from?: string | undefined; until?: string | undefined } | undefined;
};

/** The fields that every record has with the same meaning, and those that components get with it: the page and the language of the record. */
const reserved = ['listed', 'draft', 'publish', 'href', 'lang'] as const satisfies readonly (keyof RecordBase | 'href' | 'lang')[];

const stored = new WeakMap<RecordSchema, RecordSchema>();

/**
 * Returns the schema of a record in a file of a collection: its own fields and those of every record. Throws when it
 * declares a field with the name of one that the engine reads, or with a name that cannot be a placeholder.
 */
export const storedRecordSchema = (schema: RecordSchema): RecordSchema =>
  memoizeByKey(stored, schema, () => {
    const taken = reserved.find((name) => Object.hasOwn(schema.shape, name));
    if (taken !== undefined) throw new Error(`A collection cannot declare the field "${taken}": every record has it already.`);
    const unusable = Object.keys(schema.shape).find((name) => !canBePlaceholder(name));
    if (unusable !== undefined)
      throw new Error(`A collection cannot declare the field "${unusable}": a name has ${placeholderNameInWords}.`);
    const missing = Object.entries(recordBase).filter(([name]) => !Object.hasOwn(schema.shape, name));
    return withMeta(schema.safeExtend({ ...Object.fromEntries(missing), id: schema.shape.id }), schema);
  });

/** Returns what has a field, for a field that every record has. Undefined for others. */
export const recordsWith = (field: string): string | undefined =>
  Object.hasOwn(recordBase, field) ? 'records, in the files of collections/' : undefined;

/** Returns the names of the fields that the engine adds to a collection's records. */
export const addedFields = (schema: RecordSchema): string[] => Object.keys(recordBase).filter((name) => !Object.hasOwn(schema.shape, name));

const inline = new WeakMap<RecordSchema, z.ZodObject>();

/** Returns the schema of a record without a required id: one that is written in a block, or in a file of its own. */
export const inlineRecordSchema = (schema: RecordSchema): z.ZodObject =>
  memoizeByKey(inline, schema, () => {
    const fields: z.ZodObject = schema;
    const { id } = schema.shape;
    return withMeta(fields.safeExtend({ id: id.optional().describe('An id. Optional, because nothing refers to it.') }), schema);
  });

/** Copies the description and the examples of a schema. */
function withMeta<Schema extends z.ZodObject>(schema: Schema, from: z.ZodType): Schema {
  const meta = from.meta();
  return meta ? schema.meta(meta) : schema;
}
