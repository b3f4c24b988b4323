import {
  definitionOf,
  demand,
  describeInYaml,
  type FieldPlan,
  type JsonSchema,
  memoizeByKey,
  type ObjectPlan,
  objectIn,
  planIn,
  sampleOf,
  when,
} from '@pagewright/core';
import { parse } from 'yaml';

/** Returns the names of the required fields. */
export const requiredFields = ({ fields }: ObjectPlan): string[] => Object.keys(fields).filter((name) => !fields[name]?.isOptional);

/** Returns a condition for each required field, with its own message. */
export const requiredFieldSchemas = (plan: FieldPlan): JsonSchema[] => memoizeByKey(known, plan, () => createSchemas(plan));

const known = new WeakMap<FieldPlan, JsonSchema[]>();

function createSchemas(plan: FieldPlan): JsonSchema[] {
  const fields = Object.entries(objectIn(plan)?.fields ?? {});
  const required = fields.flatMap(([name, field]): JsonSchema[] => {
    if (field.isOptional) return [];
    const missing: JsonSchema = { required: [name], errorMessage: `"${name}" is missing. ${describeInYaml(field)}`.trim() };
    return [field.earlierNames.reduceRight((otherwise, old) => when({ required: [old] }, {}, otherwise), missing)];
  });
  const object = plan.fieldKind && definitionOf(plan.fieldKind).editor.object;
  return [...required, ...alternatives(plan), ...(object?.conditions ?? [])];
}

/** Returns conditions for alternative fields of which exactly one is required, such as `heading` and `headingRich`. */
export const alternatives = (plan: FieldPlan): JsonSchema[] =>
  alternativeFields(plan).map(({ names, message }) => demand({ oneOf: names.map((name) => ({ required: [name] })) }, `Write ${message}.`));

/** Returns the names of each group of alternative fields, with the message about them. Reads them from the schema's message. */
export function alternativeFields(plan: FieldPlan): { names: string[]; message: string }[] {
  // Only rules over several fields give that message, and most objects have none.
  if (plan.shape !== 'object' || !plan.hasRules) return [];
  const issues = plan.validate(sampleWithoutAlternatives(plan)).error?.issues ?? [];
  return issues.flatMap(({ code, message }) => {
    const [, listed] = (code === 'custom' && /^exactly one of (.+)$/.exec(message)) || [];
    return listed === undefined ? [] : [{ names: listed.split(/, | or /), message }];
  });
}

/** Returns a value with all required fields, so that the remaining issues come from rules over several fields. */
function sampleWithoutAlternatives(plan: ObjectPlan): object {
  const sample: unknown = parse(sampleOf(plan));
  const literals = Object.entries(plan.fields).flatMap(([name, field]) =>
    field.shape === 'literal' && !field.isOptional ? [[name, field.values[0]]] : [],
  );
  return { ...(typeof sample === 'object' ? sample : {}), ...Object.fromEntries(literals) };
}

/** Returns the snippet of a field: its required parts, with a tab stop for each value. */
export function snippetOf(plan: FieldPlan): unknown {
  let tabStop = 0;
  const walk = (part: FieldPlan | undefined): unknown => {
    if (part?.shape === 'list') return [walk(part.item)];
    if (part?.shape === 'object') return Object.fromEntries(startingFields(part).map((name) => [name, walk(planIn(part, name))]));
    tabStop += 1;
    return `$${tabStop}`;
  };
  return walk(plan);
}

/** Returns the fields of an object's snippet: the fields of its kind, the required fields, or the first field. */
function startingFields(plan: ObjectPlan): readonly string[] {
  const object = plan.fieldKind && definitionOf(plan.fieldKind).editor.object;
  if (object) return object.startsWith;
  const required = requiredFields(plan);
  return required.length > 0 ? required : Object.keys(plan.fields).slice(0, 1);
}
