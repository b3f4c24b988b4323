import { formatValue, type ValueWords } from '../../model/format-value.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, kindOf, planAt, planIn } from '../../schema/field-plan.ts';
import type { ShownValue } from '../../schema/fields/field-kinds.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { shownEntries } from '../resolve/shown-values.ts';
import { planOfNested } from '../validate/nested-entries.ts';
import type { PageOrigin } from '../validate/page-origin.ts';
import { valueAt } from '../validate/schema-subject.ts';
import { usedName } from '../validate/validate-block.ts';
import type { SharedBlocks } from '../validate/validate-entry.ts';

/** Returns what visitors read for a placeholder by its name: a text, or one for each entry of a list. Undefined when that is the value itself. */
export type ShownPlaceholders = (name: string) => string | readonly string[] | undefined;

type Made = { origin: PageOrigin; record: object | undefined };

/** Returns what visitors read for the placeholders of a page: prices, dates and the like in the language of the page, and the labels of choices. */
export function shownPlaceholders({ origin, record }: Made, words: ValueWords, schemas: ContentSchemas): ShownPlaceholders {
  const { template, list } = origin;
  if (!template) return () => undefined;
  const plan = planOf(schemas.recordSchema(template.collection));
  const show = (name: string, from: object): string | readonly string[] | undefined => {
    if (!isFormatted(planIn(plan, name))) return undefined;
    const [shown] = shownEntries(from, [name], plan, schemas);
    if (shown?.value.kind === 'list') return shown.value.values.flatMap((value) => textOf(value, words) ?? []);
    return shown && textOf(shown.value, words);
  };
  if (!list) return (name) => record && show(name, record);
  // Other values of a list are no values of the field, such as the year of a date.
  return (name) => {
    const { format, shape } = planIn(plan, list.field) ?? {};
    if (name !== 'value' || !format) return undefined;
    const value = format.type === 'choice' ? list.value : shape === 'number' ? Number(list.value) : undefined;
    const [label = undefined] = [show(list.field, { [list.field]: value })].flat();
    return label;
  };
}

/** Returns a value as a text without the marks of direction that amounts in Arabic and Hebrew begin with: a page has their direction. */
const textOf = (value: ShownValue, words: ValueWords): string | undefined =>
  formatValue(value, words)?.replaceAll(/[\u200E\u200F\u061C]/g, '');

/** True for a field whose value is written in another way than visitors read it. */
function isFormatted(plan: FieldPlan | undefined): boolean {
  const kind = kindOf(plan)?.kind;
  return plan?.format !== undefined || kind === 'date' || kind === 'time';
}

/** Returns the plan of a place in a page file. Undefined for a place in which there is no field. */
export function planInPage(page: unknown, path: ValuePath, shared: SharedBlocks, schemas: ContentSchemas): FieldPlan | undefined {
  const [first, index, ...rest] = path;
  if (first !== 'blocks' || index === undefined) return planAt(planOf(schemas.pageSchema), path);
  const entry = valueAt(page, [first, index]);
  const use = usedName(entry);
  const type = use === undefined ? valueAt(entry, ['type']) : shared.get(use)?.fields?.type;
  return planInBlock(entry, rest, type, schemas);
}

/** Returns the plan of a place in a block, also in one inside of it. */
export function planInBlock(block: unknown, path: ValuePath, type: unknown, schemas: ContentSchemas): FieldPlan | undefined {
  let plan = schemas.isBlockType(type) ? planOf(schemas.blockSchema(type)) : undefined;
  for (const [index, step] of path.entries()) {
    const around: FieldPlan | undefined = plan && (planOfNested(plan, valueAt(block, path.slice(0, index))) ?? plan);
    plan = planIn(around, step);
  }
  return plan;
}

const proseKinds: ReadonlySet<string | undefined> = new Set(['text', 'rich', 'mailText']);

/** True for a text that people read, unlike a path, an id or the value of a query. */
export const isProse = (plan: FieldPlan | undefined): boolean => proseKinds.has(kindOf(plan)?.kind) && plan?.format === undefined;
