import type { RecordBase } from '../../schema/fields/record-base.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** A record of any collection, with the fields that every record may have. */
export type AnyRecord = { id: string | number } & RecordBase;

/** A valid record. `key` is the reference that pages use: the id, or `list/id` in a collection with lists. */
export type ValidRecord = { key: string; list?: string; path: ValuePath; record: AnyRecord };

/** The valid parts of a record with a problem. No page shows them; their references are checked. */
export type RecordParts = { context: string; path: ValuePath; value: unknown };
