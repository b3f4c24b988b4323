import type { AnyRecords, LongText } from '../../field-kinds/resolve-context.ts';
import { formatValue, type ValueWords } from '../../model/format-value.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, fieldNames, kindOf, planIn } from '../../schema/field-plan.ts';
import { queryOf, type RecordSelection } from '../../schema/fields/any-records.ts';
import type { RecordOption, ShownEntry, ShownField, ShownRecord, ShownRecords, ShownValue } from '../../schema/fields/field-kinds.ts';
import { dateField, groupFields, listingFields, periodOf, plainFields, queriedFields } from '../../schema/record-fields.ts';
import { ownFields, rolesOf } from '../../schema/record-roles.ts';
import type { RecordRoles } from '../../schema/types/type-fields.ts';
import { endOf, lastDayOfMonth } from '../../time/moment.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { ofRecord, reportMissing, resolveRecord } from './resolve-record.ts';
import { reportUnknownValues, resolveRecords } from './resolve-records.ts';
import { labelOf, shownEntries } from './shown-values.ts';
import { filterFields, visitorChoices } from './visitor-choices.ts';

/**
 * Returns the records that a block selects from any collection, as components without their schema can show them. None of them
 * may be published now: then the list is empty. Reports names that do not exist and returns undefined.
 */
export function resolveAnyRecords(choice: AnyRecords, findings: ReferenceFindings): ShownRecords | undefined {
  const { selection, at, isWhole, isByDate = false } = choice;
  const { of, only, where = {}, when, limit, show, group, visitors } = selection;
  const order = selection.order ?? (isByDate && !when ? 'oldest' : undefined);
  const { schemas, records } = findings.indexes;
  const plan = checkedPlan(choice, findings);
  if (!plan) return undefined;
  const listed = only
    ? resolveRecords({ collection: of, item: plan, chosen: only, mayBeEmpty: true, at: [...at, 'only'] }, findings)
    : records.select(of, queryOf({ ...selection, order })).flatMap((id) => resolveRecord(of, id, at, findings) ?? []);
  const found = listed.flatMap((record) => (isRecord(record) ? [record] : []));
  const shown = when && showByTime(found, { when, limit, plan, findings });
  if (!only) reportUnknownValues({ collection: of, query: where, at: [...at, 'where'] }, findings);
  const roles = rolesOf(plan, schemas.types[of]?.roles);
  const isRole = (name: string): boolean => Object.values(roles).includes(name);
  // The heading of a group says the whole value of a field, but only the year of a date.
  const isHeading = (name: string): boolean => name === group && groupFields(plan).get(name) === 'value';
  const isShown = (name: string): boolean => !isRole(name) && !isHeading(name) && (isWhole || isShort(planIn(plan, name)));
  // The title stands before the fields already, and a calendar begins with the date.
  const leading = [roles.title, isByDate ? dateField(plan) : undefined];
  const names = (show ?? ownFields(plan).filter(isShown)).filter((name) => !leading.includes(name));
  const hidesState = isWhole && !show;
  const calendar = isByDate || isWhole ? records.calendarOf(of) : undefined;
  const all = found.flatMap((record) => {
    const own = shown?.get(record);
    if (shown && !own) return [];
    const date = periodOf(record, plan);
    const file = calendar !== undefined && date ? records.calendarOf(of, String(record.id)) : undefined;
    const more = { ...(isByDate && date && { date }), ...(file !== undefined && { calendar: file }), ...(own && { shown: own }) };
    const whole = choice.one && records.get(of, String(only?.[0]));
    const shownOne = shownRecord(isRecord(whole?.value) ? whole.value : record, { names, group, hidesState, roles, plan, schemas });
    if (whole) addLongTexts(shownOne.entries, whole.longTexts, at, findings);
    return [{ record, shown: { ...shownOne, ...more } }];
  });
  return {
    ...(roles.title !== undefined && { titleLabel: labelOf(roles.title, planIn(plan, roles.title)) }),
    fields: names.map((name) => ({ name, label: labelOf(name, planIn(plan, name)) })),
    ...(visitors ? visitorChoices(all, { of, visitors, plan }, findings) : { records: all.map((one) => one.shown) }),
    ...(when && { byTime: { ...(limit !== undefined && { limit }) } }),
    ...(calendar !== undefined && { calendar }),
  };
}

