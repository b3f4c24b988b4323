import { z } from 'zod';
import { wrongDecimals } from '../fields/currency.ts';
import { type CollectionDefinition, defineCollection, type RecordSchema } from '../fields/define-collection.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import { hrefSchema } from '../fields/link.ts';
import { downloadPathSchema, imageSchema } from '../fields/media-path.ts';
import { linkedRecordOf } from '../fields/records.ts';
import { colourSchema, emailAddressSchema, iconSchema, idSchema, phoneSchema, richTextSchema, textSchema } from '../fields/text.ts';
import { afterFrom, isInOrder, momentSchema, timeSchema } from '../fields/time.ts';
import { durationSchema, type ValueFormat, valueFormats } from '../fields/value-formats.ts';
import { withFieldsOfLinks, withLinks } from './link-template.ts';
import type { TypeFieldKind } from './type-field-kinds.ts';
import { type FieldSettings, fieldSettings, type RecordType, type TypeField, valueOfOption } from './type-fields.ts';

/** The width at which pages show pictures of records at most, in CSS pixels: that of the text column. */
const shownWidth = 1184;

const periodSchema = z
  .strictObject({
    from: momentSchema.describe('When it begins.').meta({ yaml: 'A date like 2027-06-01, or with a time like 2027-06-01T09:00.' }),
    until: momentSchema.optional().describe('When it ends. Default: the end of the day on which it begins.'),
  })
  .refine(({ from, until }) => isInOrder(from, until), { path: ['until'], error: afterFrom });

export const placeSchema = z.strictObject({
  name: textSchema.describe('The name of the place.'),
  street: textSchema.optional().describe('The street with the number.'),
  postalCode: textSchema.optional().describe('The postal code.').meta({ yaml: 'Write it in quotes.' }),
  city: textSchema.optional().describe('The city.'),
  country: textSchema.optional().describe('The country.'),
});

/** The settings of a field. The fields of a group or a list are schemas. */
type OptionalField = Omit<FieldSettings, 'kind'> & { fields?: z.ZodRawShape | undefined };

const valuesOf = ({ options = [] }: OptionalField): string[] => options.map(valueOfOption);

const numberBetween = ({ min, max }: OptionalField): z.ZodNumber => {
  const from = min === undefined ? z.number() : z.number().min(min);
  return max === undefined ? from : from.max(max);
};

