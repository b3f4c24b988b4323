import { acceptedWords, definitionOf, describeInYaml, type FieldPlan, kindOf, type ListPlan } from '@pagewright/core';
import { stringify } from 'yaml';
import { limitsInWords } from '../editor-schema/field-schema.ts';

/** A row of a field table. The name of a nested field starts with its parent: `cards › title`. */
export type FieldRow = { name: string; about: string; accepted: string; fallback: string };

/** Returns the rows of an object's fields, each followed by its nested fields. */
export function fieldRows(plan: FieldPlan | undefined, parent = ''): FieldRow[] {
  if (plan?.shape !== 'object') return [];
  return Object.entries(plan.fields).flatMap(([key, field]) => {
    const name = `${parent}${key}`;
    const row = { name, about: describeInYaml(field), accepted: acceptedBy(field), fallback: requiredOrDefault(field) };
    if (field.shape === 'record') return [row, ...fieldRows(field.values, `${name} › … › `)];
    return [row, ...fieldRows(partOf(field), `${name} › `)];
  });
}

/** Returns a field or the entries of its list. Undefined for links and kinds with their own documentation. */
function partOf(field: FieldPlan): FieldPlan | undefined {
  const part = field.shape === 'list' ? field.item : field;
  return isLink(part) || documentedKind(part) !== undefined ? undefined : part;
}

const isLink = (plan: FieldPlan): boolean => plan.shape === 'object' && Object.keys(plan.fields).join() === 'label,to';

/** Returns the documentation of a field's kind. Undefined when the schema describes what it accepts. */
function documentedKind(plan: FieldPlan): string | undefined {
  const fieldKind = kindOf(plan);
  const docs = fieldKind ? definitionOf(fieldKind).docs : 'by-schema';
  return fieldKind && docs !== 'by-schema' ? docs(fieldKind) : undefined;
}

/** The guide does not show lists with more values than this, such as that of currencies. */
const longList = 50;

/** Describes the values that a field accepts. */
export function acceptedBy(plan: FieldPlan): string {
  // A union is described by its options, unless it has a kind itself.
  const documented = plan.shape === 'union' && !plan.fieldKind ? undefined : documentedKind(plan);
  if (documented !== undefined) return documented;
  switch (plan.shape) {
    case 'list':
      return listOf(plan);
    case 'object':
      return isLink(plan) ? 'a link: `label` and `to`' : 'a group of fields';
    case 'record':
      return 'names of your own, each with a group of fields';
    case 'choice':
    case 'literal':
      if (plan.values.length > longList) return 'a value of a list, which your editor completes';
      return plan.values.map((value) => `\`${value}\``).join(', ');
    case 'boolean':
      return '`true` or `false`';
    case 'number':
      return `${plan.isWhole ? 'a whole number' : 'a number'}${limitsInWords(' from', plan.minimum, plan.maximum)}`;
    default:
      return acceptedWords(plan) || (plan.shape === 'text' ? `a text${lengthOf(plan.maxLength)}` : 'a text');
  }
}

function listOf({ item, minItems, maxItems }: ListPlan): string {
  const list = `a list${limitsInWords(' of', minItems, maxItems)}`;
  if (item.shape === 'object') return isLink(item) ? `${list} of links: \`label\` and \`to\`` : list;
  if (item.shape === 'any') return `${list} blocks`;
  return `${list}; each entry: ${acceptedBy(item)}`;
}

const lengthOf = (maxLength: number | undefined): string => (maxLength === undefined ? '' : ` of at most ${maxLength} characters`);

/** Returns `required`, the default as YAML, or `optional` for an optional field without a default. */
function requiredOrDefault({ isOptional, default: fallback }: FieldPlan): string {
  if (!isOptional) return 'required';
  if (fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)) return 'optional';
  return `\`${stringify(fallback, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\``;
}