/** Adds the shown texts with headings to those of the page. */
function addLongTexts(entries: readonly ShownEntry[], texts: readonly LongText[], at: ValuePath, findings: ReferenceFindings): void {
  const add = (value: ShownValue): void => {
    if (value.kind === 'list') value.values.forEach(add);
    if (value.kind === 'group') for (const entry of value.entries) add(entry.value);
    const long = value.kind === 'rich' && texts.find(({ text }) => text.html === value.html);
    if (long) findings.longTexts.push(ofRecord({ ...long, text: value }, at));
  };
  for (const { value } of entries) add(value);
}

/** Returns the plan of the records that a selection names. Reports names that do not exist and returns undefined. */
export function checkedPlan(
  { selection, at, isByDate, one }: Omit<AnyRecords, 'isWhole'>,
  findings: ReferenceFindings,
): FieldPlan | undefined {
  const { of, only } = selection;
  const { schemas, records } = findings.indexes;
  const [id] = one ? (only ?? []) : [];
  const after = one === 'text' ? `/${id}` : '';
  if (!schemas.isCollection(of)) {
    const known = schemas.collectionNames;
    reportUnknown({ code: 'unknown-collection', name: of, known, what: 'type or collection', at: [...at, 'of'], after }, findings);
    return undefined;
  }
  findings.collections.add(of);
  if (id !== undefined && records.isComplete(of) && !records.get(of, String(id))) {
    reportMissing({ collection: of, id: String(id), ...(one === 'text' ? { at, before: `${of}/` } : { at: [...at, 'id'] }) }, findings);
    return undefined;
  }
  const plan = planOf(schemas.recordSchema(of));
  return hasKnownNames({ selection, plan, at, isByDate }, findings) ? plan : undefined;
}

type ByTime = { when: NonNullable<RecordSelection['when']>; limit: number | undefined; plan: FieldPlan; findings: ReferenceFindings };

/**
 * Returns when each record is in a list of upcoming or past records, or of those of this month. The page is shown later than it is built: a list has also the
 * records that are past later, or, of upcoming ones, as many again as its limit.
 */
function showByTime(records: readonly ResolvedRecord[], { when, limit = records.length, plan, findings }: ByTime) {
  const { hasPassed, records: index } = findings.indexes;
  const shown = new Map<ResolvedRecord, NonNullable<ShownRecord['shown']>>();
  let count = 0;
  for (const record of records) {
    const period = periodOf(record, plan);
    if (!period) continue;
    const isOfMonth = when === 'this-month';
    const [before, until] = isOfMonth ? [lastDayOfMonth(period.from, 1), lastDayOfMonth(period.until)] : [undefined, period.until];
    const isPast = hasPassed(until);
    if (when === 'past' ? count === limit : isPast || (!isOfMonth && shown.size === 2 * limit)) continue;
    const isAhead = before !== undefined && !hasPassed(before);
    const isHidden = (when === 'past') !== isPast || isAhead || count === limit;
    if (!isHidden) count += 1;
    const from = when === 'past' ? (isPast ? undefined : until) : before;
    const timeOf = (day: string): string => new Date(endOf(day, index.timeZone())).toISOString();
    shown.set(record, { ...(from !== undefined && { from: timeOf(from) }), ...(when !== 'past' && { until: timeOf(until) }), isHidden });
  }
  return shown;
}

/** True for a field whose value takes one line, as in a list. */
function isShort(plan: FieldPlan | undefined): boolean {
  const item = plan?.shape === 'list' && !plan.fieldKind ? plan.item : plan;
  const kind = kindOf(item)?.kind;
  return kind !== 'rich' && kind !== 'image' && (item?.shape !== 'object' || item.format !== undefined);
}