const withDecimals = (number: z.ZodNumber, decimals: number | undefined): z.ZodNumber =>
  decimals === undefined
    ? number
    : number.refine(
        (value) => Number(value.toFixed(decimals)) === value,
        decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`,
      );

/** From one number to another, such as how many people can take part. */
const rangeSchema = (field: OptionalField): z.ZodType => {
  const number = withDecimals(numberBetween(field), field.decimals);
  return z
    .strictObject({ from: number.describe('The lowest number.'), to: number.describe('The highest number.') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'a number that is not below "from"' });
};

const moneySchema = (field: OptionalField): z.ZodNumber => {
  const { currency = 'EUR', min = 0 } = field;
  return numberBetween({ ...field, min }).check(({ value, issues }) => {
    const message = wrongDecimals(value, currency);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
};

/** The schema of a value of each kind. */
const schemas = {
  text: ({ maxLength }) => (maxLength === undefined ? textSchema : textSchema.max(maxLength).register(fieldKinds, { kind: 'text' })),
  texts: () => z.array(textSchema).min(1),
  markdown: () => richTextSchema,
  number: (field) => withDecimals(numberBetween(field), field.decimals),
  range: rangeSchema,
  money: moneySchema,
  rating: ({ max = 5 }) => z.number().min(0).max(max),
  date: () => momentSchema,
  time: () => timeSchema,
  period: () => periodSchema,
  duration: () => durationSchema,
  place: () => placeSchema,
  choice: (field) => z.enum(valuesOf(field)),
  choices: (field) => z.array(z.enum(valuesOf(field))).min(1),
  'yes-no': () => z.boolean(),
  image: () => imageSchema({ shownWidth }),
  icon: () => iconSchema,
  file: () => downloadPathSchema,
  link: () => hrefSchema,
  email: () => emailAddressSchema,
  phone: () => phoneSchema,
  colour: () => colourSchema,
  record: ({ of = '' }) => linkedRecordOf(of),
  records: ({ of = '' }) => z.array(linkedRecordOf(of)).min(1),
  group: ({ fields = {} }) => z.strictObject(fields),
  list: ({ fields = {} }) => z.array(z.strictObject(fields)).min(1),
} satisfies Readonly<Record<TypeFieldKind, (field: OptionalField) => z.ZodType>>;

/** Returns the text for a word without one: `small-pot` is `Small pot`. */
const asLabel = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/** Returns how visitors read a value of a field. Undefined where it is shown as it is. */
function formatOf({ kind, currency, unit, max, options = [], template }: FieldSettings): ValueFormat | undefined {
  switch (kind) {
    case 'money':
      return { type: 'money', currency: currency ?? 'EUR' };
    case 'number':
      return { type: 'number', unit };
    case 'range':
      return { type: 'range', unit };
    case 'rating':
      return { type: 'rating', max: max ?? 5 };
    case 'choice':
    case 'choices':
      return {
        type: 'choice',
        labels: Object.fromEntries(
          options.map((option) => {
            const { value, label = asLabel(value) } = typeof option === 'string' ? { value: option } : option;
            return [value, label];
          }),
        ),
        closed: options.flatMap((option) => (typeof option === 'object' && option.closed ? [option.value] : [])),
      };
    case 'link':
      return template === undefined ? undefined : { type: 'button' };
    case 'period':
    case 'place':
    case 'email':
    case 'phone':
      return { type: kind };
    default:
      return undefined;
  }
}

/** Returns the schema of a field, with its label and how visitors read its values. */
function schemaOf(kind: TypeFieldKind, { fields, ...settings }: OptionalField): z.ZodType {
  const { label, help } = settings;
  const value: z.ZodType = schemas[kind]({ ...settings, fields });
  const sentences = [label, help].filter((words) => words !== undefined).map((words) => (/[.!?]$/.test(words) ? words : `${words}.`));
  // A copy, because other fields have the same schema.
  const copy = value
    .meta({ ...(label !== undefined && { title: label }), ...(sentences.length > 0 && { description: sentences.join(' ') }) })
    .register(fieldSettings, { ...settings, kind });
  const format = formatOf({ ...settings, kind });
  return format ? copy.register(valueFormats, format) : copy;
}

type Words = { label?: string; help?: string };
type Options<Word extends string> = Words & { options: readonly (Word | { value: Word; label?: string; closed?: boolean })[] };
type Inside<Fields> = Words & { fields: Fields };

/** The settings of the kinds that have some, apart from those above. */
type OwnSettings = {
  text: { maxLength?: number };
  number: { unit?: string; decimals?: number; min?: number; max?: number };
  range: { unit?: string; decimals?: number; min?: number; max?: number };
  money: { currency: string; min?: number; max?: number };
  rating: { max?: number };
  record: { of: string };
  records: { of: string };
  link: { template?: string };
};

type PlainKind = Exclude<TypeFieldKind, 'choice' | 'choices' | 'group' | 'list' | keyof OwnSettings>;
type ValueSchema<Kind extends TypeFieldKind> = ReturnType<(typeof schemas)[Kind]>;

/**
 * Returns the schema of a field of a record, as a type in YAML declares it: with its label, and how visitors read its values.
 * A field that records may lack is `.optional()`.
 */
export function recordField<const Word extends string>(kind: 'choice', settings: Options<Word>): z.ZodEnum<{ [One in Word]: One }>;
export function recordField<const Word extends string>(
  kind: 'choices',
  settings: Options<Word>,
): z.ZodArray<z.ZodEnum<{ [One in Word]: One }>>;
export function recordField<Fields extends z.ZodRawShape>(kind: 'group', settings: Inside<Fields>): z.ZodObject<Fields, z.core.$strict>;
export function recordField<Fields extends z.ZodRawShape>(
  kind: 'list',
  settings: Inside<Fields>,
): z.ZodArray<z.ZodObject<Fields, z.core.$strict>>;
export function recordField<Kind extends 'money' | 'record' | 'records'>(
  kind: Kind,
  settings: Words & OwnSettings[Kind],
): ValueSchema<Kind>;
export function recordField<Kind extends 'text' | 'number' | 'range' | 'rating' | 'link'>(
  kind: Kind,
  settings?: Words & OwnSettings[Kind],
): ValueSchema<Kind>;
export function recordField<Kind extends PlainKind>(kind: Kind, settings?: Words): ValueSchema<Kind>;
export function recordField(kind: TypeFieldKind, settings: OptionalField = {}): z.ZodType {
  return schemaOf(kind, settings);
}

function fieldSchemaOf({
  kind,
  fields,
  required,
  ...settings
}: TypeField | (NonNullable<TypeField['fields']>[string] & { fields?: never })): z.ZodType {
  const schema = schemaOf(kind, { ...settings, ...(fields && { fields: shapeOfFields(fields) }) });
  return required ? schema : schema.optional();
}

/** Returns the schemas of the fields of a type. */
export const shapeOfFields = (fields: NonNullable<TypeField['fields']> | RecordType['fields']): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field ? fieldSchemaOf(field) : z.unknown().optional()]));

/** Returns the schema of records with the links that templates make of their values. */
export const withTemplates = (schema: RecordSchema, fields: RecordType['fields']): RecordSchema =>
  Object.values(fields).some((field) => field?.template !== undefined) ? schema.overwrite((record) => withLinks(record, fields)) : schema;

/** Returns the collection of a type. That of a type with a problem accepts what it does not know. */
export function collectionOfType({
  one,
  help,
  date,
  fields,
  isWhole,
}: Pick<RecordType, 'one' | 'help' | 'date' | 'fields' | 'isWhole'>): CollectionDefinition {
  const shape = {
    id: idSchema.describe('The id of the record. Pages refer to it by this id.'),
    ...shapeOfFields(withFieldsOfLinks(fields)),
  };
  const schema = withTemplates(isWhole ? z.strictObject(shape) : z.looseObject(shape), fields);
  return defineCollection(schema.meta({ description: help ?? `The ${one}.`, ...(date !== undefined && { dateField: date }) }));
}
