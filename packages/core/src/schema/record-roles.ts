import { type FieldPlan, fieldNames, kindOf, planIn } from './field-plan.ts';
import { recordBase } from './fields/define-collection.ts';
import type { FieldKindName } from './fields/field-kinds.ts';
import type { RecordRoles } from './types/type-fields.ts';

/** Returns the fields that stand for a record as a whole. A type may declare them. */
export function rolesOf(record: FieldPlan, declared: RecordRoles = {}): RecordRoles {
  const names = ownFields(record);
  const isA = (name: string, kind: FieldKindName): boolean => kindOf(planIn(record, name))?.kind === kind;
  const texts = names.filter((name) => isA(name, 'text'));
  return {
    title: declared.title ?? texts.find((name) => name === 'title' || name === 'name') ?? texts[0],
    picture: declared.picture ?? names.find((name) => isA(name, 'image')),
    summary: declared.summary,
  };
}

/** Returns the fields of a record without its id and those that every record may have. */
export const ownFields = (record: FieldPlan): string[] =>
  fieldNames(record).filter((name) => name !== 'id' && !Object.hasOwn(recordBase, name));
