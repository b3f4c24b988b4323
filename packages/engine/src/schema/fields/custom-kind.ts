import type { z } from 'zod';
import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { trustType } from '../../trust/trust-type.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';

declare const resolvedType: unique symbol;

/** A validated value of a custom field kind. It carries the type that components receive. */
export type CustomValue<Result> = { readonly [resolvedType]: Result };

/** What a custom field kind does with a value. Every part is required: a kind without one does not compile. */
export type CustomKind<Value = unknown, Result = unknown> = {
  /** Checks a value as written. Its messages say what the field accepts. */
  schema: z.ZodType<Value>;
  /**
   * Returns the data that components receive, as JSON, from a valid value. It must depend on nothing else. `report` reports a value that is
   * wrong for another reason; return undefined then.
   */
  // A method, so that a kind of a value is a kind of anything.
  resolve(value: Value, report: (message: string, hint: string) => void): Result | undefined;
  /** The JSON Schema with which editors complete and check a value. `by-schema` derives it from the zod schema. */
  editor: JsonSchema | 'by-schema';
  /** Describes accepted values in the authors' guide. */
  docs: string;
  /** A valid value in YAML, for "Add a line: …". */
  sample: string;
};

/** The definitions by what stands for them: zod would map the types of a definition itself, which never ends. */
const customKinds = new WeakMap<object, CustomKind>();

/** Returns the definition of a custom field kind. */
export function customKindOf({ definition }: FieldKind<'custom'>): CustomKind {
  const kind = customKinds.get(definition);
  if (!kind) throw new Error('A field has a custom kind without a definition. Use defineFieldKind.');
  return kind;
}

/** Declares a field kind of a site. Returns the schema of its fields. */
export function defineFieldKind<Value, Result>(kind: CustomKind<Value, Result>): z.ZodType<CustomValue<Result>> {
  const definition = {};
  customKinds.set(definition, kind);
  // A copy, so that the schema of the kind stays without a kind: editors and messages use it.
  return trustType<z.ZodType<CustomValue<Result>>>(kind.schema.clone().register(fieldKinds, { kind: 'custom', definition }));
}
