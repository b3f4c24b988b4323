import type { z } from 'zod';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import type { FieldKind, FieldKindName, FieldKinds } from '../schema/fields/field-kinds.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { EditorContext } from './editor/editor-context.ts';
import type { Explanation, Mismatch } from './explain/mismatch.ts';
import type { NamedTarget } from './named-target.ts';
import type { ResolveContext } from './resolve-context.ts';

/** The behaviour of a field kind. Every part is required: a kind without one does not compile. */
export type FieldKindDefinition<Name extends FieldKindName = FieldKindName> = {
  explain: ExplainPart;
  /** Replaces a validated value by data. Reports problems to the context and then returns undefined. */
  resolve: (field: KindValue<Name>, context: ResolveContext) => FieldKinds[Name]['resolved'] | undefined;
  /**
   * The references of a value as written, for `uses` and `rename`: none, those of its own fields, or those that the
   * function returns. The value is not validated and may be invalid. `inside` returns those of a part of the value.
   */
  references: 'none' | 'in-fields' | ((field: KindValue<Name>, inside: ReferencesInside) => NamedTarget[]);
  editor: EditorPart<Name>;
  /** Describes accepted values in the authors' guide. `by-schema` uses the description of the zod schema. */
  docs: 'by-schema' | ((mark: FieldKind<Name>) => string);
  /**
   * A valid value in YAML, for "Add a line: …". A function receives the field's schema without wrappers such as `optional`;
   * `inside` returns the sample of another schema.
   */
  sample: string | ((schema: unknown, inside: (schema: unknown) => string) => string);
};

/** Returns the references in a part of a value, by the schema of that part. */
type ReferencesInside = (schema: unknown, value: unknown, at: ValuePath) => NamedTarget[];

/** A value of a field: its kind with parameters, and its path in the file. */
export type KindValue<Name extends FieldKindName> = { mark: FieldKind<Name>; value: unknown; at: ValuePath };

/** Explains why a value is not accepted. `by-schema` uses the message of the zod schema. */
type ExplainPart =
  | 'by-schema'
  | {
      /** Explains a text. `accepted` is the message of the zod schema. */
      text: (mismatch: Mismatch, found: string, accepted: string) => Explanation;
      /**
       * Explains a text without quotes that YAML reads as a number or as true or false; `add-quotes` suggests quotes. `accepted`
       * is the message of the zod schema for this text, empty when it accepts the text.
       */
      unquoted: 'add-quotes' | ((mismatch: Mismatch, accepted: string) => Explanation);
    };

/** Returns the JSON Schema of a part of a value, by the zod schema of that part. */
export type SchemaInside = (schema: unknown) => JsonSchema;

/** The JSON Schemas for editors. `inside` returns the schema of a part of a value. */
type EditorPart<Name extends FieldKindName> = {
  /** The JSON Schema of a value; `by-schema` derives it from the zod schema. */
  value: 'by-schema' | ((field: { mark: FieldKind<Name>; schema: z.ZodType }, context: EditorContext, inside: SchemaInside) => JsonSchema);
  /** JSON Schemas for the object that has the field as its property `name`. */
  parent: 'nothing' | ((field: { name: string; schema: unknown }, context: EditorContext) => JsonSchema[]);
  /** For a kind whose value is an object: conditions in addition to its required fields, and the fields of its snippet. */
  object: 'by-schema' | { conditions: readonly JsonSchema[]; startsWith: readonly string[] };
};

/** One definition for every kind on the list. */
export type FieldKindDefinitions = { [Name in FieldKindName]: FieldKindDefinition<Name> };
