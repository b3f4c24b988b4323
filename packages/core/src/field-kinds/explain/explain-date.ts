import { accepts } from '../../schema/field-plan.ts';
import { monthNamed } from '../../text/local-names.ts';
import { readDate } from '../../text/written-date.ts';
import { readTime, readTimeSpan } from '../../text/written-time.ts';
import { type Explanation, type Mismatch, notAccepted, show } from './mismatch.ts';

/** Explains a date that is not written as year, month and day. */
export function explainDate(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const { field, language, siblingAccepts, corrected } = mismatch;
  const [right, other] = momentsOf(found, language).filter((moment) => accepts(mismatch.plan, moment));
  if (right !== undefined && other !== undefined) {
    const lines = [right, other].map((day) => `${field}: "${day}" for ${inEnglish(day)}`);
    return {
      code: 'not-a-date',
      message: `${show(found)} can be ${inEnglish(right)} or ${inEnglish(other)}.`,
      hint: `Write ${lines.join(', or ')}.`,
    };
  }
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(?!\d\d:\d\d)(.+)$/.exec(found) ?? [];
  if (right === undefined && accepts(mismatch.plan, day))
    return { code: 'not-a-date', message: `${show(time)} is no time.`, hint: 'Write it like 16:30.' };
  const free = siblingAccepts('date', found) ? ' Visitors see the text of "date".' : '';
  const reason = right === undefined ? reasonOf(found, language) : undefined;
  return {
    code: 'not-a-date',
    message: `${show(found)} is not a valid date for "${field}"${reason ? `: ${reason}` : ''}.${right ? ` Did you mean "${right}"?` : ''}`,
    hint: `Write ${accepted}.${free}`,
    ...(right && { fix: corrected(`"${right}"`) }),
  };
}

/** Returns the days that a text can mean, with its time if it has one. */
function momentsOf(found: string, language: string | undefined): string[] {
  const days = readDate(found, language);
  if (days.length > 0) return days;
  const [, date = '', clock = ''] = /^(.+?)(?:T\s*|(?<![,\s])[,\s]+(?:(?:at|um|à) \s*)?)(\d[^T]{0,60})$/.exec(found.trim()) ?? [];
  const time = readTime(clock);
  return time === undefined ? [] : readDate(date, language).map((day) => `${day}T${time}`);
}

const dayFormat = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

const inEnglish = (moment: string): string => dayFormat.format(new Date(`${moment.slice(0, 10)}T00:00Z`));

/** Returns what is missing or wrong in a date. */
function reasonOf(found: string, language: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(found) ?? [];
  if (year !== undefined) return reasonOfNumbers(Number(year), Number(month), Number(day));
  if (/^\d{1,2}[/. -]\d{1,2}[/. -]\d{2}$/.test(found.trim())) return 'the year needs four digits';
  const hasMonth = found.split(/[\s\d.,/-]+/u).some((word) => monthNamed(word, language) !== undefined);
  if (!hasMonth) return undefined;
  if (!/\d{4}/.test(found)) return 'the year is missing';
  return /(?<!\d)\d{1,2}(?!\d)/.test(found) ? undefined : 'the day is missing';
}

function reasonOfNumbers(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12) return `there is no month ${month}`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day >= 1 && day <= days) return undefined;
  return `${monthFormat.format(Date.UTC(year, month - 1))} ${year} has ${days} days`;
}

/** Words for closed in the languages that write them most. */
const closed = /^(?:closed|geschlossen|zu|fermé|ferme|cerrado|fechado|chiuso|gesloten|休み|定休日)$/i;

/** Explains a time that is not written as hours and minutes of the 24-hour clock. */
export function explainTime(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const { field, siblings, corrected, plan, language } = mismatch;
  const right = readTime(found);
  const isTime = right !== undefined && accepts(plan, right);
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
