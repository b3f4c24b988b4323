import {
  accepts,
  blockBase,
  type CustomKind,
  customKindOf,
  type FieldPlan,
  fieldNames,
  kindOf,
  mediaEndings,
  memoizeByKey,
  objectIn,
  type PlannedKind,
  planOf,
  type Shape,
  sampleOf,
  wordsOfName,
} from '@pagewright/core';
import { parse } from 'yaml';
import type { Control, Field, NameList } from './controls.ts';

/** Returns a field with the control that fits its plan. */
export function fieldOf(name: string, plan: FieldPlan): Field {
  const { label, description = '', isOptional, default: fallback, kinds, form } = plan;
  return { name, label, description, isOptional, default: fallback, kinds, form, sample: readSample(plan), ...controlOf(plan) };
}

/** The fields of each plan: an editor asks for those of all block types after every change of pages. */
const known = new WeakMap<FieldPlan, readonly Field[]>();

/** Returns the fields of a group in the order of its schema. The fields that every block has are last. */
export const fieldsOf = (plan: FieldPlan | undefined): readonly Field[] => (plan ? memoizeByKey(known, plan, () => readFields(plan)) : []);

function readFields(plan: FieldPlan): Field[] {
  const fields = Object.entries(objectIn(plan)?.fields ?? {});
  const isBase = ([name]: [string, unknown]): boolean => Object.hasOwn(blockBase, name);
  return [...fields.filter((field) => !isBase(field)), ...fields.filter(isBase)].map(([name, field]) => fieldOf(name, field));
}

function readSample(plan: FieldPlan): unknown {
  try {
    return parse(sampleOf(plan));
  } catch {
    // A sample is a line of YAML for messages. One with "…" in the place of a value may be none that can be read.
    return undefined;
  }
}

const line = { control: 'line' } as const;
const named = (names: NameList): Control => ({ control: 'line', names });

/** A field for a file in `media/`: its schema says which endings it takes. */
const fileOf = (plan: FieldPlan): Control => ({
  control: 'line',
  names: 'files',
  endings: mediaEndings.filter((ending) => accepts(plan, `/media/file${ending}`)),
});

type KindName = PlannedKind['kind'];

/** The control of a field kind: the one that fits its shape, or another. */
type KindControl<Name extends KindName> = 'by-shape' | ((plan: FieldPlan, kind: PlannedKind<Name>) => Control);

/** The control of every field kind. A kind without one does not compile. */
const kindControls: { readonly [Name in KindName]: KindControl<Name> } = {
  image: 'by-shape',
  focus: () => ({ control: 'line', format: 'focus' }),
  video: () => named('videos'),
  media: () => named('pictures'),
  file: (plan) => fileOf(plan),
  download: (plan) => fileOf(plan),
  icon: () => named('icons'),
  href: () => named('pages'),
  page: () => ({ control: 'line', names: 'pages', isPage: true }),
  records: (plan, { collection }) => recordsControl(plan, collection),
  record: (_, { collection }) => named(`records ${collection}`),
  anyRecords: (plan) => selectionOf(plan),
  recordOptions: (plan) => selectionOf(plan),
  anyRecord: 'by-shape',
  neighbours: (plan) => selectionOf(plan),
  block: 'by-shape',
  rich: (_, { inline }) => ({ control: 'text', isRich: !inline }),
  text: () => ({ control: 'text', isRich: false }),
  name: () => line,
  path: () => line,
  colour: () => ({ control: 'colour' }),
  date: (plan) => ({ control: 'line', format: accepts(plan, '2027-06-01T09:00') ? 'moment' : 'date' }),
  time: () => ({ control: 'line', format: 'time' }),
  recipient: () => line,
  webhook: () => line,
  formTarget: () => line,
  upload: 'by-shape',
  mailText: () => ({ control: 'text', isRich: false }),
  custom: (_, kind) => controlOfCustom(customKindOf(kind)),
};

function controlOfCustom({ control, schema }: CustomKind): Control {
  if (control === undefined) return controlOf(planOf(schema));
  if (typeof control === 'object') return { control: 'module', src: `/@fs${control.module}` };
  if (control === 'text') return { control, isRich: false };
  return control === 'line' || control === 'colour' ? { control } : { control: 'line', format: control };
}

/** Returns the control for a plan. */
function controlOf(plan: FieldPlan): Control {
  const { fieldKind } = plan;
  return (fieldKind && controlOfKind(plan, fieldKind)) ?? controlOfShape(plan);
}

// Indexing by a type parameter keeps a kind and its parameters together.
function controlOfKind<Name extends KindName>(plan: FieldPlan, kind: PlannedKind<Name>): Control | undefined {
  const control: KindControl<Name> = kindControls[kind.kind];
  return control === 'by-shape' ? undefined : control(plan, kind);
}

