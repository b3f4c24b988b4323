import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, notAccepted } from './mismatch.ts';

/** Explains a time that is not written as hours and minutes of the 24-hour clock. */
export function explainTime(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = clockTime(found);
  const isTime = right !== undefined && accepts(mismatch.schema, right);
  return { ...notAccepted(mismatch, accepted), ...(isTime && { fix: mismatch.corrected(`"${right}"`) }) };
}

/** Reads a time as people write it: `9:30`, `9.30`, `9h30`, `9`, `9 am` or `9:30 p.m.` */
function clockTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
