import { readDate } from '../../text/written-date.ts';
import { readTime, readTimeSpan } from '../../text/written-time.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, notAccepted } from './mismatch.ts';

/** Words for closed in the languages that write them most. */
const closed = /^(?:closed|geschlossen|zu|fermé|ferme|cerrado|fechado|chiuso|gesloten|休み|定休日)$/i;

/** Explains a time that is not written as hours and minutes of the 24-hour clock. */
export function explainTime(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const { field, siblings, corrected, schema, language } = mismatch;
  const right = readTime(found);
  const isTime = right !== undefined && accepts(schema, right);
  const words = notAccepted(mismatch, accepted);
  const hasBoth = siblings.includes('from') && siblings.includes('to');
  if (hasBoth && closed.test(found.trim()))
    return { ...words, hint: 'Where it is closed, there are no times: remove "from" and "to", or the whole entry.' };
  const day = readDate(found, language).find((one) => mismatch.siblingAccepts('date', one));
  if (day !== undefined)
    return { ...words, hint: `It is a date, and "${field}" is a time of the day. Write the date in the field "date": date: "${day}".` };
  const span = hasBoth ? readTimeSpan(found) : undefined;
  if (span) return { ...words, hint: `Write two fields: from: "${span.from}" and to: "${span.to}".` };
  return { ...words, ...(isTime && { fix: corrected(`"${right}"`) }) };
}
