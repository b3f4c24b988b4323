import { fieldNameSchema, nameOfFile, nearestName, type Source, topLevelText, usedNames, type ValuePath, valueAt } from '@pagewright/core';
import { ChangeList, type Plan, type RenameTask, textsIn } from './changes.ts';

/** A field of a type: the name of the type, and the names of the fields that lead to it, such as `sizes` and `price`. */
type Field = { type: string; steps: readonly string[]; to: string };

/** Plans another name for a field of a type: in the type, its records, their translations, and everything that names the field. */
export const renameField: Plan = (task) => {
  const field = fieldOf(task);
  const { type, steps, to } = field;
  const changes = new ChangeList();
  for (const source of task.sources.types.filter((one) => nameOfFile(one.source) === type)) changeType(source, field, changes);
  for (const { source, file, collection } of task.sources.collections)
    if (collection.name === type)
      for (const path of recordPaths(file.value)) changeRecord(source.absolute, file.value, { ...field, path }, changes);
  for (const { absolute, file, records } of task.sources.translations)
    for (const record of records)
      if (record.collection === type) changeRecord(absolute, file.value, { ...field, path: record.path }, changes);
  const [name, ...inner] = steps;
  // Pages and blocks name only the fields of the record itself.
  const note = name !== undefined && inner.length === 0 ? changePages(task, { type, name, to }, changes) : undefined;
  return {
    texts: changes.byFile(),
    moves: [],
    done: `The field ${[type, ...steps].join('.')} is now ${[type, ...steps.slice(0, -1), to].join('.')}.`,
    note,
    names: [`"${steps.at(-1)}"`, `"${to}"`],
  };
};

/** Returns the field that the command names. Throws, with a message for authors, when it cannot be renamed. */
function fieldOf({ from, to: written, schemas, sources }: RenameTask): Field {
  const [type = '', ...steps] = from.split('.');
  const inYaml = Object.entries(schemas.types).filter(([, { source }]) => sources.types.some((one) => one.source.path === source));
  const names = inYaml.map(([name]) => name);
  const found = new Map(inYaml).get(type);
  const declared = Object.hasOwn(schemas.types, type) ? schemas.types[type]?.source : undefined;
  if (!found && declared?.endsWith('.yaml'))
    throw new Error(`An add-on declares the collection ${type}, so its fields have their names there: in ${declared}.`);
  if (!found && schemas.isCollection(type))
    throw new Error(
      `The code of the site declares the collection ${type}, so its fields have their names there. Rename the field in schemas/collections/.`,
    );
  if (!found) throw new Error(`There is no type "${type}" in types/.${meant(type, names)}`);
  const last = steps.at(-1);
  if (last === undefined) throw new Error(`Name the field behind its type, such as ${type}.${Object.keys(found.fields)[0] ?? 'name'}.`);
  let fields: Readonly<Record<string, { fields?: object | undefined } | undefined>> = found.fields;
  let siblings = Object.keys(fields);
  for (const [index, step] of steps.entries()) {
    siblings = Object.keys(fields);
    const path = [type, ...steps.slice(0, index)].join('.');
    if (!Object.hasOwn(fields, step)) throw new Error(`There is no field "${step}" in ${path}.${meant(step, siblings)}`);
    fields = { ...fields[step]?.fields };
  }
  const start = `${[type, ...steps.slice(0, -1)].join('.')}.`;
  const to = written.startsWith(start) ? written.slice(start.length) : written;
  const problem = fieldNameSchema.safeParse(to).error?.issues[0]?.message;
  if (problem !== undefined) throw new Error(`"${to}" cannot be the name of a field. Write ${problem}.`);
  if (siblings.includes(to)) throw new Error(`There is a field ${start}${to} already. Choose another name.`);
  return { type, steps, to };
}

