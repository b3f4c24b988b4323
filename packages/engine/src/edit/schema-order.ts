import { type FieldPlan, objectIn } from '@pagewright/core';

/** Returns a value with the fields of its groups in the order of their schema. An unknown field is last. */
export function inSchemaOrder(plan: FieldPlan | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inSchemaOrder(plan?.shape === 'list' ? plan.item : undefined, item));
  const fields = plan?.shape === 'object' ? objectIn(plan)?.fields : undefined;
  if (!fields || typeof value !== 'object' || value === null) return value;
  const order = Object.keys(fields);
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(sorted.map(([name, one]) => [name, inSchemaOrder(fields[name], one)]));
}