const descending = ' descending';

/** The names that a selection may have, by what it does with them. */
function namesIn(plan: FieldPlan) {
  const plain = plainFields(plan);
  return {
    query: queriedFields(plan),
    order: [...(dateField(plan) === undefined ? [] : ['newest', 'oldest']), ...plain.flatMap((name) => [name, name + descending])],
    show: fieldNames(plan).filter((name) => name !== 'id'),
    group: [...groupFields(plan).keys()],
    filter: filterFields(plan),
  };
}

type NameUse = { use: keyof ReturnType<typeof namesIn>; name: string; path: ValuePath };

/** Returns the names of fields in a selection, with what it does with them. */
function namesOf({ where = {}, order, show = [], group, visitors: { sort = [], filter = [] } = {} }: RecordSelection): NameUse[] {
  const each = (use: NameUse['use'], names: readonly string[], path: ValuePath): NameUse[] =>
    names.map((name, index) => ({ use, name, path: [...path, index] }));
  return [
    ...Object.keys(where).map((name): NameUse => ({ use: 'query', name, path: ['where', name] })),
    ...(order === undefined ? [] : [{ use: 'order', name: order, path: ['order'] } as const]),
    ...each('show', show, ['show']),
    ...(group === undefined ? [] : [{ use: 'group', name: group, path: ['group'] } as const]),
    ...each('order', sort, ['visitors', 'sort']),
    ...each('filter', filter, ['visitors', 'filter']),
  ];
}

type Named = { selection: RecordSelection; plan: FieldPlan; at: ValuePath; isByDate: true | undefined };

/** Reports the names of fields that the records do not have, or not for this. Returns true when there are none. */
function hasKnownNames({ selection, plan, at, isByDate }: Named, findings: ReferenceFindings): boolean {
  const { of, when } = selection;
  const known = namesIn(plan);
  const wrong = namesOf(selection).filter(({ use, name }) => !known[use].includes(name));
  for (const { use, name, path } of wrong) {
    const one = { name, known: known[use], at: [...at, ...path], ...(use === 'query' && { part: 'key' as const }) };
    if (use === 'filter' && known.show.includes(name)) reportNoFilter(one, findings);
    else reportUnknown({ ...one, code: 'unknown-list-field', what: `field of ${of} for this` }, findings);
  }
  const hasNoDate = (when !== undefined || isByDate === true) && dateField(plan) === undefined;
  if (hasNoDate && isByDate)
    findings.report({
      code: 'unknown-list-field',
      at: [...at, 'of'],
      message: `Records of ${of} cannot be shown as a calendar: they have no field with a date or a period.`,
      hint: 'Show them in another way, or add such a field.',
    });
  else if (hasNoDate)
    findings.report({
      code: 'unknown-list-field',
      at: [...at, 'when'],
      message: `Records of ${of} are neither upcoming nor past: they have no field with a date or a period.`,
      hint: 'Remove "when", or add such a field.',
    });
  return wrong.length === 0 && !hasNoDate;
}

type Unknown = {
  code: 'unknown-collection' | 'unknown-list-field';
  name: string;
  known: readonly string[];
  what: string;
  at: ValuePath;
  /** Given when the name is a key of the file. */
  part?: 'key';
  /** What stands behind the name in the same text. */
  after?: string;
};

