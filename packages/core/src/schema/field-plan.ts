import type { z } from 'zod';
import type { FieldForm } from './fields/field-forms.ts';
import type { FieldKind, FieldKindName } from './fields/field-kinds.ts';
import type { ValueFormat } from './fields/value-formats.ts';
import type { FieldSettings } from './types/type-fields.ts';

/** A field kind with its parameters. Schemas among them are plans. */
export type PlannedKind<Name extends FieldKindName = FieldKindName> = FieldKind<Name, FieldPlan>;

/** What every plan says. */
export type FieldFacts = {
  /** What the value stands for. Undefined for plain data. */
  fieldKind: PlannedKind | undefined;
  /** What people read for the field: the title of its schema. Undefined when the words of its name say it. */
  label: string | undefined;
  description: string | undefined;
  /** How the value is written in YAML. Forms do not show it. */
  yaml: string | undefined;
  /** The values of `kind` beside the field with which it may be there. Undefined for a field of every kind. */
  kinds: readonly string[] | undefined;
  /** How forms show the field. Empty for most. */
  form: FieldForm;
  /** How visitors read the value. Undefined where it is shown as it is. */
  format: ValueFormat | undefined;
  /** The settings of the field when it is declared like that of a type of records. */
  settings: FieldSettings | undefined;
  /** True when the field may be left out. */
  isOptional: boolean;
  default: unknown;
  /** A valid value, if the schema has one in its metadata. */
  example: unknown;
  /** The names that the field had before, or the block type. */
  earlierNames: readonly string[];
  /** Converts a text under an earlier name, for a field whose format also changed. */
  convert: ((old: string) => string) | undefined;
  /** True for a text, a choice, a number, a date, `true` or `false`: values that can be compared. */
  isPlain: boolean;
  /** True when a field inside of it has an earlier name. */
  hasRenames: boolean;
  /** The block types that may stand inside of it, by name. */
  nestedTypes: Readonly<Record<string, FieldPlan>>;
  /** Validates a value: `safeParse` of the schema. */
  validate: (value: unknown) => z.ZodSafeParseResult<unknown>;
};

/** A group of fields. */
type ObjectShape = {
  shape: 'object';
  fields: Readonly<Record<string, FieldPlan>>;
  /** The name of a field by each of its earlier names. A name in use is never an earlier name. */
  renames: Readonly<Record<string, string>>;
  /** True when the schema has rules over several fields. */
  hasRules: boolean;
  /** The field with the date of a record, when its type names one. */
  dateField: string | undefined;
};

type ListShape = { shape: 'list'; item: FieldPlan; minItems: number | undefined; maxItems: number | undefined };

/** Alternatives, in order. `key` is the field by whose value one is chosen, if there is one. */
type UnionShape = { shape: 'union'; options: readonly FieldPlan[]; key: string | undefined };

/** Names of the author's own, each with a value. */
type RecordShape = { shape: 'record'; values: FieldPlan };

/** `patterns` are regular expressions, which all have to match. */
type TextShape = { shape: 'text'; maxLength: number | undefined; patterns: readonly string[] };

/** `excluded`: the limits that are not accepted themselves. */
export type NumberShape = {
  shape: 'number';
  isWhole: boolean;
  minimum: number | undefined;
  maximum: number | undefined;
  excluded: readonly ('minimum' | 'maximum')[];
};

/** One of several values. A literal is no choice: its values say which of several groups of fields this is, or turn something on. */
type ChoiceShape = { shape: 'choice' | 'literal'; values: readonly unknown[] };

type PlainShape = { shape: 'boolean' | 'any' };

export type Shape = ObjectShape | ListShape | UnionShape | RecordShape | TextShape | NumberShape | ChoiceShape | PlainShape;

/**
 * The plan of a field: what its schema says, as plain data. Whatever needs to know the shape of a field reads the plan. `planOf`
 * compiles it once for each schema. Everything but the functions can be sent as JSON.
 */
export type FieldPlan = FieldFacts & Shape;

export type ObjectPlan = FieldFacts & ObjectShape;
export type ListPlan = FieldFacts & ListShape;

/** Describes a field for whoever writes it in YAML. Empty without a description. */
export const describeInYaml = ({ description, yaml, kinds }: FieldFacts): string =>
  [description, yaml, kinds && `Only with kind: ${kinds.join(', ')}.`].filter((part) => part !== undefined).join(' ');

/** True when a field accepts a value. */
export const accepts = (plan: FieldPlan | undefined, value: unknown): boolean => plan?.validate(value).success === true;

/** Returns the kind of a field: its own, or that of the first option of a union that has one. */
export function kindOf(plan: FieldPlan | undefined): PlannedKind | undefined {
  if (plan?.fieldKind || plan?.shape !== 'union') return plan?.fieldKind;
  for (const option of plan.options) {
    const kind = kindOf(option);
    if (kind) return kind;
  }
  return undefined;
}

/** Returns the group of fields of a plan: the plan itself, or the first group among the options of a union. */
export function objectIn(plan: FieldPlan | undefined): ObjectPlan | undefined {
  if (plan?.shape === 'union') return plan.options.find((option) => option.shape === 'object');
  return plan?.shape === 'object' ? plan : undefined;
}

/** Returns the list of a plan: the plan itself, or the first list among the options of a union. */
export function listIn(plan: FieldPlan | undefined): ListPlan | undefined {
  if (plan?.shape === 'union') return plan.options.find((option) => option.shape === 'list');
  return plan?.shape === 'list' ? plan : undefined;
}

/** Returns the plan of a key or an index. Undefined when there is none. */
export function planIn(plan: FieldPlan | undefined, step: PropertyKey): FieldPlan | undefined {
  if (typeof step === 'number') return listIn(plan)?.item;
  if (plan?.shape === 'record') return plan.values;
  const fields = objectIn(plan)?.fields;
  return typeof step === 'string' && fields && Object.hasOwn(fields, step) ? fields[step] : undefined;
}

/** Returns the plan at a path. Undefined when there is none. */
export const planAt = (plan: FieldPlan | undefined, path: readonly PropertyKey[]): FieldPlan | undefined =>
  path.reduce<FieldPlan | undefined>(planIn, plan);

/** Returns the names of the fields of a group, in order. Empty for other plans. */
export const fieldNames = (plan: FieldPlan | undefined): string[] => Object.keys(objectIn(plan)?.fields ?? {});
