import { planOf } from '../compile-plan.ts';
import { type FieldPlan, fieldNames, listIn, planIn } from '../field-plan.ts';
import type { CollectionDefinition, CollectionDefinitions } from '../fields/define-collection.ts';
import { acceptedPlaceholders } from './link-template.ts';
import { inWords, searchDataOf } from './search-data.ts';
import { linkPlaceholders, writtenPlaceholder } from './template-placeholders.ts';
import { shapeOfFields } from './type-collection.ts';
import { type RecordType, typeSchema, validPartsOfType } from './type-fields.ts';

/** Returns the types of the collections in code that say what their records are. Throws, with a message for developers, for traits that do not fit the fields. */
export const typesOfCode = (collections: CollectionDefinitions): Record<string, RecordType> =>
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, { schema, traits }]) =>
      traits ? [[name, typeOf(name, { ...traits, fields: fieldsIn(planOf(schema)) })]] : [],
    ),
  );

/** Returns a type of code, which is checked like one in YAML. */
function typeOf(name: string, written: object): RecordType {
  const type = validPartsOfType(written, `schemas/collections/${name}.ts`);
  const accepted = acceptedPlaceholders(type.fields).map(writtenPlaceholder);
  const data = searchDataOf(type);
  const [mistake] = [
    ...(typeSchema.safeParse(written).error?.issues ?? []).map(({ path, message }) => `"${path.join('.')}": ${message}.`),
    ...Object.entries(type.fields).flatMap(([field, { template = '', required } = { required: false }]) => [
      ...linkPlaceholders(template).flatMap((one) =>
        accepted.includes(writtenPlaceholder(one))
          ? []
          : [`"${field}": no field fits ${writtenPlaceholder(one)}. Accepted: ${accepted.join(', ')}.`],
      ),
      ...(required && template !== '' ? [`"${field}" has a template, so that records may lack it. Add .optional().`] : []),
    ]),
    ...(data?.wrong ?? []).map(({ property, written: field, kinds, fitting }) => {
      const others = fitting.length === 0 ? 'no field fits' : `these fit: ${fitting.join(', ')}`;
      return `"schema.${property}": "${field}" does not fit. It is a recordField of the kind ${kinds.join(' or ')}; ${others}.`;
    }),
    ...(data?.missing ?? []).map(
      (names) => `"schema": search engines want ${inWords(names)} of every ${data?.type}, and no recordField has it.`,
    ),
  ];
  if (mistake !== undefined) throw new Error(`The collection "${name}" is declared wrongly. ${mistake}`);
  return type;
}

/** Returns the fields that `recordField` made, as a type declares them. */
const fieldsIn = (plan: FieldPlan | undefined): Record<string, object> =>
  Object.fromEntries(
    fieldNames(plan).flatMap((name): [string, object][] => {
      const field = planIn(plan, name);
      if (!field?.settings) return [];
      const { kind } = field.settings;
      const inside = kind === 'list' ? listIn(field)?.item : kind === 'group' ? field : undefined;
      return [[name, { ...field.settings, required: !field.isOptional, ...(inside && { fields: fieldsIn(inside) }) }]];
    }),
  );

/** Returns a collection of code with the labels of a type, for what is shown. Its fields lack what code has added to them, such as checks. */
export function withTypeOf(collection: CollectionDefinition, { fields }: RecordType): CollectionDefinition {
  const { id } = collection.schema.shape;
  const schema = collection.schema.safeExtend({ ...shapeOfFields(fields), id });
  return { ...collection, schema: schema.meta(collection.schema.meta() ?? {}) };
}
