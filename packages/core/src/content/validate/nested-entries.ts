import { type FieldPlan, planIn } from '../../schema/field-plan.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** A value in the place of a nested block: its path within the block around it, and the plans of the types that may stand there. */
export type NestedEntry = { path: ValuePath; value: unknown; types: FieldPlan['nestedTypes'] };

/** Finds the nested blocks in the fields of a block. They may be invalid. */
export const nestedEntries = (plan: FieldPlan, value: unknown): NestedEntry[] =>
  Object.keys(plan.nestedTypes).length > 0 ? entriesAt(plan, value, []) : [];

function entriesAt(plan: FieldPlan | undefined, value: unknown, path: ValuePath): NestedEntry[] {
  const { fieldKind } = plan ?? {};
  if (fieldKind?.kind === 'block') return [{ path, value, types: fieldKind.types }];
  if (fieldKind || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => entriesAt(planIn(plan, index), item, [...path, index]));
  return Object.entries(value).flatMap(([name, field]) => entriesAt(planIn(plan, name), field, [...path, name]));
}

/** True when a path leads to a nested block or into it. */
export const isInNested = (path: readonly PropertyKey[], entries: readonly NestedEntry[]): boolean =>
  entries.some((entry) => entry.path.every((step, index) => step === path[index]));

/** Returns the plan of a nested block by its type. Undefined for other plans, and for a type that may not stand there. */
export function planOfNested({ fieldKind }: FieldPlan, value: unknown): FieldPlan | undefined {
  if (fieldKind?.kind !== 'block' || typeof value !== 'object' || value === null) return undefined;
  const type: unknown = Reflect.get(value, 'type');
  return typeof type === 'string' && Object.hasOwn(fieldKind.types, type) ? fieldKind.types[type] : undefined;
}

/**
 * Returns the parts of a value that their schemas accept, each at its place, so that their references can be checked
 * although another part of the value is wrong. The others are undefined.
 */
export function validParts(plan: FieldPlan | undefined, value: unknown): unknown {
  if (value === undefined || !plan) return undefined;
  const result = plan.validate(value);
  if (result.success) return result.data;
  const isRecords = plan.fieldKind?.kind === 'records' && Array.isArray(value);
  const isWhole = plan.fieldKind !== undefined && plan.shape !== 'object' && !isRecords;
  if (isWhole || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item: unknown, index) => validParts(planIn(plan, index), item));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, validParts(planIn(plan, name), field)]));
}
