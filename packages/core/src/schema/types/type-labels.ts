import { z } from 'zod';
import { textSchema } from '../fields/text.ts';
import { type RecordRoles, type RecordType, type TypeField, valueOfOption } from './type-fields.ts';

type FieldLabels = {
  label?: string | undefined;
  help?: string | undefined;
  unit?: string | undefined;
  /** The label of each option by its word. */
  options?: Readonly<Record<string, string | undefined>> | undefined;
  fields?: Readonly<Record<string, FieldLabels | undefined>> | undefined;
};

/** The words of a type in one language, in the shape of its file. */
export type TypeLabels = {
  one?: string | undefined;
  many?: string | undefined;
  help?: string | undefined;
  fields?: Readonly<Record<string, FieldLabels | undefined>> | undefined;
};

type Fields = Readonly<Record<string, Partial<TypeField> | undefined>>;

/** Returns the schema of `types/<language>/<name>.yaml`: the words of this type. */
export const labelsSchema = ({ fields }: Pick<RecordType, 'fields'>) =>
  z.strictObject({
    translated: z.string().optional().describe('The state of the type that is translated. "npm run check -- --fix" writes it.'),
    one: textSchema.optional().describe('What one record is called within a sentence.'),
    many: textSchema.optional().describe('What several records are called.'),
    help: textSchema.optional().describe('A sentence for authors: what the records are for.'),
    fields: fieldsSchema(fields).optional().describe('The words of the fields, by their names.'),
  });

const fieldsSchema = (fields: Fields): z.ZodType<TypeLabels['fields']> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field ? fieldSchema(field).optional() : z.any()])),
  );

const fieldSchema = ({ unit, options, fields }: Partial<TypeField>): z.ZodType<FieldLabels> => {
  const words = z.strictObject({
    label: textSchema.optional().describe('What visitors and authors read for the field.'),
    help: textSchema.optional().describe('A sentence for authors: what to write into the field.'),
    unit: textSchema.optional().describe('What stands after the number.'),
    options: z
      .strictObject(Object.fromEntries((options ?? []).map((option) => [valueOfOption(option), textSchema.optional()])))
      .optional()
      .describe('The text that visitors read for each option, by its word.'),
    fields: fieldsSchema(fields ?? {})
      .optional()
      .describe('The words of the fields in it, by their names.'),
  });
  return words.omit({
    ...(unit === undefined && { unit: true as const }),
    ...(options === undefined && { options: true as const }),
    ...(fields === undefined && { fields: true as const }),
  });
};

/** Returns the words of a type, for the comparison with those of a translation. */
export const labelsOf = ({ one, many, help, fields }: RecordType): TypeLabels => ({ one, many, help, fields: labelsOfFields(fields) });

const labelsOfFields = (fields: Fields): TypeLabels['fields'] =>
  mapFields(fields, ({ label, help, unit, options, fields: inside }) => ({
    label,
    help,
    unit,
    ...(options && {
      options: Object.fromEntries(options.map((option) => [valueOfOption(option), typeof option === 'string' ? undefined : option.label])),
    }),
    ...(inside && { fields: labelsOfFields(inside) }),
  }));

/** Returns a type with the words of a language. What is not translated stays as it is. */
export const withLabels = (type: RecordType, labels: TypeLabels): RecordType => ({
  ...type,
  one: labels.one ?? type.one,
  many: labels.many ?? type.many,
  help: labels.help ?? type.help,
  fields: mapFields(type.fields, (field, name) => {
    const own = labels.fields?.[name] ?? {};
    const inside = Object.entries(field.fields ?? {}).map(
      ([inner, one]) => [inner, withFieldLabels(one, own.fields?.[inner] ?? {})] as const,
    );
    return { ...withFieldLabels(field, own), ...(field.fields && { fields: Object.fromEntries(inside) }) };
  }),
});

const withFieldLabels = <Field extends Partial<TypeField>>(field: Field, { label, help, unit, options: own }: FieldLabels): Field => ({
  ...field,
  ...(label !== undefined && { label }),
  ...(help !== undefined && { help }),
  ...(unit !== undefined && { unit }),
  ...(own &&
    field.options && {
      options: field.options.map((option) => {
        const value = valueOfOption(option);
        const text = own[value];
        return text === undefined ? option : { ...(typeof option === 'object' && option), value, label: text };
      }),
    }),
});

/** Returns what visitors may read of a type and a language has no words for: the names of fields, and the words of options. Fields in `roles` are shown without a label. */
export function missingLabels({ fields }: RecordType, labels: TypeLabels, roles: RecordRoles): string[] {
  const withoutLabel = new Set(Object.values(roles));
  const untitled = Object.fromEntries(Object.entries(fields).filter(([name]) => !withoutLabel.has(name)));
  return missingInFields(untitled, labels.fields);
}

/** False for a number, which is the same in all languages. */
const hasWords = (option: string | { value: string; label?: string | undefined }): boolean =>
  /\p{L}/u.test(typeof option === 'string' ? option : (option.label ?? option.value));

const missingInFields = (fields: Fields, labels: TypeLabels['fields']): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = labels?.[name];
    const options = (field?.options ?? [])
      .filter(hasWords)
      .map(valueOfOption)
      .filter((value) => own?.options?.[value] === undefined);
    const inside = missingInFields(field?.fields ?? {}, own?.fields);
    return [...(own?.label === undefined ? [name] : []), ...[...options, ...inside].map((inner) => `${name}.${inner}`)];
  });

const mapFields = <Field, Result>(
  fields: Readonly<Record<string, Field | undefined>>,
  map: (field: Field, name: string) => Result,
): Record<string, Result | undefined> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field === undefined ? undefined : map(field, name)]));
