/** The words for units of time in English and German, by what a duration is written with. */
const units: Readonly<Record<string, RegExp>> = {
  weeks: /^(?:weeks?|wochen?|w)$/,
  days: /^(?:days?|tagen?|tage?|d)$/,
  h: /^(?:h|hrs?|hours?|std|stunden?)$/,
  min: /^(?:m|min|mins|minutes?|minuten?)$/,
  s: /^(?:s|secs?|seconds?|sek|sekunden?)$/,
};

const unitOf = (word: string): string | undefined => Object.keys(units).find((unit) => units[unit]?.test(word));

/** The next smaller unit, for a number that has none: the 30 of "1 h 30". */
const smaller: Readonly<Record<string, string>> = { h: 'min', min: 's' };

/**
 * Returns a duration as the site writes it: `1 h 30 min` for "1:30", "1 h 30", "1,5 h" and "90". A number alone is in minutes. A text
 * that is no duration stays.
 */
export function readDuration(text: string): string {
  const spaced = text
    .trim()
    .toLowerCase()
    .replace(/^(\d+):(\d\d)$/, '$1 h $2')
    .replaceAll(/\b(\d+)[.,]5 ?(?:h\b|std\b|stunden?\b|hours?\b)/g, '$1 h 30 min');
  const pairs = [...spaced.matchAll(/(\d+)\s*([a-zäöü]*)\.?\s*/g)];
  if (pairs.length === 0 || pairs.map(([whole]) => whole).join('') !== spaced) return text;
  const amounts: [number, string][] = [];
  for (const [, number, word = ''] of pairs) {
    const unit = word === '' ? (smaller[amounts.at(-1)?.[1] ?? ''] ?? (amounts.length === 0 ? 'min' : undefined)) : unitOf(word);
    if (unit === undefined) return text;
    amounts.push([Number(number), unit]);
  }
  const [only] = amounts;
  if (only && amounts.length === 1 && only[1] === 'min' && only[0] >= 60)
    return withoutZeros([
      [Math.floor(only[0] / 60), 'h'],
      [only[0] % 60, 'min'],
    ]);
  return withoutZeros(amounts);
}

const withoutZeros = (amounts: readonly [number, string][]): string =>
  amounts
    .filter(([number], index) => number > 0 || index === 0)
    .map(([number, unit]) => `${number} ${number === 1 ? unit.replace(/(?<=..)s$/, '') : unit}`)
    .join(' ');
