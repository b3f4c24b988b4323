import { z } from 'zod';
import { fieldKinds } from '../../schemas/fields/field-kinds.ts';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { describeField, unwrapSchema } from '../content/validate/schema-walk.ts';
import { acceptedWords } from './accepted-words.ts';
import { demand } from './conditions.ts';
import type { Definitions } from './definitions.ts';
import type { JsonSchema } from './json-schema.ts';
import { linkSchema } from './link-schema.ts';
import { known } from './names.ts';
import { numberSchema } from './number-schema.ts';
import { listSchema, objectSchema } from './object-schema.ts';
import { filmSchema, namedIconSchema, pictureSchema, recordSchema, recordsSchema } from './own-schemas.ts';
import type { OwnThings } from './own-things.ts';

/** What the schemas of fields are made from. `isTemplate`: in the file of a page made from records, `{field}` may stand anywhere. */
export type EditorContext = { own: OwnThings; definitions: Definitions; isTemplate: boolean };

/** The JSON Schema of a field: what zod says of it, in words for authors, with what this site has to choose from. */
export function fieldSchema(schema: unknown, context: EditorContext): JsonSchema {
  const description = describeField(schema);
  const fallback = defaultOf(schema);
  const inner = valueSchema(unwrapSchema(schema), context);
  return {
    ...(description && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(context.isTemplate && !hasParts(inner) ? { anyOf: [inner, placeholder] } : inner),
  };
}

const placeholder: JsonSchema = { type: 'string', pattern: '\\{[A-Za-z]\\w*\\}' };

/** Lists and groups of fields hold placeholders inside, and are none themselves. */
const hasParts = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/** A default that fits on the line of its field; longer ones would be written out by the editor. */
function defaultOf(schema: unknown): string | number | boolean | undefined {
  if (schema instanceof z.ZodOptional) return defaultOf(schema.unwrap());
  if (!(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)) return undefined;
  const { defaultValue } = schema.def;
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' || typeof defaultValue === 'boolean'
    ? defaultValue
    : undefined;
}

function valueSchema(schema: unknown, context: EditorContext): JsonSchema {
  if (!(schema instanceof z.ZodType)) return {};
  return ownKind(schema, context) ?? plainSchema(schema, context);
}

const text = { type: 'string', errorMessage: 'Write a text here; in quotes if it is a number, true or false.' };

/** Fields that name something of the site. */
function ownKind(schema: z.ZodType, context: EditorContext): JsonSchema | undefined {
  const mark = fieldKinds.get(schema);
  switch (mark?.kind) {
    case 'href':
      return linkSchema(schema, context);
    case 'media':
      return { ...text, allOf: [pictureSchema(context)] };
    case 'video':
      return { ...text, allOf: [filmSchema(context)] };
    case 'icon':
      return { ...text, allOf: [namedIconSchema(context)] };
    case 'file': {
      const fitting = context.own.media.filter((path) => schema.safeParse(path).success);
      return { ...text, ...known(fitting, `There is no such file in media/. Write ${acceptedWords(schema) ?? 'the name of a file'}.`) };
    }
    case 'record':
      return { anyOf: [recordSchema(mark.collection, context)] };
    case 'records':
      return { anyOf: [recordsSchema(mark.collection, context)] };
    case 'text':
    case 'rich':
      return { ...text, pattern: '\\S' };
    default:
      return undefined;
  }
}

function plainSchema(schema: z.ZodType, context: EditorContext): JsonSchema {
  if (schema instanceof z.ZodObject) return objectSchema(schema, context);
  if (schema instanceof z.ZodArray) return listSchema(schema, context);
  if (schema instanceof z.ZodEnum) return choice(schema.options);
  if (schema instanceof z.ZodLiteral) return choice([...schema.values]);
  if (schema instanceof z.ZodUnion) {
    const errorMessage = writeInstead(schema);
    return { anyOf: schema.options.map((option: unknown) => ({ ...valueSchema(option, context), ...errorMessage })) };
  }
  return memoizeByKey(scalars, schema, () => scalarSchema(schema));
}

function choice(values: readonly unknown[]): JsonSchema {
  const type = typeof values[0];
  return {
    ...((type === 'string' || type === 'boolean') && { type }),
    enum: values,
    errorMessage: values.length === 1 ? `Write ${values.join()}.` : `Accepted: ${values.join(', ')}.`,
  };
}

const scalars = new WeakMap<z.ZodType, JsonSchema>();

/** Texts with a form of their own, numbers, and true or false: as zod itself has them. */
function scalarSchema(schema: z.ZodType): JsonSchema {
  const { type, pattern, minimum, maximum, maxLength, allOf } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  if (type === 'string') {
    const patterns = [pattern, ...(allOf ?? []).map((part) => part.pattern)].filter((one) => one !== undefined);
    const words = writeInstead(schema);
    return {
      ...text,
      ...words,
      ...(maxLength !== undefined && demand({ maxLength }, `At most ${maxLength} characters fit here.`)),
      ...(patterns.length > 0 && { allOf: patterns.map((one) => ({ pattern: one, ...words })) }),
    };
  }
  if (type === 'boolean') return { type, errorMessage: 'Write true or false.' };
  return type === 'integer' || type === 'number' ? numberSchema(type, { minimum, maximum }) : {};
}

function writeInstead(schema: z.ZodType): Pick<JsonSchema, 'errorMessage'> {
  const words = acceptedWords(schema);
  return words ? { errorMessage: `Write ${words}.` } : {};
}
