import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { z } from 'zod';
import { planOf } from '../../packages/core/src/schema/compile-plan.ts';
import { type FieldPlan, planAt, planIn } from '../../packages/core/src/schema/field-plan.ts';

/** A field of a YAML text with its plan. Offsets are characters from the start of the text. */
export type Field = {
  /** The path within the mutated part, such as `cards.0.title`. */
  name: string;
  key: string;
  value: unknown;
  plan: FieldPlan;
  /** Offset of the key, and the range of the value. */
  at: number;
  start: number;
  end: number;
  style: 'block' | 'flow';
  /** True when the object has no other field. */
  isAlone: boolean;
  /** Offset of the key of the next field in the same object. */
  next: number | undefined;
  /** Offset of the object's first key. */
  objectStart: number;
};

/**
 * Lists every field at `path` of a YAML text, outermost first. `schema` is that of the value at `path`.
 * Throws when a field has no plan, because no mistake can be derived for it.
 */
export function fieldsOf(text: string, path: readonly (string | number)[], schema: z.ZodType): Field[] {
  const root = planOf(schema);
  const fields: Field[] = [];
  const walk = (node: unknown, names: readonly (string | number)[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...names, index]);
    if (!isMap(node)) return;
    for (const [index, pair] of node.items.entries()) {
      if (!isPair(pair) || !isScalar(pair.key) || !isNode(pair.value)) continue;
      const key = String(pair.key.value);
      const at = [...names, key];
      const plan = planOfField(root, at);
      const [start = 0, end = 0] = pair.value.range ?? [];
      fields.push({
        name: at.join('.'),
        key,
        value: pair.value.toJS(document),
        plan,
        at: offsetOfKey(pair) ?? 0,
        start,
        end,
        style: node.flow ? 'flow' : 'block',
        isAlone: node.items.length === 1,
        next: offsetOfKey(node.items[index + 1]),
        objectStart: offsetOfKey(node.items[0]) ?? 0,
      });
      walk(pair.value, at);
    }
  };
  const document = parseDocument(text);
  walk(document.getIn([...path], true), []);
  return fields;
}

/** The plan at a path. Steps into the options of a union where one has the next key. */
function planOfField(root: FieldPlan, path: readonly (string | number)[]): FieldPlan {
  const found = planAt(root, path) ?? path.reduce<FieldPlan | undefined>(stepInto, root);
  if (!found) throw new Error(`The field ${path.join('.')} has no plan.`);
  return found;
}

function stepInto(plan: FieldPlan | undefined, step: PropertyKey): FieldPlan | undefined {
  if (plan?.shape !== 'union') return planIn(plan, step);
  return plan.options.map((option) => stepInto(option, step)).find((child) => child !== undefined);
}

const offsetOfKey = (pair: unknown): number | undefined => (isPair(pair) && isScalar(pair.key) ? pair.key.range?.[0] : undefined);
