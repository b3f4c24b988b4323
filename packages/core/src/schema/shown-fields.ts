import type { ShownField, ShownKind } from '../model/shown-records.ts';
import { type FieldPlan, fieldNames, kindOf, planIn } from './field-plan.ts';
import { recordBase } from './fields/define-collection.ts';
import type { FieldKindName } from './fields/field-kinds.ts';
import type { RecordRoles } from './types/type-fields.ts';

/** What a component shows for a value of a field kind. Kinds without an entry are not shown. */
const shownKinds: Readonly<Partial<Record<FieldKindName, ShownKind>>> = {
  text: 'text',
  date: 'date',
  time: 'time',
  href: 'link',
  image: 'image',
  media: 'image',
  icon: 'icon',
  video: 'video',
  download: 'file',
  rich: 'rich',
  record: 'record',
  records: 'record',
};

const ofShape: Readonly<Partial<Record<FieldPlan['shape'], ShownKind>>> = {
  text: 'text',
  number: 'number',
  boolean: 'yes-no',
  choice: 'choice',
  object: 'group',
};

/** Returns what visitors see of a field. Undefined for one that is not for them. */
export function shownField(name: string, plan: FieldPlan): ShownField | undefined {
  const { fieldKind } = plan;
  const item = plan.shape === 'list' && !fieldKind ? plan.item : plan;
  const ownKind = kindOf(item)?.kind;
  const kind = ownKind ? shownKinds[ownKind] : ofShape[item.shape];
  if (!kind) return undefined;
  const isList = item !== plan || fieldKind?.kind === 'records';
  const { format = item.format } = plan;
  const fields = kind === 'group' && item.shape === 'object' ? shownFields(item, Object.keys(item.fields)) : undefined;
  return {
    name,
    label: plan.label ?? labelOf(name),
    kind: kind === 'group' && isList ? 'list' : kind,
    isList,
    ...(format && { format }),
    ...(fields && { fields }),
  };
}

/** Returns the label of a field without one: `openingDay` is `Opening day`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shownFields = (plan: FieldPlan, names: readonly string[]): ShownField[] =>
  names.flatMap((name) => {
    const field = planIn(plan, name);
    return (field && shownField(name, field)) ?? [];
  });

/** The fields of a record that stand for it as a whole. `title` is undefined in records without a text. */
export function rolesOf(record: FieldPlan, declared: RecordRoles = {}): RecordRoles {
  const own = ownFields(record);
  const isA = (name: string, kind: FieldKindName): boolean => kindOf(planIn(record, name))?.kind === kind;
  return {
    title:
      declared.title ?? ['title', 'name'].find((name) => own.includes(name) && isA(name, 'text')) ?? own.find((name) => isA(name, 'text')),
    picture: declared.picture ?? own.find((name) => isA(name, 'image')),
    summary: declared.summary,
  };
}

const ownFields = (record: FieldPlan): string[] => fieldNames(record).filter((name) => name !== 'id' && !Object.hasOwn(recordBase, name));

/** Returns the fields of a record that lists show: the chosen ones, or all that do not stand for the record as a whole. */
export function fieldsToShow(record: FieldPlan, roles: RecordRoles, chosen?: readonly string[]): ShownField[] {
  const isRole = (name: string): boolean => Object.values(roles).includes(name);
  return shownFields(record, chosen ?? ownFields(record).filter((name) => !isRole(name)));
}
