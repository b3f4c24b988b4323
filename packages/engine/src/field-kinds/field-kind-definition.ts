import type { z } from 'zod';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import type { FieldKind, FieldKindName, FieldKinds } from '../schema/fields/field-kinds.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { EditorContext } from './editor/editor-context.ts';
import type { Explanation, Mismatch } from './explain/mismatch.ts';
import type { NamedTarget } from './named-target.ts';
import type { ResolveContext } from './resolve-context.ts';

/** Everything that the engine does with fields of one kind. Every part is required: a kind without one does not compile. */
export type FieldKindDefinition<Name extends FieldKindName = FieldKindName> = {
  explain: ExplainPart;
  /** Replaces a validated value by data. Returns undefined after it has reported a problem. */
  resolve: (field: KindValue<Name>, context: ResolveContext) => FieldKinds[Name]['resolved'] | undefined;
  /**
   * What a value as written refers to, for `uses` and `rename`: nothing, what its own fields refer to, or what the
   * function returns. Values are not validated here, so any of them may be wrong.
   */
  references: 'none' | 'in-fields' | ((field: KindValue<Name>) => NamedTarget[]);
  editor: EditorPart<Name>;
  /** What the field accepts, in words for the authors' guide; `by-schema` takes those of its zod schema. */
  docs: 'by-schema' | ((mark: FieldKind<Name>) => string);
  /** A valid value in YAML, for "Add a line: …". A function gets the field's schema without `optional` and the like. */
  sample: string | ((schema: unknown) => string);
};

/** A value of a field: its kind with parameters, and its path in the file. */
export type KindValue<Name extends FieldKindName> = { mark: FieldKind<Name>; value: unknown; at: ValuePath };

/** Explains why a value is not accepted. `by-schema` quotes what the zod schema says it accepts. */
type ExplainPart =
  | 'by-schema'
  | {
      /** Explains a text. `accepted` is what the zod schema says it accepts. */
      text: (mismatch: Mismatch, found: string, accepted: string) => Explanation;
      /** Explains a text without quotes that YAML reads as a number or as true or false; `add-quotes` suggests quotes. */
      unquoted: 'add-quotes' | ((mismatch: Mismatch) => Explanation);
    };

/** What the editor offers and accepts. */
type EditorPart<Name extends FieldKindName> = {
  /** The JSON Schema of a value; `by-schema` derives it from the zod schema. */
  value: 'by-schema' | ((field: { mark: FieldKind<Name>; schema: z.ZodType }, context: EditorContext) => JsonSchema);
  /** JSON Schemas for the object that has the field as its property `name`. */
  parent: 'nothing' | ((field: { name: string; schema: unknown }, context: EditorContext) => JsonSchema[]);
  /** For a kind whose value is an object: what it must have besides its required fields, and the fields that a snippet starts with. */
  object: 'by-schema' | { conditions: readonly JsonSchema[]; startsWith: readonly string[] };
};

/** One definition for every kind on the list. */
export type FieldKindDefinitions = { [Name in FieldKindName]: FieldKindDefinition<Name> };
