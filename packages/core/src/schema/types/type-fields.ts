import { z } from 'zod';
import { isObjectName, notObjectName } from '../../text/object-names.ts';
import { currencySchema } from '../fields/currency.ts';
import { idSchema, textSchema } from '../fields/text.ts';
import { checkSettings, metaOfSetting } from '../kind-settings.ts';
import { reservedFieldNames } from './reserved-field-names.ts';
import { searchDataSchema } from './search-data.ts';
import { isLinkTemplate } from './template-placeholders.ts';
import { kinds, simpleKinds, type TypeFieldKind } from './type-field-kinds.ts';

/** The settings of each kind, and the one that it cannot do without. */
const ofKinds = {
  own: {
    text: ['maxLength'],
    number: ['unit', 'decimals', 'min', 'max'],
    range: ['unit', 'decimals', 'min', 'max'],
    money: ['currency', 'min', 'max'],
    rating: ['max'],
    choice: ['options'],
    choices: ['options'],
    record: ['of'],
    records: ['of'],
    group: ['fields'],
    list: ['fields'],
    link: ['template'],
  } satisfies Partial<Record<TypeFieldKind, string[]>>,
  needed: {
    money: { setting: 'currency', accepted: 'the code of a currency, such as EUR' },
    choice: { setting: 'options', accepted: 'a list of options' },
    choices: { setting: 'options', accepted: 'a list of options' },
    record: { setting: 'of', accepted: 'the name of a type or of a collection' },
    records: { setting: 'of', accepted: 'the name of a type or of a collection' },
    group: { setting: 'fields', accepted: 'the fields of the group' },
    list: { setting: 'fields', accepted: 'the fields of each entry' },
  } satisfies Partial<Record<TypeFieldKind, object>>,
};

const onlyFor = (setting: string, sentence: string): z.core.GlobalMeta => metaOfSetting(ofKinds, setting, sentence);

const optionSchema = z.union(
  [
    idSchema,
    z.strictObject({
      value: idSchema.describe('The word that records write.'),
      label: textSchema.optional().describe('The text that visitors read. Default: the word.'),
      closed: z
        .boolean()
        .default(false)
        .describe(
          'true: with this value a record is closed, such as "sold out". Lists show the label as a badge, and forms do not offer the record.',
        ),
    }),
  ],
  'a word such as "small", or a value with a label',
);

const settings = {
  label: textSchema.optional().describe('What visitors and authors read for the field. Default: its name.'),
  help: textSchema.optional().describe('A sentence for authors: what to write into the field.'),
  required: z.boolean().default(false).describe('true: a record without the field is an error.'),
  maxLength: z.int().min(1).max(5000).optional().meta(onlyFor('maxLength', 'The maximum number of characters.')),
  unit: textSchema.optional().meta(onlyFor('unit', 'What stands after the number, such as kg.')),
  decimals: z.int().min(0).max(6).optional().meta(onlyFor('decimals', 'The maximum number of decimals. 0: whole numbers.')),
  min: z.number().optional().meta(onlyFor('min', 'The lowest accepted number.')),
  max: z.number().optional().meta(onlyFor('max', 'The highest accepted number. Of a rating: the best one, 5 by default.')),
  currency: currencySchema.optional().meta(onlyFor('currency', 'The currency of the amounts, such as EUR.')),
  options: z
    .array(optionSchema)
    .min(2)
    .max(100)
    .optional()
    .meta(onlyFor('options', 'The accepted values: words, or entries with "value" and "label".'))
    .meta({ examples: [['small', 'large']] }),
  of: idSchema.optional().meta(onlyFor('of', 'The type or the collection whose records the field names.')),
};

/** Returns the word that records write for an option. */
export const valueOfOption = (option: string | { value: string }): string => (typeof option === 'string' ? option : option.value);

