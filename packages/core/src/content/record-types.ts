import type { Host } from '../host/host.ts';
import { createProblem } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { planOf } from '../schema/compile-plan.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { idSchema } from '../schema/fields/text.ts';
import { type RecordType, type TypeField, typeSchema, validPartsOfType } from '../schema/types/type-fields.ts';
import { isObjectName } from '../text/object-names.ts';
import { slugOf } from '../text/slug.ts';
import { correctedText } from '../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../yaml/yaml-file.ts';
import { isAdded, type SiteFile } from './find/find-files.ts';
import { linkTemplateProblems } from './link-template-problems.ts';
import { searchDataProblems } from './search-data-problems.ts';
import { readSiteFile } from './site-files.ts';
import { schemaProblems } from './validate/explain/schema-problems.ts';
import { nameOfFile } from './validate/validate-entry.ts';

/** The types of records that a site declares in `types/`, added to the schemas of its code. */
export type SiteTypes = {
  schemas: ContentSchemas;
  problems: Problem[];
  /** The paths and texts of the files. */
  state: string;
};

type TypeFile = { name: string; file: YamlFile; source: string };

/** Reads `types/<name>.yaml`: each declares a collection of the same name. Returns `known` when nothing has changed since. */
export function readTypes(host: Host, files: readonly SiteFile[], code: ContentSchemas, known?: SiteTypes): SiteTypes {
  // That of an add-on is named by its file, so that nobody offers to change it.
  const sourceOf = (file: SiteFile): string => (isAdded(file, code) ? file.displayPath : file.path);
  const read = files.map((one) => ({ name: nameOfFile(one), file: readSiteFile(host, one), source: sourceOf(one) }));
  const state = JSON.stringify(read.map(({ source, file }) => [source, file.readText(), file.problems.length]));
  if (known?.state === state) return known;
  const isUsable = ({ name }: TypeFile): boolean => !refusedName(name, code);
  const collections = [...code.collectionNames, ...read.filter(isUsable).map(({ name }) => name)];
  const parts = read.map((one) => {
    const type = validPartsOfType(one.file.value, one.source);
    return { ...one, type, unknown: unknownReferences(type.fields, collections, ['fields']) };
  });
  const types: Record<string, RecordType> = Object.fromEntries(
    parts.filter(isUsable).map(({ name, type, unknown }) => [name, without(type, unknown)]),
  );
  const isSame = known && JSON.stringify(known.schemas.types) === JSON.stringify({ ...code.types, ...types });
  // Other schemas are other objects, so those of the code stay without types.
  const own = (): ContentSchemas => (Object.keys(types).length === 0 ? code : code.withTypes(types));
  const schemas = isSame ? known.schemas : own();
  const problems = parts.flatMap(({ unknown, type, ...one }) => [
    ...problemsOfType(one, code),
    ...searchDataProblems(one.file, type),
    ...linkTemplateProblems(one.file, type),
    ...unknown.map((reference) => unknownCollection(one.file, reference, collections)),
  ]);
  return { schemas, problems, state };
}

/** Returns the problems of one file. */
function problemsOfType({ name, file }: TypeFile, code: ContentSchemas): Problem[] {
  if (file.problems.length > 0) return file.problems;
  const start = { place: file.locate([], 'value'), text: file.readText() };
  const refused = refusedName(name, code);
  if (refused) return [createProblem({ ...start, code: 'type-name', ...refused })];
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

/** Returns why a file cannot have its name. Undefined when it can. */
function refusedName(name: string, code: ContentSchemas): { message: string; hint: string } | undefined {
  const hint = 'Rename this file, and the file of its records in collections/.';
  if (!idSchema.safeParse(name).success) {
    const message = `"${name}" cannot be the name of a type: it is the name of the collection, in lowercase letters.`;
    return { message, hint: `Rename the file, for example to ${slugOf(name)}.yaml.` };
  }
  if (isObjectName(name))
    return { message: `"${name}" cannot be the name of a type: the code of every website uses this name itself.`, hint };
  return code.isCollection(name)
    ? { message: `There is a collection "${name}" already: the code of the site declares it.`, hint }
    : undefined;
}

type Fields = Readonly<Record<string, Partial<TypeField> | undefined>>;
type UnknownReference = { of: string; path: ValuePath };

/** Returns the references to records of a type that does not exist, also those in groups and lists. */
const unknownReferences = (fields: Fields, collections: readonly string[], path: ValuePath): UnknownReference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const at = [...path, name];
    const own = field?.of === undefined || collections.includes(field.of) ? [] : [{ of: field.of, path: [...at, 'of'] }];
    return [...own, ...unknownReferences(field?.fields ?? {}, collections, [...at, 'fields'])];
  });

function unknownCollection(file: YamlFile, { of, path }: UnknownReference, collections: readonly string[]): Problem {
  const nearest = nearestName(of, collections);
  const place = file.locate(path, 'value');
  return createProblem({
    code: 'unknown-collection',
    place,
    text: file.readText(),
    message: `There is no type or collection "${of}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    hint: `Types and collections: ${collections.join(', ')}.`,
    ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
  });
}

/** Returns a type in which the fields with such a reference are unknown. */
function without(type: RecordType, references: readonly UnknownReference[]): RecordType {
  const names = new Set(references.map(({ path: [, name] }) => name));
  const fields = Object.entries(type.fields).map(([name, field]) => [name, names.has(name) ? undefined : field]);
  return { ...type, fields: Object.fromEntries(fields) };
}
