import { planIn } from '@pagewright/core';
import type { MarkedPlace, Marks } from './marks.ts';
import type { PlacedRecord, RecordPlaces } from './record-places.ts';
import { changeParts, inside, markMedia, partOf } from './value-parts.ts';

type Context = { marks: Marks; records: RecordPlaces };

/** Marks the records of any collection, as components without its schema show them. `written` names the collection. */
export function markShownRecords(written: unknown, value: unknown, context: Context): unknown {
  const of: unknown = typeof written === 'string' ? written.split('/', 1)[0] : partOf(written, 'of');
  if (typeof of !== 'string') return value;
  if (partOf(value, 'id') !== undefined) return markRecord(value, of, context);
  return changeParts(value, (part, step) =>
    step === 'records'
      ? changeParts(part, (record) => markRecord(record, of, context))
      : step === 'previous' || step === 'next'
        ? markRecord(part, of, context)
        : part,
  );
}

function markRecord(record: unknown, collection: string, { marks, records }: Context): unknown {
  const found = records.find(collection, partOf(record, 'id'));
  if (!found) return record;
  const roles = records.rolesOf(collection);
  const text = (value: unknown, field: string | undefined): unknown =>
    typeof value === 'string' && field !== undefined ? marks.text(value, found.placeOf(field)) : value;
  return changeParts(record, (part, step) => {
    if (step === 'title' || step === 'summary') return text(part, roles[step]);
    if (step === 'picture' && roles.picture !== undefined) return markImage(part, found.placeOf(roles.picture), marks);
    return step === 'entries' ? changeParts(part, (entry) => markEntry(entry, found, marks)) : part;
  });
}

/** Marks a field of a record. Its label is written in the type of the record. */
function markEntry(entry: unknown, { placeOf, plan }: PlacedRecord, marks: Marks): unknown {
  const name = partOf(entry, 'name');
  if (typeof name !== 'string') return entry;
  const isFormatted = planIn(plan, name)?.format !== undefined;
  const place: MarkedPlace = { ...placeOf(name), ...(isFormatted && { isWhole: true }) };
  return changeParts(entry, (part, step) => (step === 'value' ? markShown(part, place, marks) : part));
}

function markShown(shown: unknown, place: MarkedPlace, marks: Marks): unknown {
  switch (partOf(shown, 'kind')) {
    case 'text':
    case 'place':
      return changeParts(shown, (part, step) => (step === 'kind' ? part : markTexts(part, place, marks)));
    case 'rich':
      return changeParts(shown, (part, step) => (step === 'html' && typeof part === 'string' ? marks.html(part, place, false) : part));
    case 'image':
      return changeParts(shown, (part, step) => (step === 'image' ? markImage(part, place, marks) : part));
    case 'pictures':
      return changeParts(shown, (part) => changeParts(part, (one, index) => markPicture(one, inside(place, index), marks)));
    case 'list':
      return changeParts(shown, (part) => changeParts(part, (one, index) => markShown(one, inside(place, index), marks)));
    case 'record':
      return changeParts(shown, (part, step) => (step === 'title' ? markTexts(part, { ...place, isWhole: true }, marks) : part));
    case 'group':
      return changeParts(shown, (part) =>
        changeParts(part, (entry) =>
          changeParts(entry, (one, step) => (step === 'value' ? markShown(one, inside(place, String(partOf(entry, 'name'))), marks) : one)),
        ),
      );
    default:
      for (const step of ['text', 'number', 'from']) marks.note(partOf(shown, step), { ...place, isWhole: undefined });
      return shown;
  }
}

const markTexts = (value: unknown, place: MarkedPlace, marks: Marks): unknown =>
  typeof value === 'string' ? marks.text(value, place) : changeParts(value, (part) => markTexts(part, place, marks));

const markImage = (image: unknown, place: MarkedPlace, marks: Marks): unknown =>
  markMedia(image, { place, file: inside(place, 'src') }, marks);

const markPicture = (picture: unknown, place: MarkedPlace, marks: Marks): unknown =>
  changeParts(picture, (part, step) => (step === 'image' ? markImage(part, place, marks) : part));
