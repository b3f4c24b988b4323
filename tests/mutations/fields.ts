import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { childSchema, schemaAt } from '../../packages/engine/src/content/validate/schema-walk.ts';
import { unwrapSchema } from '../../packages/engine/src/schema/fields/unwrap-schema.ts';

/** A field of a YAML text with its schema. Offsets are characters from the start of the text. */
export type Field = {
  /** The path within the mutated part, such as `cards.0.title`. */
  name: string;
  key: string;
  value: unknown;
  schema: z.ZodType;
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
 * Throws when a field has no schema, because no mistake can be derived for it.
 */
export function fieldsOf(text: string, path: readonly (string | number)[], schema: z.ZodType): Field[] {
  const fields: Field[] = [];
  const walk = (node: unknown, names: readonly (string | number)[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...names, index]);
    if (!isMap(node)) return;
    for (const [index, pair] of node.items.entries()) {
      if (!isPair(pair) || !isScalar(pair.key) || !isNode(pair.value)) continue;
      const key = String(pair.key.value);
      const at = [...names, key];
      const fieldSchema = schemaOf(schema, at);
      const [start = 0, end = 0] = pair.value.range ?? [];
      fields.push({
        name: at.join('.'),
        key,
        value: pair.value.toJS(document),
        schema: fieldSchema,
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

/** The schema at a path. Steps into the options of a union where one has the next key. */
function schemaOf(root: z.ZodType, path: readonly (string | number)[]): z.ZodType {
  const found = schemaAt(root, path) ?? path.reduce<unknown>(stepInto, root);
  if (!(found instanceof z.ZodType)) throw new Error(`The field ${path.join('.')} has no schema.`);
  return found;
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodUnion)) return childSchema(inner, step);
  return inner.options.map((option) => stepInto(option, step)).find((child) => child !== undefined);
}

const offsetOfKey = (pair: unknown): number | undefined => (isPair(pair) && isScalar(pair.key) ? pair.key.range?.[0] : undefined);
