import { isGroup } from '../../../model/is-group.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName } from '../../../problems/nearest-name.ts';
import type { Problem } from '../../../problems/problem.ts';
import { planOf } from '../../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../../schema/content-schemas.ts';
import { type FieldPlan, fieldNames, planIn } from '../../../schema/field-plan.ts';
import { type RecordType, typeSchema } from '../../../schema/types/type-fields.ts';
import { labelsSchema, type TypeLabels } from '../../../schema/types/type-labels.ts';
import type { ValuePath, YamlFile } from '../../../yaml/yaml-file.ts';
import { schemaProblems } from '../explain/schema-problems.ts';
import { validParts } from '../nested-entries.ts';
import { nameOfFile } from '../validate-entry.ts';
import { withoutPaths } from './merge-own.ts';

/** A file with the words of a type in a language. `name` is that of the type; undefined when there is no such type. */
export type TypeTranslation = {
  file: YamlFile;
  name: string | undefined;
  labels: TypeLabels;
  translated: string | undefined;
  problems: Problem[];
};

/** Reads `types/<code>/<name>.yaml`, which has the words of the type `<name>` in a language. `path` is that of the file in the site. */
export function translateType(path: string, file: YamlFile, { types, isCollection }: ContentSchemas): TypeTranslation {
  const name = nameOfFile({ path });
  const none = { file, name: undefined, labels: {}, translated: undefined };
  if (file.problems.length > 0) return { ...none, problems: file.problems };
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return { ...none, problems: [unknownType(file, name, { names: Object.keys(types), isOfCode: isCollection(name) })] };
  if (!isGroup(file.value)) return { ...none, name, problems: [noLabels(file)] };
  const refused = notLabels(file.value);
  const value = withoutPaths(file.value, refused);
  const schema = labelsSchema(type);
  const plan = planOf(schema);
  const issues = schema.safeParse(value).error?.issues ?? [];
  const { translated, ...labels } = schema.catch({}).parse(validParts(plan, value));
  return {
    file,
    name,
    labels,
    translated,
    problems: [...refused.map((at) => refusal(file, at, type)), ...schemaProblems({ file, path: [], plan, name: path }, value, issues)],
  };
}

/** The settings of a type and of a field that a language may have of its own. */
const labelNames = ['label', 'help', 'unit', 'options', 'fields', 'one', 'many', 'translated'];

/** Returns the places of the settings that are the same in all languages, such as `kind`. */
function notLabels(settings: unknown, plan: FieldPlan | undefined = planOf(typeSchema), path: ValuePath = []): ValuePath[] {
  if (!isGroup(settings)) return [];
  const refused = fieldNames(plan).filter((name) => Object.hasOwn(settings, name) && !labelNames.includes(name));
  const inside = Object.entries(Object(settings.fields)).flatMap(([name, field]) =>
    notLabels(field, planIn(planIn(plan, 'fields'), name), [...path, 'fields', name]),
  );
  return [...refused.map((name) => [...path, name]), ...inside];
}

const refusal = (file: YamlFile, path: ValuePath, { source }: RecordType): Problem =>
  createProblem({
    code: 'not-translatable',
    place: file.locate(path, 'key'),
    text: file.readText(),
    message: `"${String(path.at(-1))}" is the same in all languages, so it belongs in ${source}.`,
    hint: 'Remove it here. This file has only words: one, many and help, and for each field its label, help, unit and options.',
  });

const noLabels = (file: YamlFile): Problem =>
  createProblem({
    code: 'wrong-type',
    place: file.locate([], 'value'),
    text: file.readText(),
    message: 'This file must contain the words of a type in another language.',
    hint: 'Write "fields:", below it the name of a field, and below that "label:" with what visitors read.',
  });

type Known = { names: readonly string[]; isOfCode: boolean };

function unknownType(file: YamlFile, name: string, { names, isOfCode }: Known): Problem {
  const nearest = nearestName(name, names);
  const instead = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return createProblem({
    code: 'unknown-collection',
    place: file.locate([], 'value'),
    text: file.readText(),
    message: isOfCode
      ? `The code of the site declares the collection "${name}", so its labels are there.`
      : `There is no type "${name}" to translate.${instead}`,
    hint: names.length === 0 ? 'There are no types in types/. Remove this file.' : `Name this file like a type: ${names.join(', ')}.`,
  });
}
