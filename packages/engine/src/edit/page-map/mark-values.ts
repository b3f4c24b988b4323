import { accepts, type FieldPlan, firstPlaceholder, type PlannedKind, planIn, soleField } from '@pagewright/core';
import { markShownRecords } from './mark-shown-records.ts';
import type { MarkedPlace, Marks } from './marks.ts';
import type { PlacedRecord, RecordPlaces } from './record-places.ts';
import { changeParts, inside, markMedia, partOf } from './value-parts.ts';

/** A value of a block, as it is written in the file and as components receive it. */
type Value = { plan: FieldPlan | undefined; written: unknown; value: unknown; place: MarkedPlace };

/**
 * The marks of a block, and where the records that it shows are written. `template`: for a page whose file makes several, with the record that the page was
 * made from, if it was made from one.
 */
export type MarkContext = { marks: Marks; records: RecordPlaces; template?: { record: PlacedRecord | undefined } | undefined };

/** Returns a value in which the texts and pictures that visitors see are marked. Everything else stays. */
export function markValue({ plan, written, value, ...given }: Value, context: MarkContext): unknown {
  const place = placeOfWritten(written, given.place, context);
  if (value === undefined || value === null || !plan) return value;
  if (plan.fieldKind) return markKind(plan.fieldKind, { plan, written, value, place }, context);
  const option = plan.shape === 'union' ? plan.options.find((one) => accepts(one, written)) : undefined;
  if (option) return markValue({ plan: option, written, value, place }, context);
  if (plan.shape === 'text' || plan.shape === 'number') return context.marks.note(value, place);
  return changeParts(value, (part, step) =>
    markValue({ plan: planIn(plan, step), written: partOf(written, step), value: part, place: inside(place, step) }, context),
  );
}

/** Returns where a value is edited: a placeholder in the field of the record, and a text with one as it is written in the template. */
function placeOfWritten(written: unknown, place: MarkedPlace, { template }: MarkContext): MarkedPlace {
  if (!template || typeof written !== 'string' || firstPlaceholder(written) === undefined) return place;
  const { record } = template;
  const field = soleField(written);
  if (!record || field === undefined || partOf(record.written, field) === undefined) return { ...place, isWhole: true };
  const isFormatted = planIn(record.plan, field)?.format !== undefined;
  return { ...record.placeOf(field), ...(isFormatted && { isWhole: true }) };
}

function markKind(kind: PlannedKind, given: Value, context: MarkContext): unknown {
  const { written, value, place } = given;
  const { marks } = context;
  const text = (one: unknown): unknown => (typeof one === 'string' ? marks.text(one, place) : one);
  switch (kind.kind) {
    case 'text':
      return text(value);
    case 'rich':
      return changeParts(value, (html) => (typeof html === 'string' ? marks.html(html, place, kind.inline) : html));
    case 'image':
      return markMedia(value, { place, file: inside(place, 'src') }, marks);
    case 'media':
    case 'video':
      return markMedia(value, { place, file: place }, marks);
    case 'page':
      return changeParts(value, (part, step) => (step === 'href' ? part : text(part)));
    case 'record':
      return markRecord(value, { collection: kind.collection, chosen: [String(written)] }, context) ?? value;
    case 'records':
      return markListed(kind, given, context);
    case 'anyRecord':
    case 'anyRecords':
    case 'neighbours':
      return markShownRecords(written, value, context);
    case 'date':
    case 'time':
      return marks.note(value, place);
    default:
      return value;
  }
}

/** Marks the records of a collection: those that are written in the block there, the others in their own file. */
function markListed(kind: PlannedKind<'records'>, { written, value, place }: Value, context: MarkContext): unknown {
  const entries: readonly unknown[] = Array.isArray(written) ? written : [];
  const list = partOf(written, 'list');
  const chosen = [written, list, ...entries].filter((one) => typeof one === 'string');
  return changeParts(value, (record, index) => {
    const entry = Array.isArray(written) ? partOf(written, index) : undefined;
    if (typeof entry === 'object')
      return markValue({ plan: kind.item, written: entry, value: record, place: inside(place, index) }, context);
    const marked = markRecord(record, { collection: kind.collection, chosen }, context);
    const whole: MarkedPlace = { ...place, isWhole: true };
    return marked ?? markValue({ plan: kind.item, written: record, value: record, place: whole }, context);
  });
}

type OfRecord = { collection: string; chosen: readonly string[] };

/** Marks a record in its own file. Undefined when it is in none. */
function markRecord(record: unknown, { collection, chosen }: OfRecord, context: MarkContext): unknown {
  const found = context.records.find(collection, partOf(record, 'id'), chosen);
  if (!found) return undefined;
  return changeParts(record, (value, step) => {
    const plan = planIn(found.plan, step);
    return markValue({ plan, written: partOf(found.written, step), value, place: found.placeOf(String(step)) }, context);
  });
}
