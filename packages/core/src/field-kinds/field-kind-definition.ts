import type { JsonSchema } from '../json-schema/json-schema.ts';
import type { FieldPlan, PlannedKind } from '../schema/field-plan.ts';
import type { FieldKindName, FieldKinds } from '../schema/fields/field-kinds.ts';
import type { RecordQuery } from '../schema/fields/records.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { EditorContext } from './editor/editor-context.ts';
import type { Explanation, Mismatch } from './explain/mismatch.ts';
import type { ResolveContext } from './resolve-context.ts';

/** The behaviour of a field kind. Every part of it is required: a kind without one does not compile. */
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
  docs: 'by-schema' | ((kind: PlannedKind<Name>) => string);
  /**
   * A valid value in YAML, for "Add a line: …". `inside` returns the sample of a part of the value.
   */
  sample: string | ((field: PlanOfKind<Name>, inside: (plan: FieldPlan | undefined) => string) => string);
};

/** The plan of a field, with its kind. */
type PlanOfKind<Name extends FieldKindName> = FieldPlan & { fieldKind: PlannedKind<Name> };

/** Returns the references in a part of a value, by the plan of that part. */
type ReferencesInside = (plan: FieldPlan | undefined, value: unknown, at: ValuePath) => NamedTarget[];

/** A value of a field: its kind with parameters, its path in the file, and while it is resolved the validated object that has the field. */
type KindValue<Name extends FieldKindName> = { mark: PlannedKind<Name>; value: unknown; at: ValuePath; owner?: object };

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

/** Returns the JSON Schema of a part of a value, by the plan of that part. */
export type SchemaInside = (plan: FieldPlan | undefined) => JsonSchema;

/** The JSON Schemas for editors. `inside` returns the schema of a part of a value. */
type EditorPart<Name extends FieldKindName> = {
  /** The JSON Schema of a value; `by-schema` derives it from the zod schema. */
  value: 'by-schema' | ((field: PlanOfKind<Name>, context: EditorContext, inside: SchemaInside) => JsonSchema);
  /** JSON Schemas for the object that has the field as its property `name`. */
  parent?: (field: { name: string; plan: FieldPlan }, context: EditorContext) => JsonSchema[];
  /** For a kind whose value is an object: conditions in addition to its required fields, and the fields of its snippet. */
  object?: { conditions: readonly JsonSchema[]; startsWith: readonly string[] };
};

/** One definition for every kind on the list. */
export type FieldKindDefinitions = { [Name in FieldKindName]: FieldKindDefinition<Name> };

/**
 * The target of a reference. `target` is a URL (`link`), `/media/…`, `faqs/getting-started` (`record`), `faqs` or
 * `portfolio/web` (`records`: all of them), the name of an icon, a block type or a shared block.
 */
export type NamedTarget = {
  kind: 'link' | 'media' | 'record' | 'records' | 'icon' | 'block-type' | 'shared';
  target: string;
  /** The part of a link behind the path of a file, such as `#page=2`. */
  fragment?: string;
  /** The query that selects records of the target's collection. Without one, `records` means every record. */
  query?: RecordQuery;
  path: ValuePath;
  /** True when the text at the path contains more than the target. */
  isWithinText?: boolean;
};
