import { z } from 'zod';
import { type FieldPlan, listIn, type NumberShape, objectIn, type PlannedKind, type Shape } from './field-plan.ts';
import { fieldForms } from './fields/field-forms.ts';
import { fieldKinds, isPlainKind, renames } from './fields/field-kinds.ts';
import { valueFormats } from './fields/value-formats.ts';
import { fieldSettings } from './types/type-fields.ts';

/*
 * The only file that looks inside of zod schemas. A test checks that.
 */

type Compile = (schema: unknown) => FieldPlan;

/** Returns a function that compiles schemas, each once. */
function createCompiler(): Compile {
  const plans = new WeakMap<z.ZodType, FieldPlan>();
  const compile: Compile = (schema) => {
    if (!(schema instanceof z.ZodType)) throw new Error('A field has no zod schema.');
    const plan = plans.get(schema) ?? (isWrapper(schema) ? planOfWrapper(schema, compile) : planOfValue(schema, compile));
    plans.set(schema, plan);
    return plan;
  };
  return compile;
}

/** Returns the plan of a schema. Compiles each schema once. */
export const planOf: (schema: z.ZodType) => FieldPlan = createCompiler();

/** Compiles the plan of a schema while schemas are still being defined: later ones may register earlier names. */
export const compilePlan = (schema: z.ZodType): FieldPlan => createCompiler()(schema);

/** Returns the schemas of the block types that may stand inside of a block, by name. For schemas that are still being defined. */
export function nestedSchemas(schema: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodType)) return {};
  if (isWrapper(schema)) return nestedSchemas(schema.unwrap());
  const fieldKind = fieldKinds.get(schema);
  if (fieldKind) return fieldKind.kind === 'block' ? fieldKind.types : {};
  if (schema instanceof z.ZodArray) return nestedSchemas(schema.element);
  const parts: unknown[] = schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(nestedSchemas(part))));
}

type Wrapper = z.ZodOptional | z.ZodDefault | z.ZodPrefault | z.ZodNullable;

const isWrapper = (schema: z.ZodType): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable;

/** Returns the plan inside of `optional`, `default`, `prefault` or `nullable`, with what the wrapper adds. */
function planOfWrapper(schema: Wrapper, compile: Compile): FieldPlan {
  const inner = compile(schema.unwrap());
  const own = metadataOf(schema);
  return {
    ...inner,
    ...checksOf(schema),
    label: own.label ?? inner.label,
    description: own.description ?? inner.description,
    yaml: own.yaml ?? inner.yaml,
    kinds: own.kinds ?? inner.kinds,
    form: { ...inner.form, ...own.form },
    format: own.format ?? inner.format,
    settings: own.settings ?? inner.settings,
    example: own.example ?? inner.example,
    earlierNames: [...own.earlierNames, ...inner.earlierNames],
    convert: own.convert ?? inner.convert,
    default: schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? schema.def.defaultValue : inner.default,
  };
}

function planOfValue(schema: z.ZodType, compile: Compile): FieldPlan {
  const fieldKind = kindOfSchema(schema, compile);
  const shape = shapeOf(schema, compile);
  const facts = { ...metadataOf(schema), ...checksOf(schema), fieldKind, default: undefined };
  const plan = { ...facts, ...shape, isPlain: isPlain(schema, fieldKind), hasRenames: false, nestedTypes: {} };
  const nested = fieldKind?.kind === 'block' ? fieldKind.types : undefined;
  const item = listIn(plan)?.item;
  const parts = [...Object.values(objectIn(plan)?.fields ?? {}), ...(item ? [item] : [])];
  return {
    ...plan,
    hasRenames: Object.values(nested ?? parts).some((part) => part.earlierNames.length > 0 || part.hasRenames),
    nestedTypes: nested ?? (fieldKind ? {} : Object.fromEntries(parts.flatMap((part) => Object.entries(part.nestedTypes)))),
  };
}

type Metadata = Pick<
  FieldPlan,
  'label' | 'description' | 'yaml' | 'kinds' | 'form' | 'format' | 'settings' | 'example' | 'earlierNames' | 'convert'
>;

/** Returns the names, the description and the example of a schema itself, without those inside of a wrapper. */
function metadataOf(schema: z.ZodType): Metadata {
  const { title, description, examples, yaml, kinds } = schema.meta() ?? {};
  const { renamedFrom = [], convert } = renames.get(schema) ?? {};
  return {
    label: title,
    description: description === '' ? undefined : description,
    yaml: typeof yaml === 'string' ? yaml : undefined,
    kinds: Array.isArray(kinds) ? kinds.map(String) : undefined,
    form: fieldForms.get(schema) ?? {},
    format: valueFormats.get(schema),
    settings: fieldSettings.get(schema),
    example: Array.isArray(examples) ? examples[0] : undefined,
    earlierNames: renamedFrom,
    convert,
  };
}

