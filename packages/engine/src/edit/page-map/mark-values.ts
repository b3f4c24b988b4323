import { accepts, type FieldPlan, type PlannedKind, planIn } from '@pagewright/core';
import type { MarkedPlace, Marks } from './marks.ts';

/** A value of a block, as it is written in the file and as components receive it. */
type Value = { plan: FieldPlan | undefined; written: unknown; value: unknown; place: MarkedPlace };

/** Returns a value in which the texts and pictures that visitors see are marked. Everything else stays. */
export function markValue({ plan, written, value, place }: Value, marks: Marks): unknown {
  if (value === undefined || value === null || !plan) return value;
  if (plan.fieldKind) return markKind(plan.fieldKind, { plan, written, value, place }, marks);
  const option = plan.shape === 'union' ? plan.options.find((one) => accepts(one, written)) : undefined;
  if (option) return markValue({ plan: option, written, value, place }, marks);
  return changeParts(value, (part, step) =>
    markValue({ plan: planIn(plan, step), written: partOf(written, step), value: part, place: inside(place, step) }, marks),
  );
}

function markKind(kind: PlannedKind, { written, value, place }: Value, marks: Marks): unknown {
  const text = (one: unknown, at = place): unknown => (typeof one === 'string' ? marks.text(one, at) : one);
  switch (kind.kind) {
    case 'text':
      return text(value);
    case 'rich':
      return changeParts(value, (html) => (typeof html === 'string' ? marks.html(html, place, kind.inline) : html));
    case 'image':
    case 'media':
    case 'video': {
      const file = kind.kind === 'image' ? inside(place, 'src') : place;
      return changeParts(value, (part, step) => (step === 'alt' ? text(part, inside(place, 'alt')) : markAddresses(part, file, marks)));
    }
    case 'page':
      return changeParts(value, (part, step) => (step === 'href' ? part : text(part)));
    case 'records':
      return changeParts(value, (record, index) => {
        const entry = partOf(written, index);
        const isInBlock = typeof entry === 'object' && entry !== null;
        const at: MarkedPlace = Array.isArray(written) ? inside(place, index) : place;
        const whole: MarkedPlace = { ...at, isWhole: true };
        return markValue({ plan: kind.item, written: isInBlock ? entry : record, value: record, place: isInBlock ? at : whole }, marks);
      });
    default:
      return value;
  }
}

/** Marks the addresses of a picture or video, also those of its other formats. */
function markAddresses(value: unknown, place: MarkedPlace, marks: Marks): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? marks.address(value, place) : value;
  return changeParts(value, (part) => markAddresses(part, place, marks));
}

const inside = (place: MarkedPlace, step: string | number): MarkedPlace =>
  place.isWhole ? place : { ...place, path: [...place.path, step] };

const partOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** Returns a list or group with other parts. Other values stay. */
function changeParts(value: unknown, change: (part: unknown, step: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, change(part, name)]));
}
