/** A day, alone or with a time. Its year stands in the texts beside it too. */
const day = /\b(\d{4})-\d\d-\d\d\b/g;

/**
 * Returns the text of a sample with its days moved by whole years, so that none is before `now`. The same years in its texts move with them:
 * "7 October 2027" stays the day that the date beside it says.
 */
export function withFutureDates(text: string, now: Date): string {
  const days = [...text.matchAll(day)];
  const [first] = days.map(([found]) => found).sort();
  if (first === undefined) return text;
  const today = now.toISOString().slice(0, 10);
  const late = Number(today.slice(0, 4)) - Number(first.slice(0, 4));
  const shift = Math.max(0, late + Number(first.slice(4) < today.slice(4)));
  const years = new Set(days.map(([, year]) => year));
  return shift === 0 ? text : text.replace(/\b\d{4}\b/g, (year) => (years.has(year) ? String(Number(year) + shift) : year));
}
