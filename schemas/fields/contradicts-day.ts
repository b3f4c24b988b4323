/** The English months as patterns. "Mar" alone is also a weekday in French, Italian and Spanish. */
const months = [
  'jan(uary)?',
  'feb(ruary)?',
  'march',
  'apr(il)?',
  'may',
  'june?',
  'july?',
  'aug(ust)?',
  'sept?(ember)?',
  'oct(ober)?',
  'nov(ember)?',
  'dec(ember)?',
];

/**
 * True when a date as visitors read it, such as "April 20, 2025", is surely not the day `2025-04-20`: it has another year,
 * another English month, or numbers of which none is the day or the month. A text that leaves parts out contradicts nothing.
 */
export function contradictsDay(text: string, day: string): boolean {
  const [, year = 0, month = 0, date = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  // zod checks this also when the day is wrong in itself, which is reported already.
  if (date === 0) return false;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const years = numbers.filter((number) => number >= 1000);
  const others = numbers.filter((number) => number < 1000);
  if (years.length > 0 && !years.includes(year)) return true;
  const named = months.findIndex((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text));
  if (named >= 0) return named !== month - 1 || (others.length > 0 && !others.includes(date));
  const isNumeric = !/\p{L}/u.test(text);
  return isNumeric && others.length > 1
    ? !others.includes(date) || !others.includes(month)
    : others.length > 0 && !others.includes(date) && !others.includes(month);
}
