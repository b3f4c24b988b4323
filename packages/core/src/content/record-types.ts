import type { Host } from '../host/host.ts';
import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { planOf } from '../schema/compile-plan.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { idSchema } from '../schema/fields/text.ts';
import { type RecordType, type TypeField, typeSchema, validPartsOfType } from '../schema/types/type-fields.ts';
import { slugOf } from '../text/slug.ts';
import { correctedText } from '../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../yaml/yaml-file.ts';
import type { SiteFile } from './find/find-files.ts';
import { readSiteFile } from './site-files.ts';
import { schemaProblems } from './validate/explain/schema-problems.ts';

/** The types of records that a site declares in `types/`, added to the schemas of its code. */
export type SiteTypes = {
  schemas: ContentSchemas;
  problems: Problem[];
  /** The names and texts of the files. */
  state: string;
};

type TypeFile = { name: string; file: YamlFile };

/** Reads `types/<name>.yaml`: each declares a collection of the same name. Returns `known` when nothing has changed since. */
export function readTypes(host: Host, files: readonly SiteFile[], code: ContentSchemas, known?: SiteTypes): SiteTypes {
  const read = files.map((source) => ({ name: nameOfType(source), file: readSiteFile(host, source) }));
  const state = JSON.stringify(read.map(({ name, file }) => [name, file.readText(), file.problems.length]));
  if (known?.state === state) return known;
  const usable = read.filter(({ name }) => idSchema.safeParse(name).success && !code.isCollection(name));
  const collections = [...code.collectionNames, ...usable.map(({ name }) => name)];
  const types: Record<string, RecordType> = Object.fromEntries(
    usable.map(({ name, file }) => [name, withKnownRecords(validPartsOfType(file.value), collections)]),
  );
  const isSame = known && JSON.stringify(known.schemas.types) === JSON.stringify(types);
  // Other schemas are other objects, so those of the code stay without types.
  const own = (): ContentSchemas => (usable.length === 0 ? code : code.withTypes(types));
  const schemas = isSame ? known.schemas : own();
  const problems = read.flatMap((one) => [...problemsOfType(one, code), ...problemsOfReferences(one.file, collections)]);
  return { schemas, problems, state };
}

const nameOfType = ({ path }: SiteFile): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

/** Returns the problems of one file. */
function problemsOfType({ name, file }: TypeFile, code: ContentSchemas): Problem[] {
  if (file.problems.length > 0) return file.problems;
  const start = { place: file.locate([], 'value'), text: file.readText() };
  if (!idSchema.safeParse(name).success)
    return [
      createProblem({
        ...start,
        code: 'type-name',
        message: `"${name}" cannot be the name of a type: it is the name of the collection, in lowercase letters.`,
        hint: `Rename the file, for example to ${slugOf(name)}.yaml.`,
      }),
    ];
  if (code.isCollection(name))
    return [
      createProblem({
        ...start,
        code: 'type-name',
        message: `There is a collection "${name}" already: the code of the site declares it.`,
        hint: 'Rename this file, and the file of its records in collections/.',
      }),
    ];
  if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value))
    return [
      createProblem({
        ...start,
        code: file.value === null || file.value === undefined ? 'empty-file' : 'wrong-type',
        message: 'This file must contain a type of records.',
        hint: 'Write what a record is called and its fields: one: dish, many: dishes, and below "fields:" each field with its kind.',
      }),
    ];
  const result = typeSchema.safeParse(file.value);
  return schemaProblems({ file, path: [], plan: planOf(typeSchema), name: `types/${name}.yaml` }, file.value, result.error?.issues ?? []);
}

/** Returns the problems of fields that name the records of a type that does not exist. */
function problemsOfReferences(file: YamlFile, collections: readonly string[]): Problem[] {
  return fieldsOf(validPartsOfType(file.value).fields, ['fields']).flatMap(({ field: { of }, path }) => {
    if (of === undefined || collections.includes(of)) return [];
    const nearest = nearestName(of, collections);
    const place = file.locate([...path, 'of'], 'value');
    return createProblem({
      code: 'unknown-collection',
      place,
      text: file.readText(),
      message: `There is no type or collection "${of}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      hint: `Types and collections: ${collections.join(', ')}.`,
      ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
    });
  });
}

/** Returns a type in which fields with records of an unknown type are unknown. */
function withKnownRecords(type: RecordType, collections: readonly string[]): RecordType {
  const isKnown = (field: Partial<TypeField> | undefined): boolean =>
    field !== undefined &&
    (field.of === undefined || collections.includes(field.of)) &&
    Object.values(field.fields ?? {}).every((inner) => isKnown(inner));
  return {
    ...type,
    fields: Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, isKnown(field) ? field : undefined])),
  };
}

type FoundField = { field: { of?: string | undefined }; path: ValuePath };

/** Returns all fields of a type, also those in groups and lists. */
const fieldsOf = (fields: Readonly<Record<string, Partial<TypeField> | undefined>>, path: ValuePath): FoundField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field ? [{ field, path: [...path, name] }, ...fieldsOf(field.fields ?? {}, [...path, name, 'fields'])] : [],
  );