type Written = {
  kind: TypeFieldKind;
  options?: readonly (string | { value: string })[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
};

/** Checks that a field has the settings of its kind, and that they fit together. */
function checkField(field: Written, context: z.RefinementCtx): void {
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  if (!checkSettings(field, ofKinds, context)) return;
  if (field.min !== undefined && field.max !== undefined && field.min > field.max) report(['max'], 'a number that is not below "min"');
  if (field.kind === 'rating' && field.max !== undefined && !(Number.isInteger(field.max) && field.max >= 2 && field.max <= 10))
    report(['max'], 'a whole number from 2 to 10');
  const values = (field.options ?? []).map(valueOfOption);
  const repeated = values.findIndex((value, index) => values.indexOf(value) < index);
  if (repeated >= 0) report(['options', repeated], 'an option that is not in the list yet');
}

/** The name of a field of a type. Placeholders and queries use it. */
export const fieldNameSchema = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name in camelCase, such as "price" or "openingDay"')
  .refine((name) => !reservedFieldNames.includes(name), `a name that records do not have already: ${reservedFieldNames.join(', ')}`)
  .refine((name) => !isObjectName(name), notObjectName);

const kindField = <const Kinds extends readonly TypeFieldKind[]>(accepted: Kinds) =>
  z.enum(accepted).default('text').describe('What the field contains.');

const simpleFieldSchema = z.strictObject({ kind: kindField(simpleKinds), ...settings }).superRefine(checkField);

const fieldSchema = z
  .strictObject({
    kind: kindField(kinds),
    ...settings,
    fields: z
      .record(fieldNameSchema, simpleFieldSchema)
      .optional()
      .meta(onlyFor('fields', 'The fields of the group, or of each entry of the list.')),
    template: z
      .string()
      .refine(isLinkTemplate, 'an address such as "https://pay.example/checkout?item={id}", with the names of fields behind the host')
      .optional()
      .meta(onlyFor('template', 'The address of the link in every record, with values such as {id} or {price}. It is shown as a button.'))
      .meta({ examples: ['https://pay.example/checkout?item={id}'] }),
  })
  .superRefine(checkField);

/** A field of a type. */
export type TypeField = z.output<typeof fieldSchema>;

/** The settings of a field apart from the fields in it, and whether records may lack it. */
export type FieldSettings = Omit<TypeField, 'fields' | 'required' | 'options'> & {
  options?: readonly (string | z.output<typeof optionSchema>)[];
};

/** The settings of each schema that is a field of a type, or made like one in code. */
export const fieldSettings = z.registry<FieldSettings>();

/** The fields that stand for a whole record, with the kinds that each may have. */
const roles = { title: ['text'], picture: ['image'], summary: ['text'], date: ['date', 'period'] } as const satisfies Readonly<
  Record<string, readonly TypeFieldKind[]>
>;

type RoleFields = {
  fields: Readonly<Record<string, { kind: TypeFieldKind; required: boolean } | undefined>>;
  feed: boolean;
  calendar: boolean;
} & {
  [Role in keyof typeof roles]?: string | undefined;
};

/** Returns the field with the day on which a record appeared: a required one, because a feed is sorted by it. */
export function feedDateOf({ fields, date }: Pick<RoleFields, 'fields' | 'date'>): string | undefined {
  const dates = Object.entries(fields).flatMap(([name, field]) => (field?.kind === 'date' && field.required ? [name] : []));
  return dates.find((name) => name === date) ?? dates[0];
}

function checkRoles({ feed, calendar, ...type }: RoleFields, context: z.RefinementCtx): void {
  const { fields } = type;
  if (feed && feedDateOf(type) === undefined)
    context.addIssue({
      code: 'custom',
      path: ['feed'],
      message: 'true only beside a field with kind: date and required: true, the day on which a record appeared',
    });
  if (calendar && !Object.values(fields).some((field) => field && roles.date.some((kind) => kind === field.kind)))
    context.addIssue({
      code: 'custom',
      path: ['calendar'],
      message: `true only beside a field with kind: ${roles.date.join(' or ')}, the days on which a record takes place`,
    });
  for (const [role, kindsOfRole] of Object.entries(roles)) {
    const name: unknown = Reflect.get(type, role);
    if (typeof name !== 'string') continue;
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    if (kind === undefined || !kindsOfRole.some((one) => one === kind))
      context.addIssue({ code: 'custom', path: [role], message: `the name of a field below with kind: ${kindsOfRole.join(', ')}` });
  }
}

const roleSchema = z.string().trim().min(1).optional();

/** A file of `types/`: a type of records. */
export const typeSchema = z
  .strictObject({
    one: textSchema.describe('What one record is called within a sentence, such as dish.').meta({ examples: ['dish'] }),
    many: textSchema.describe('What several records are called, such as dishes.').meta({ examples: ['dishes'] }),
    help: textSchema.optional().describe('A sentence for authors: what the records are for.'),
    title: roleSchema.describe('The field with the title of a record. Default: "title" or "name", or the first text.'),
    picture: roleSchema.describe('The field with its picture. Default: the first image.'),
    summary: roleSchema.describe('The field with the sentence that lists show below its title.'),
    date: roleSchema.describe('The field with its date or period, by which lists sort. Default: the first one.'),
    schema: searchDataSchema
      .optional()
      .describe('What search engines read about every record with a page: its type in the words of schema.org.')
      .meta({ examples: ['Product'] }),
    feed: z.boolean().default(false).describe('true: the pages of records are entries of the feed /feed.xml, by their date.'),
    calendar: z
      .boolean()
      .default(false)
      .describe('true: visitors can add the date of a record to their calendar, and the dates of all records.'),
    fields: z
      .record(fieldNameSchema, fieldSchema)
      .refine((fields) => Object.keys(fields).length > 0, 'at least one field')
      .describe('The fields of a record by their names, in the order in which they are shown. Every record also has an id.'),
  })
  .superRefine(checkRoles);

/** The names of the fields that stand for a whole record, and are shown without a label. */
export type RecordRoles = { [Role in Exclude<keyof typeof roles, 'date'>]?: string | undefined };

/** A type of records as far as it is valid: of a wrong field only the name is known. */
export type RecordType = {
  one: string;
  many: string;
  help: string | undefined;
  roles: RecordRoles;
  date: string | undefined;
  schema: z.output<typeof searchDataSchema> | undefined;
  /** True when pages of its records are entries of the feed. */
  feed: boolean;
  /** True when its records have calendar files. */
  calendar: boolean;
  fields: Readonly<Record<string, TypeField | undefined>>;
  /** Where it is declared: `types/dishes.yaml`, or a file of the code. */
  source: string;
  /** False for a type with a problem. Its records are checked only as far as the type is known. */
  isWhole: boolean;
};

/** Returns what is valid of a type as written. `source` is the file. */
export function validPartsOfType(value: unknown, source: string): RecordType {
  const whole = typeSchema.safeParse(value);
  if (whole.success) {
    const { title, picture, summary, date, schema, ...type } = whole.data;
    return { ...type, help: type.help, roles: { title, picture, summary }, date, schema, source, isWhole: true };
  }
  const { one, many, fields } = z
    .object({
      one: textSchema.catch('record'),
      many: textSchema.catch('records'),
      fields: z.record(z.string(), fieldSchema.optional().catch(undefined)).catch({}),
    })
    .catch({ one: 'record', many: 'records', fields: {} })
    .parse(value);
  const named = Object.entries(fields).filter(([name]) => fieldNameSchema.safeParse(name).success);
  const unknown = { help: undefined, roles: {}, date: undefined, schema: undefined, feed: false, calendar: false };
  return { one, many, ...unknown, fields: Object.fromEntries(named), source, isWhole: false };
}
