import { type ContentSchemas, type FieldPlan, objectIn, planOf, readYamlOf, type ValueChange, type ValuePath } from '@pagewright/core';

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

/** A text of a file of the site, by the path of the file in the site folder. */
type Written = { file: string; text: string };

/** Returns a change that puts new fields where their schema has them: those of a whole block or record, and a field of a page or of `site.yaml`. */
export function orderedChange(change: ValueChange, { file, text }: Written, schemas: ContentSchemas): ValueChange {
  if (change.kind !== 'put' && change.kind !== 'insert') return change;
  const [name, ...inner] = change.path;
  const plan = planOfFile(file, schemas);
  const whole: unknown =
    plan && name !== undefined && inner.length === 0 && change.kind === 'put' ? readYamlOf(file, text).value : undefined;
  if (plan && name !== undefined && whole !== undefined && !Object.hasOwn(Object(whole), name))
    return { kind: 'put', path: [], value: inSchemaOrder(plan, { ...Object(whole), [name]: change.value }) };
  const own = planOfEntry({ file, path: change.path, isNew: change.kind === 'insert', value: change.value }, schemas);
  return own ? { ...change, value: inSchemaOrder(own, change.value) } : change;
}

function planOfFile(file: string, { pageSchema, siteSchema }: ContentSchemas): FieldPlan | undefined {
  if (/^site(?:\.[a-z-]+)?\.yaml$/i.test(file)) return planOf(siteSchema);
  return /^(?:pages|presets)\//.test(file) ? planOf(pageSchema) : undefined;
}

type Entry = { file: string; path: ValuePath; isNew: boolean; value: unknown };

/** Returns the plan of a whole block or record. Undefined for another value. */
function planOfEntry({ file, path, isNew, value }: Entry, schemas: ContentSchemas): FieldPlan | undefined {
  const depth = path.length + (isNew ? 1 : 0);
  const { type } = Object(value);
  if (/^(?:pages|presets)\//.test(file))
    return path[0] === 'blocks' && depth === 2 && schemas.isBlockType(type) ? planOf(schemas.blockSchema(type)) : undefined;
  const collection = collectionOfFile(file);
  if (!schemas.isCollection(collection) || (depth > 0 && typeof path.at(-1) === 'string' && !isNew)) return undefined;
  return depth <= (schemas.hasLists(collection) ? 2 : 1) ? planOf(schemas.recordSchema(collection)) : undefined;
}

/** Returns the name of the collection of a file: `posts` for `collections/posts.yaml` and `collections/posts/3.yaml`. */
const collectionOfFile = (file: string): string | undefined => /^collections\/([^/]+?)(?:\.ya?ml|\/.*)$/.exec(file)?.[1];
