import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Explains a date that is not written as year, month and day. */
export function explainDate(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = isoDate(found);
  const isDate = right !== undefined && accepts(mismatch.schema, right);
  const free = mismatch.siblings.includes('date') && mismatch.field !== 'date' ? ' Visitors see the text of "date".' : '';
  return {
    code: 'not-a-date',
    message: `${show(found)} is not a valid date for "${mismatch.field}".${isDate ? ` Did you mean "${right}"?` : ''}`,
    hint: `Write ${accepted}.${free}`,
    ...(isDate && { fix: mismatch.corrected(`"${right}"`) }),
  };
}

/** Reads a date that names its month or starts with the year. Other orders of numbers are ambiguous. */
function isoDate(text: string): string | undefined {
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  const month = months.findIndex((name) => new RegExp(`\\b${name}[a-z]*\\b`, 'i').test(text)) + 1;
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1];
  if (year !== undefined && month > 0 && day !== undefined) return [year, two(month), two(day)].join('-');
  const [, y, m, d] = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(text.trim()) ?? [];
  return y === undefined ? undefined : [y, two(m), two(d)].join('-');
}

const two = (part: string | number | undefined): string => String(part).padStart(2, '0');