function controlOfShape(plan: FieldPlan): Control {
  switch (plan.shape) {
    case 'object':
      return { control: 'group', fields: fieldsOf(plan) };
    case 'list':
      return plan.item.shape === 'choice'
        ? { ...choiceOf({ ...plan.item, format: plan.format ?? plan.item.format }), control: 'choices' }
        : { control: 'list', item: fieldOf('', plan.item), minItems: plan.minItems, maxItems: plan.maxItems };
    case 'union':
      return { control: 'options', options: plan.options.flatMap(optionsIn) };
    case 'record':
      return { control: 'record', values: fieldOf('', plan.values) };
    case 'literal':
      if (plan.values[0] === true) return { control: 'boolean' };
      return plan.values.length === 1 && !plan.isOptional
        ? { control: 'constant', value: plan.values[0] }
        : { control: 'choice', values: plan.values };
    case 'choice':
      return { ...choiceOf(plan), control: 'choice' };
    case 'number':
      return { control: 'number', isWhole: plan.isWhole, minimum: plan.minimum, maximum: plan.maximum, unit: unitOf(plan) };
    case 'boolean':
      return { control: 'boolean' };
    case 'text':
      if (plan.form.isOldPath) return named('old-paths');
      return plan.form.isTimeZone
        ? { control: 'line', format: 'time-zone' }
        : plan.format?.type === 'duration'
          ? { control: 'line', format: 'duration' }
          : line;
    case 'any':
      return { control: 'any' };
  }
}

const choiceOf = ({ values, format }: Extract<FieldPlan, { shape: 'choice' | 'literal' }>) => ({
  values,
  labels: format?.type === 'choice' ? format.labels : undefined,
});

/** Returns what stands after a number. */
function unitOf({ format }: FieldPlan): string | undefined {
  if (format?.type === 'money') return format.currency;
  return format?.type === 'number' ? format.unit : undefined;
}

/** Returns the options of a union, and those of a union among them. */
function optionsIn(plan: FieldPlan): Field[] {
  if (plan.shape === 'union' && !kindOf(plan)) return plan.options.flatMap(optionsIn);
  const field = fieldOf(nameOfOption(plan), plan);
  const key = keyOf(plan);
  return [key ? { ...field, label: field.label ?? key.label ?? wordsOfName(field.name) } : field];
}

/** Names a group of fields by the value that says which group it is, such as the type of a block; another option by its shape. */
function nameOfOption(plan: FieldPlan): string {
  const key = keyOf(plan);
  if (key) return String(key.value);
  return plan.shape === 'literal' ? plan.values.join(', ') : shapeNames[plan.shape];
}

/** Returns the value that says which group a group is, such as the type of a block, and its label. Undefined for another field. */
function keyOf(plan: FieldPlan): { value: unknown; label: string | undefined } | undefined {
  for (const name of fieldNames(plan)) {
    const field = objectIn(plan)?.fields[name];
    if (field?.shape === 'literal' && field.values.length === 1 && !field.isOptional) return { value: field.values[0], label: field.label };
  }
  return undefined;
}

const shapeNames: Readonly<Record<Shape['shape'], string>> = {
  object: 'fields',
  list: 'list',
  union: 'value',
  record: 'names',
  text: 'text',
  number: 'number',
  choice: 'choice',
  literal: 'value',
  boolean: 'yes or no',
  any: 'YAML',
};

function selectionOf(plan: FieldPlan): Control {
  const control = controlOfShape(plan);
  return control.control === 'options' ? { ...control, isSelection: true } : control;
}

/** Records are a word, a list of ids and of records that are written in the block, or a query. */
function recordsControl(plan: FieldPlan, collection: string): Control {
  if (plan.shape !== 'union') return controlOfShape(plan);
  const id = (option: FieldPlan): Field => ({ ...fieldOf('id', option), ...named(`records ${collection}`) });
  const entry = (item: FieldPlan): Field => {
    const groups = item.shape === 'union' ? item.options.filter(({ shape }) => shape === 'object') : [];
    return { ...fieldOf('', item), control: 'options', options: [id(item), ...groups.map((group) => fieldOf('fields', group))] };
  };
  const options = plan.options.map((option): Field => {
    if (option.shape === 'list')
      return {
        ...fieldOf('list', option),
        control: 'list',
        item: entry(option.item),
        minItems: option.minItems,
        maxItems: option.maxItems,
      };
    if (option.shape === 'text') return { ...id(option), name: 'name' };
    return fieldOf(option.shape === 'object' ? 'query' : nameOfOption(option), option);
  });
  return { control: 'options', options };
}