function checksOf(schema: z.ZodType): Pick<FieldPlan, 'isOptional' | 'validate'> {
  return { isOptional: acceptsNothing(schema), validate: (value) => schema.safeParse(value) };
}

/** True when a field may be left out. A check that throws without a value wants one. */
function acceptsNothing(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return true;
  try {
    return schema.safeParse(undefined).success;
  } catch {
    return false;
  }
}

/** Returns the registered kind of a schema, with plans for the schemas among its parameters. */
function kindOfSchema(schema: z.ZodType, compile: Compile): PlannedKind | undefined {
  const found = fieldKinds.get(schema);
  if (found?.kind === 'records') return { ...found, item: compile(found.item), query: compile(found.query) };
  if (found?.kind === 'block') return { ...found, types: mapFields(found.types, compile) };
  return found;
}

const mapFields = (fields: Readonly<Record<string, unknown>>, compile: Compile): Record<string, FieldPlan> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, compile(field)]));

function shapeOf(schema: z.ZodType, compile: Compile): Shape {
  if (schema instanceof z.ZodObject) {
    const fields = mapFields(schema.shape, compile);
    const { dateField } = schema.meta() ?? {};
    return {
      shape: 'object',
      fields,
      renames: renamesIn(fields),
      hasRules: definitionsOf(schema).length > 1,
      dateField: typeof dateField === 'string' ? dateField : undefined,
    };
  }
  if (schema instanceof z.ZodArray) return { shape: 'list', item: compile(schema.element), ...lengthOf(schema) };
  if (schema instanceof z.ZodUnion)
    return {
      shape: 'union',
      options: schema.options.map(compile),
      key: schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined,
    };
  if (schema instanceof z.ZodRecord) return { shape: 'record', values: compile(schema.valueType) };
  if (schema instanceof z.ZodEnum) return { shape: 'choice', values: schema.options };
  if (schema instanceof z.ZodLiteral) return { shape: 'literal', values: [...schema.values] };
  if (schema instanceof z.ZodBoolean) return { shape: 'boolean' };
  if (schema instanceof z.ZodNumber) return numberShape(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return { shape: 'text', maxLength: schema.maxLength ?? undefined, patterns: patternsOf(schema) };
  return { shape: 'any' };
}

/** Returns the field of an object by each of its earlier names. */
function renamesIn(fields: Readonly<Record<string, FieldPlan>>): Record<string, string> {
  const pairs = Object.entries(fields).flatMap(([name, { earlierNames }]) => earlierNames.map((old) => [old, name] as const));
  return Object.fromEntries(pairs.filter(([old]) => !Object.hasOwn(fields, old)));
}

/** The kinds of data without a kind of a field that can be compared. A format, such as that of an e-mail address, is not. */
const plainTypes = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

const isPlain = (schema: z.ZodType, fieldKind: PlannedKind | undefined): boolean =>
  fieldKind ? isPlainKind[fieldKind.kind] : plainTypes.some((type) => schema instanceof type);

/** Returns the definitions of a schema and of its checks. */
const definitionsOf = ({ def }: z.ZodType): object[] => [def, ...(def.checks ?? []).map((check) => check._zod.def)];

/** Returns the values that checks have under one of these names. */
const valuesOf = (schema: z.ZodType, ...names: readonly string[]): unknown[] =>
  definitionsOf(schema).flatMap((definition) => names.map((name): unknown => Reflect.get(definition, name)));

function lengthOf(list: z.ZodArray): { minItems: number | undefined; maxItems: number | undefined } {
  const numbers = (...names: string[]): number[] => valuesOf(list, ...names).filter((value) => typeof value === 'number');
  const least = numbers('minimum', 'length');
  const most = numbers('maximum', 'length');
  return { minItems: least.length > 0 ? Math.max(...least) : undefined, maxItems: most.length > 0 ? Math.min(...most) : undefined };
}

function patternsOf(text: z.ZodType): string[] {
  const patterns = valuesOf(text, 'pattern').filter((value) => value instanceof RegExp);
  return [...new Set(patterns)].map(({ source }) => source);
}

function numberShape(schema: z.ZodNumber): NumberShape {
  const { isInt, minValue, maxValue } = schema;
  const isExcluded = (limit: number | null): boolean =>
    definitionsOf(schema).some((one) => Reflect.get(one, 'inclusive') === false && Reflect.get(one, 'value') === limit);
  return {
    shape: 'number',
    isWhole: isInt,
    minimum: limitOf(minValue),
    maximum: limitOf(maxValue),
    excluded: [...(isExcluded(minValue) ? (['minimum'] as const) : []), ...(isExcluded(maxValue) ? (['maximum'] as const) : [])],
  };
}

/** Returns a limit that the schema sets. Zod sets the safe integer range for every whole number. */
const limitOf = (value: number | null): number | undefined =>
  value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
