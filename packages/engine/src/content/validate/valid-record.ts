import type { RecordBase } from '../../schema/fields/record-base.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';

/** A record of any collection, with the fields that every record may have. */
export type AnyRecord = { id: string | number } & RecordBase;

/** The fields of a record that are translated, and where they are written. */
export type OwnTranslation = { file: YamlFile; path: ValuePath; fields: Readonly<Record<string, unknown>> };

/** A valid record. `key` is the reference that pages use: the id, or `list/id` in a collection with lists. */
export type ValidRecord = {
  key: string;
  list?: string;
  path: ValuePath;
  record: AnyRecord;
  /** In another language than the default one: the fields that are translated. */
  translation?: OwnTranslation;
  /** True for a record in the default language, shown in another one. */
  isFallback?: true;
};

/** The valid parts of a record with a problem. No page shows them; their references are checked. */
export type RecordParts = {
  context: string;
  path: ValuePath;
  value: unknown;
  /** For a record in a file of its own. */
  key?: string;
  /** The file that translates the record, when the parts are in it. Default: the file of the collection. */
  file?: YamlFile;
};
