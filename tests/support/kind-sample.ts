import type { FieldKindName, FieldKinds } from '../../packages/core/src/schema/fields/field-kinds.ts';
import type { SchemaOfKind } from '../../packages/core/src/schema/resolved.ts';

/** A field of one kind in the site `tests/sites/blocks`. Values are written as in YAML. */
export type KindSample<Name extends FieldKindName> = {
  schema: SchemaOfKind<Name>;
  /** A valid value, and the props that a component gets for it (only some fields of records). */
  value: string;
  resolved: FieldKinds[Name]['resolved'];
  /** The references that `uses` and `rename` find in the value, as `kind target`. */
  references: readonly string[];
  /** The description of valid values in the authors' guide. */
  docs: string;
  /** An invalid value, with the code of the problem. */
  wrong: { value: string; code: string };
  /** True when the editor marks the invalid value too. Not every rule can be expressed in JSON schema. */
  isMarked: boolean;
  /** True for a kind whose values become URLs: the tests try hostile ones in its fields. */
  isUrl: boolean;
};