function meant(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** Changes the field in a type or in its translation, and the settings that name it, such as `title`. */
function changeType({ source: { absolute }, file: { value } }: Source, { steps, to }: Field, changes: ChangeList): void {
  const path = steps.flatMap((step) => ['fields', step]);
  if (valueAt(value, path) !== undefined) changes.put(absolute, { kind: 'rename', path, name: to });
  if (steps.length > 1) return;
  const { fields, one: _, many: __, help: ___, ...settings }: Record<string, unknown> = { ...Object(value) };
  for (const { path: at, text } of textsIn(settings)) if (text === steps[0]) changes.put(absolute, { kind: 'set', path: at, value: to });
  const placeholder = new RegExp(String.raw`\{${steps[0]}(\.minor)?\}`, 'g');
  for (const { path: at, text } of textsIn(fields, ['fields']))
    if (at.at(-1) === 'template' && text.search(placeholder) >= 0)
      changes.put(absolute, { kind: 'rewrite', path: at, rewrite: (written) => written.replaceAll(placeholder, `{${to}$1}`) });
}

/** Returns the places of the records in a file: several in a list, or one. */
const recordPaths = (value: unknown): ValuePath[] => (Array.isArray(value) ? value.map((_, index) => [index]) : [[]]);

/** Changes the field in a record: also in each entry of a list. */
function changeRecord(
  file: string,
  value: unknown,
  { path, steps: [step, ...rest], to }: Omit<Field, 'type'> & { path: ValuePath },
  changes: ChangeList,
): void {
  const around = valueAt(value, path);
  if (step === undefined || typeof around !== 'object' || around === null) return;
  if (Array.isArray(around)) {
    for (const index of around.keys()) changeRecord(file, value, { path: [...path, index], steps: [step, ...rest], to }, changes);
    return;
  }
  if (!Object.hasOwn(around, step)) return;
  if (rest.length === 0) changes.put(file, { kind: 'rename', path: [...path, step], name: to });
  else changeRecord(file, value, { path: [...path, step], steps: rest, to }, changes);
}

type TopField = { type: string; name: string; to: string };

/** Changes the names of the field in pages, presets and shared blocks. Returns a sentence about a shared block that stays as it is. */
function changePages({ sources }: RenameTask, field: TopField, changes: ChangeList): string | undefined {
  const isTemplate = ({ file }: Source): boolean =>
    topLevelText(file, 'collection') === field.type && topLevelText(file, 'per') === undefined;
  const files = sources.all.filter(({ source: { path } }) => /^(?:pages|presets|shared)\//.test(path));
  const used = new Set(files.filter(isTemplate).flatMap(({ file }) => usedNames(file.value)));
  const usedElsewhere = new Set(files.filter((one) => !isTemplate(one)).flatMap(({ file }) => usedNames(file.value)));
  const kept: string[] = [];
  const placeholder = new RegExp(String.raw`\{${field.name}(\.slug)?\}`, 'g');
  for (const source of files) {
    const { file } = source;
    const { absolute } = source.source;
    changeSelections(file.value, absolute, field, changes);
    if (topLevelText(file, 'collection') === field.type && topLevelText(file, 'per') === field.name)
      changes.put(absolute, { kind: 'set', path: ['per'], value: field.to });
    const isShared = source.source.path.startsWith('shared/') && used.has(nameOfFile(source.source));
    if (!isTemplate(source) && !isShared) continue;
    for (const { path, text } of textsIn(file.value)) {
      if (text.search(placeholder) < 0) continue;
      if (isShared && usedElsewhere.has(nameOfFile(source.source))) kept.push(`${file.displayPath}:${file.locate(path, 'value').line}`);
      else changes.put(absolute, { kind: 'rewrite', path, rewrite: (written) => written.replaceAll(placeholder, `{${field.to}$1}`) });
    }
  }
  if (kept.length === 0) return undefined;
  return `Not changed, because pages of other records use the shared block too: {${field.name}} in ${kept.join(', ')}.`;
}

/** What a selection of records names beside fields: a type, ids, and in `where` values. */
const notFields = ['of', 'only', 'id', 'where'];

/** Changes the names of the field in selections of its records, such as `{ of: dishes, show: [price] }`, anywhere in a value. */
function changeSelections(value: unknown, file: string, field: TopField, changes: ChangeList, path: ValuePath = []): void {
  if (typeof value !== 'object' || value === null) return;
  if (Reflect.get(value, 'of') === field.type) {
    const others = Object.fromEntries(Object.entries(value).filter(([key]) => !notFields.includes(key)));
    for (const { path: at, text } of textsIn(others, path)) {
      const [name, order, ...rest] = text.split(' ');
      if (name !== field.name || rest.length > 0 || !(order === undefined || order === 'descending')) continue;
      changes.put(file, { kind: 'set', path: at, value: [field.to, ...(order === undefined ? [] : [order])].join(' ') });
    }
    if (valueAt(value, ['where', field.name]) !== undefined)
      changes.put(file, { kind: 'rename', path: [...path, 'where', field.name], name: field.to });
  }
  for (const [key, inner] of Object.entries(value)) {
    changeSelections(inner, file, field, changes, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
