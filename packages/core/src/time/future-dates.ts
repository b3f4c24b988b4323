/** A day, alone or with a time. Its year stands in the texts beside it too. */
const day = /\b(\d{4})-\d\d-\d\d\b/g;

/**
 * Returns the text of a sample with its days moved by whole years, so that none is before `now`. The same years in its texts move with them:
 * "7 October 2027" stays the day that the date beside it says. 29 February becomes the 28th in a year without it.
 */
export function withFutureDates(text: string, now: Date): string {
  const days = [...text.matchAll(day)];
  const [first] = days.map(([found]) => found).sort();
  if (first === undefined) return text;
  const today = now.toISOString().slice(0, 10);
  const late = Number(today.slice(0, 4)) - Number(first.slice(0, 4));
  const shift = Math.max(0, late + Number(first.slice(4) < today.slice(4)));
  const years = new Set(days.map(([, year]) => year));
  if (shift === 0) return text;
  const later = (year: string): string => (years.has(year) ? String(Number(year) + shift) : year);
  const moved = text.replace(/\b\d{4}\b/g, later);
  return moved.replace(/\b(\d{4})-02-29\b/g, (found, year) => (isLeapYear(Number(year)) ? found : `${year}-02-28`));
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
