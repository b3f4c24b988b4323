import {
  acceptedWords,
  allOf,
  definitionOf,
  demand,
  describeInYaml,
  type EditorContext,
  type FieldPlan,
  fieldNames,
  type JsonSchema,
  kindOf,
  type ListPlan,
  type NumberShape,
  type ObjectPlan,
  objectIn,
  placeholderSource,
  textValue,
} from '@pagewright/core';
import { requiredFieldSchemas, requiredFields, snippetOf } from './required-fields.ts';

/** Returns the JSON Schema of a field: the rules of its schema, with messages for authors and the choices of this site. */
export function fieldSchema(plan: FieldPlan | undefined, context: EditorContext): JsonSchema {
  if (!plan) return {};
  const { default: fallback } = plan;
  const description = describeInYaml(plan);
  const inner = valueSchema(plan, context);
  return {
    ...(description && { description }),
    // The editor would insert a longer default in full.
    ...(['string', 'number', 'boolean'].includes(typeof fallback) && { default: fallback }),
    ...(context.isTemplate && (isPictureOrTexts(plan) || !hasParts(inner)) ? { anyOf: [inner, placeholder] } : inner),
  };
}

const placeholder: JsonSchema = { type: 'string', pattern: placeholderSource };

/** True for the parts of a record that a placeholder alone stands for: its picture, and lists of texts or ids. */
const isPictureOrTexts = (plan: FieldPlan): boolean =>
  kindOf(plan)?.kind === 'image' || (plan.shape === 'list' && plan.item.shape !== 'object' && plan.item.shape !== 'list');

/** True for other lists and objects, which contain placeholders but cannot be one. */
const hasParts = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

function valueSchema(plan: FieldPlan, context: EditorContext): JsonSchema {
  const { fieldKind } = plan;
  const value = fieldKind ? definitionOf(fieldKind).editor.value : 'by-schema';
  return fieldKind && value !== 'by-schema'
    ? value({ ...plan, fieldKind }, context, (inner) => fieldSchema(inner, context))
    : plainSchema(plan, context);
}

function plainSchema(plan: FieldPlan, context: EditorContext): JsonSchema {
  switch (plan.shape) {
    case 'object':
      return objectSchema(plan, context);
    case 'list':
      return listSchema(plan, context);
    case 'record':
      return {
        type: 'object',
        errorMessage: 'Write names of your own, each on its own line, with a group of fields after the colon.',
        additionalProperties: fieldSchema(plan.values, context),
      };
    case 'choice':
    case 'literal':
      return choice(plan.values);
    case 'union':
      return { anyOf: plan.options.map((option) => ({ ...valueSchema(option, context), ...writeInstead(plan) })) };
    case 'text': {
      const { maxLength, patterns } = plan;
      const words = writeInstead(plan);
      return {
        ...textValue,
        ...words,
        ...(maxLength !== undefined && demand({ maxLength }, `Write at most ${maxLength} characters.`)),
        ...(patterns.length > 0 && { allOf: patterns.map((pattern) => ({ pattern, ...words })) }),
      };
    }
    case 'boolean':
      return { type: 'boolean', errorMessage: 'Write true or false.' };
    case 'number':
      return numberSchema(plan);
    case 'any':
      return {};
  }
}

/**
 * Returns the schema of an object. Each condition is an entry of `allOf`, because a message applies to a whole entry: one
 * for unknown fields, and one for each missing field.
 */
function objectSchema(plan: ObjectPlan, context: EditorContext): JsonSchema {
  const names = Object.keys(plan.fields).join(', ');
  return {
    type: 'object',
    errorMessage: `Write fields, each on its own line: ${names}.`,
    defaultSnippets: [{ label: requiredFields(plan).join(', ') || names, body: snippetOf(plan) }],
    allOf: [knownFields(plan, context), ...requiredFieldSchemas(plan)],
  };
}

/** Returns the schema of the fields of an object. Rejects unknown fields. */
export function knownFields(plan: FieldPlan, context: EditorContext): JsonSchema {
  const all = Object.entries(objectIn(plan)?.fields ?? {});
  return {
    properties: Object.fromEntries(all.flatMap(([name, field]) => withOldNames(name, field, context))),
    additionalProperties: false,
    errorMessage: `There is no field with this name here. Fields: ${fieldNames(plan).join(', ')}.`,
    ...allOf(all.flatMap(([name, field]) => parentSchemas(name, field, context))),
  };
}

/** Returns a field with its name and with its earlier names. */
function withOldNames(name: string, field: FieldPlan, context: EditorContext): [string, JsonSchema][] {
  const present = fieldSchema(field, context);
  const old = field.earlierNames.map((one): [string, JsonSchema] => [
    one,
    { ...present, deprecationMessage: `"${one}" was renamed to "${name}".` },
  ]);
  return [[name, present], ...old];
}

/** Returns the schemas that the kind of a field adds to the object with the field. */
function parentSchemas(name: string, plan: FieldPlan, context: EditorContext): JsonSchema[] {
  const fieldKind = kindOf(plan);
  const parent = fieldKind && definitionOf(fieldKind).editor.parent;
  return parent ? parent({ name, plan }, context) : [];
}

function listSchema({ item, minItems, maxItems }: ListPlan, context: EditorContext): JsonSchema {
  const words = limitsInWords(' of', minItems, maxItems);
  const errorMessage = `Write a list${words && `${words} ${(maxItems ?? minItems) === 1 ? 'entry' : 'entries'}`}. Start each entry with "- ".`;
  const count = { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  return { type: 'array', errorMessage, ...demand(count, errorMessage), allOf: [{ items: fieldSchema(item, context) }] };
}

/** Returns the schema of a number, with its range if it has one. */
function numberSchema({ isWhole, minimum, maximum, excluded }: NumberShape): JsonSchema {
  const range: Pick<JsonSchema, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'> = {
    ...(minimum !== undefined && (excluded.includes('minimum') ? { exclusiveMinimum: minimum } : { minimum })),
    ...(maximum !== undefined && (excluded.includes('maximum') ? { exclusiveMaximum: maximum } : { maximum })),
  };
  const included = limitsInWords(' from', range.minimum, range.maximum);
  const above = range.exclusiveMinimum === undefined ? '' : ` above ${range.exclusiveMinimum}`;
  const below = range.exclusiveMaximum === undefined ? '' : ` below ${range.exclusiveMaximum}`;
  const errorMessage = `Write a ${isWhole ? 'whole number' : 'number'}${included}${above}${below}, without quotes.`;
  return { type: isWhole ? 'integer' : 'number', errorMessage, ...demand(range, errorMessage) };
}

/** Formats limits: ` of 1 to 24`, ` of at least 1`. Empty without limits. `word` comes before both. */
export function limitsInWords(word: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${word} ${least} to ${most}`;
  if (least !== undefined) return ` of at least ${least}`;
  return most === undefined ? '' : ` of at most ${most}`;
}

/** Returns the schema of a choice of values. */
export function choice(values: readonly unknown[]): JsonSchema {
  const type = typeof values[0];
  return {
    ...((type === 'string' || type === 'boolean') && { type }),
    enum: values,
    errorMessage: values.length === 1 ? `Write ${values.join()}.` : `Accepted: ${values.join(', ')}.`,
  };
}

/** Returns the message for a value that a field rejects. Empty when its schema has no description of its own. */
function writeInstead(plan: FieldPlan): Pick<JsonSchema, 'errorMessage'> {
  const words = acceptedWords(plan);
  return words ? { errorMessage: `Write ${words}.` } : {};
}
