import { planOf } from '../compile-plan.ts';
import { type FieldPlan, fieldNames, listIn, planIn } from '../field-plan.ts';
import type { CollectionDefinition, CollectionDefinitions } from '../fields/define-collection.ts';
import { acceptedPlaceholders, linkPlaceholders, writtenPlaceholder } from './link-template.ts';
import { inWords, searchDataOf } from './search-data.ts';
import { shapeOfFields } from './type-collection.ts';
import { type RecordType, typeSchema, validPartsOfType } from './type-fields.ts';

/** Returns the types of the collections in code that say what their records are. Throws, with a message for developers, for a wrong one. */
export const typesOfCode = (collections: CollectionDefinitions): Record<string, RecordType> =>
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, { schema, traits }]) =>
      traits ? [[name, typeOf(name, { ...traits, fields: fieldsIn(planOf(schema)) })]] : [],
    ),
  );

/** Returns a type of code, which is checked like one in YAML. */
function typeOf(name: string, written: object): RecordType {
  const fail = (reason: string): never => {
    throw new Error(`The traits of the collection "${name}" are wrong: ${reason}`);
  };
  const [issue] = typeSchema.safeParse(written).error?.issues ?? [];
  if (issue) fail(`"${issue.path.join('.')}" must be ${issue.message}.`);
  const type = validPartsOfType(written, `schemas/collections/${name}.ts`);
  const accepted = acceptedPlaceholders(type.fields).map(writtenPlaceholder);
  for (const [field, { template = '', required } = { required: false }] of Object.entries(type.fields)) {
    const unknown = linkPlaceholders(template)
      .map(writtenPlaceholder)
      .find((one) => !accepted.includes(one));
    if (unknown !== undefined) fail(`the template of "${field}" has ${unknown}. Accepted: ${accepted.join(', ')}.`);
    if (required && template !== '') fail(`"${field}" has a template, so that records may lack it. Add .optional().`);
  }
  const { wrong = [], missing = [] } = searchDataOf(type) ?? {};
  for (const { property, written: field, kinds } of wrong)
    fail(`"${field}" is not a field for "${property}" of "schema". Its kind: ${kinds.join(' or ')}.`);
  for (const names of missing) fail(`search engines want ${inWords(names)}, and no field has it.`);
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
