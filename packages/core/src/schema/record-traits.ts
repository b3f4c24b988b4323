import type { SearchDataOf } from './types/search-data.ts';

/** What a collection says of its records, in the words of a type in YAML. A `Field` is the name of one. */
export type RecordTraits<Field extends string = string> = {
  /** What one record is called within a sentence, such as `dish`. */
  one: string;
  /** What several records are called. */
  many: string;
  /** A sentence for authors: what the records are for. */
  help?: string | undefined;
  /** The field with the title of a record. Default: `title` or `name`, or the first text. */
  title?: Field | undefined;
  /** The field with its picture. Default: the first image. */
  picture?: Field | undefined;
  /** The field with the sentence that lists show below its title. */
  summary?: Field | undefined;
  /** The field with its date or period, by which lists sort. Default: the first one. */
  date?: Field | undefined;
  /** What search engines read about every record with a page: its type in the words of schema.org. */
  schema?: SearchDataOf<Field> | undefined;
  /** True when the pages of records are entries of the feed. */
  feed?: boolean;
  /** True when visitors can add the dates of records to their calendar. */
  calendar?: boolean;
};