function reportUnknown({ code, name, known, what, at, part, after = '' }: Unknown, findings: ReferenceFindings): void {
  const nearest = nearestName(name, known);
  findings.report({
    code,
    at,
    ...(part && { part }),
    message: `There is no ${what}: "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    hint: hintOf(known),
    nearest: nearest && nearest + after,
  });
}

/** Lists names. Of orders, only those that a list is sorted by, without what says which records are in it. */
function hintOf(known: readonly string[]): string {
  const orders = known.filter((name) => name.endsWith(descending));
  if (orders.length === 0) return `Accepted: ${known.join(', ')}.`;
  const named = known.filter((name) => !name.endsWith(descending) && !listingFields.includes(name));
  return `Accepted: ${named.join(', ')}. For the reverse of a field, write "descending" after it.`;
}

function reportNoFilter({ name, known, at }: Pick<Unknown, 'name' | 'known' | 'at'>, findings: ReferenceFindings): void {
  findings.report({
    code: 'unknown-list-field',
    at,
    message: `Visitors cannot filter by "${name}": it has neither values to choose from, nor numbers or dates.`,
    hint: `Accepted: ${known.join(', ')}.`,
  });
}

type ResolvedRecord = { id: string | number };

/** False for a record that could not be resolved, whose problem is reported at the record. */
const isRecord = (record: unknown): record is ResolvedRecord => typeof record === 'object' && record !== null && 'id' in record;

type Shown = {
  names: readonly string[];
  group: string | undefined;
  /** True to leave out the field that closes the record, because its badge says the same. */
  hidesState: boolean;
  roles: RecordRoles;
  plan: FieldPlan;
  schemas: ContentSchemas;
};

/** Returns what components show of a resolved record. */
function shownRecord(record: ResolvedRecord, { names, group, hidesState, roles, plan, schemas }: Shown): ShownRecord {
  const read = (name: string | undefined): unknown => (name === undefined ? undefined : Reflect.get(record, name));
  const text = (name: string | undefined): string | undefined => {
    const value = read(name);
    return typeof value === 'string' ? value : undefined;
  };
  const entry = (name: string | undefined): ShownValue | undefined =>
    name === undefined ? undefined : shownEntries(record, [name], plan, schemas)[0]?.value;
  const picture = entry(roles.picture);
  const inGroup = entry(group);
  const closed = closedBy(record, plan);
  const [href, lang, summary] = [text('href'), text('lang'), text(roles.summary)];
  return {
    id: record.id,
    title: text(roles.title) ?? String(record.id),
    ...(href !== undefined && { href }),
    ...(lang !== undefined && { lang }),
    ...(picture?.kind === 'image' && { picture: picture.image }),
    ...(summary !== undefined && { summary }),
    ...(closed && { closed: closed.label }),
    entries: shownEntries(record, hidesState ? names.filter((name) => name !== closed?.name) : names, plan, schemas),
    ...(inGroup && { group: groupName(inGroup) }),
  };
}

/** Returns the field that closes a record, and the label of its option. Undefined for an open one. */
function closedBy(record: ResolvedRecord, plan: FieldPlan): ShownField | undefined {
  for (const name of ownFields(plan)) {
    const { format } = planIn(plan, name) ?? {};
    const value = String(Reflect.get(record, name));
    if (format?.type === 'choice' && format.closed?.includes(value)) return { name, label: format.labels[value] ?? value };
  }
  return undefined;
}

/** Returns records as options of a form: the title, what is shown of it, and why nobody can choose it. Without those of another time. */
export const recordOptions = (found: ShownRecords | undefined, words: ValueWords): RecordOption[] | undefined =>
  found?.records.flatMap(({ id, title, entries, closed, shown }) => {
    if (shown?.isHidden) return [];
    const texts = entries.flatMap(({ value }) => formatValue(value, words) ?? []);
    const label = [title, ...texts].join(', ');
    return [
      {
        label: closed === undefined ? label : `${label} (${closed})`,
        value: String(id),
        ...(closed !== undefined && { isClosed: true as const }),
        ...(shown?.until !== undefined && { until: shown.until }),
      },
    ];
  });

/** Returns the heading of the group to which a value belongs: of several values, the first counts. */
function groupName(value: ShownValue): string {
  if (value.kind === 'list') return value.values[0] ? groupName(value.values[0]) : '';
  if (value.kind === 'record') return value.title;
  if (value.kind === 'number') return String(value.number);
  if (value.kind === 'date') return value.text.slice(0, 4);
  return 'text' in value ? value.text : '';
}
