import { definitionOf } from '../../field-kinds/index.ts';
import type { ResolveContext } from '../../field-kinds/resolve-context.ts';
import { accepts, type FieldPlan, planIn } from '../../schema/field-plan.ts';
import { sharedPath } from '../../yaml/shared-path.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/**
 * Replaces the references in a validated value by data. Walks value and plan together; the field kinds tell which
 * values are references. Reports problems to the context; a value with a problem resolves to undefined. `owner` is the object
 * that has the value as a field.
 */
export function resolveValue(
  plan: FieldPlan | undefined,
  value: unknown,
  path: ValuePath,
  context: ResolveContext,
  owner?: object,
): unknown {
  if (value === undefined) return undefined;
  const mark = plan?.fieldKind;
  if (mark) return definitionOf(mark).resolve({ mark, value, at: sharedPath(path), ...(owner && { owner }) }, context);
  const option = plan?.shape === 'union' ? plan.options.find((one) => accepts(one, value)) : undefined;
  if (option) return resolveValue(option, value, path, context, owner);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => resolveValue(planIn(plan, index), item, [...path, index], context));
  }
  if (typeof value !== 'object' || value === null) return value;
  const resolved: Record<string, unknown> = { ...value };
  for (const key of Object.keys(resolved)) resolved[key] = resolveValue(planIn(plan, key), resolved[key], [...path, key], context, value);
  return resolved;
}
