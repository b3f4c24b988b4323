import type { RecordLink, ShownField, ShownRecord, ShownRecords } from '../../model/shown-records.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { planOf } from '../../schema/compile-plan.ts';
import { type FieldPlan, fieldNames, listIn, planIn } from '../../schema/field-plan.ts';
import type { RecordSelection } from '../../schema/fields/any-records.ts';
import type { ResolvedImage } from '../../schema/fields/field-kinds.ts';
import { dateField, plainFields, queriedFields } from '../../schema/record-fields.ts';
import { fieldsToShow, rolesOf, shownField } from '../../schema/shown-fields.ts';
import type { RecordRoles } from '../../schema/types/type-fields.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { resolveRecord } from './resolve-record.ts';
import { reportUnknownValues, resolveRecords } from './resolve-records.ts';

/**
 * Returns the records that a block selects from any collection, as components without their schema can show them. None of them
 * may be published now: then the list is empty. Reports names that do not exist and returns undefined.
 */
export function resolveAnyRecords(selection: RecordSelection, at: ValuePath, findings: ReferenceFindings): ShownRecords | undefined {
  const { of, only, where = {}, order, limit, show, group } = selection;
  const { schemas, records } = findings.indexes;
  if (!schemas.isCollection(of)) {
    reportUnknown({ name: of, known: schemas.collectionNames, what: 'type or collection', at, field: 'of' }, findings);
    return undefined;
  }
  const plan = planOf(schemas.recordSchema(of));
  const known = namesIn(plan);
  const wrong = [
    ...Object.keys(where).flatMap((name) => (known.query.includes(name) ? [] : [{ name, known: known.query, at: [...at, 'where', name] }])),
    ...(order === undefined || known.order.includes(order) ? [] : [{ name: order, known: known.order, at: [...at, 'order'] }]),
    ...(show ?? []).flatMap((name, index) => (known.show.includes(name) ? [] : [{ name, known: known.show, at: [...at, 'show', index] }])),
    ...(group === undefined || known.query.includes(group) ? [] : [{ name: group, known: known.query, at: [...at, 'group'] }]),
  ];
  for (const one of wrong) reportUnknown({ ...one, what: `field of ${of} for this` }, findings);
  if (wrong.length > 0) return undefined;
  const query = { ...where, ...(order !== undefined && { order }), ...(limit !== undefined && { limit }) };
  findings.collections.add(of);
  const found = only
    ? resolveRecords({ collection: of, item: plan, chosen: only, mayBeEmpty: true, at: [...at, 'only'] }, findings)
    : records.select(of, query).flatMap((id) => resolveRecord(of, id, at, findings) ?? []);
  if (!only) reportUnknownValues({ collection: of, query: where, at: [...at, 'where'] }, findings);
  const roles = rolesOf(plan, schemas.types[of]?.roles);
  const fields = fieldsToShow(plan, roles, show);
  const groupPlan = group === undefined || plan.shape !== 'object' ? undefined : plan.fields[group];
  const groupField = group !== undefined && groupPlan ? shownField(group, groupPlan) : undefined;
  const shown = found.flatMap((record) =>
    shownRecord(record, { fields: groupField ? [...fields, groupField] : fields, roles, plan }, findings),
  );
  return { collection: of, fields, records: shown, ...(groupField && { group: groupField }) };
}

/** The names that a selection may have, by what it does with them. */
function namesIn(plan: FieldPlan): Record<'query' | 'order' | 'show', string[]> {
  const plain = plainFields(plan);
  return {
    query: queriedFields(plan),
    order: [...(dateField(plan) === undefined ? [] : ['newest', 'oldest']), ...plain.flatMap((name) => [name, `${name} descending`])],
    show: fieldNames(plan).filter((name) => name !== 'id'),
  };
}

type Unknown = { name: string; known: readonly string[]; what: string; at: ValuePath; field?: string };

function reportUnknown({ name, known, what, at }: Unknown, findings: ReferenceFindings): void {
  const nearest = nearestName(name, known);
  findings.report({
    code: what.startsWith('type') ? 'unknown-collection' : 'unknown-field',
    at,
    message: `There is no ${what}: "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    hint: `Accepted: ${known.join(', ')}.`,
    nearest,
  });
}

type Shown = { fields: readonly ShownField[]; roles: RecordRoles; plan: FieldPlan };

/** Returns what components show of a resolved record. Empty for one that could not be resolved. */
function shownRecord(record: unknown, { fields, roles, plan }: Shown, findings: ReferenceFindings): ShownRecord[] {
  if (typeof record !== 'object' || record === null) return [];
  const read = (name: string | undefined): unknown => (name === undefined ? undefined : Reflect.get(record, name));
  const text = (name: string | undefined): string | undefined => {
    const value = read(name);
    return typeof value === 'string' ? value : undefined;
  };
  const id = read('id');
  const picture = read(roles.picture);
  const [href, lang, summary] = [text('href'), text('lang'), text(roles.summary)];
  return [
    {
      id: typeof id === 'number' ? id : String(id),
      title: text(roles.title) ?? String(id),
      ...(href !== undefined && { href }),
      ...(lang !== undefined && { lang }),
      ...(isImage(picture) && { picture }),
      ...(summary !== undefined && { summary }),
      values: valuesOf(record, fields, plan, findings),
    },
  ];
}

const isImage = (value: unknown): value is ResolvedImage => typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;

/** Returns the values of fields by name. Absent ones are missing. */
const valuesOf = (values: object, fields: readonly ShownField[], plan: FieldPlan, findings: ReferenceFindings): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = Reflect.get(values, field.name);
      return value === undefined ? [] : [[field.name, shownValue(value, field, planIn(plan, field.name), findings)]];
    }),
  );

/** Returns a value as components show it: of another record its title and its page, and so in groups and lists. */
function shownValue(value: unknown, field: ShownField, plan: FieldPlan | undefined, findings: ReferenceFindings): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => shownValue(item, field, plan?.fieldKind ? plan : (listIn(plan)?.item ?? plan), findings));
  if (typeof value !== 'object' || value === null || !plan) return value;
  if (field.kind === 'record') return recordLink(value, plan, findings);
  return field.fields ? valuesOf(value, field.fields, plan, findings) : value;
}

function recordLink(record: object, { fieldKind }: FieldPlan, { indexes: { schemas } }: ReferenceFindings): RecordLink {
  const collection = fieldKind?.kind === 'record' || fieldKind?.kind === 'records' ? fieldKind.collection : '';
  const { title = 'id' } = rolesOf(planOf(schemas.recordSchema(collection)), schemas.types[collection]?.roles);
  const href: unknown = Reflect.get(record, 'href');
  return { title: String(Reflect.get(record, title)), ...(typeof href === 'string' && { href }) };
}
