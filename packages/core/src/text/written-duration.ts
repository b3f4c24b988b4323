/** How the units are written in the languages that write them most. */
const units: readonly (readonly [words: RegExp, unit: string])[] = [
  [/^(?:w|weeks?|wochen?|semaines?|semanas?)$/, 'week'],
  [/^(?:d|days?|tage?n?|jours?|d[ií]as?)$/, 'day'],
  [/^(?:h|hrs?|hours?|std|stunden?|heures?|horas?)$/, 'h'],
  [/^(?:m|mins?|minutes?|minuten?|minutos?)$/, 'min'],
  [/^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?)$/, 's'],
];

const unitOf = (word: string): string | undefined => units.find(([words]) => words.test(word))?.[1];

/**
 * Returns the durations that a text as people write it can mean: of `75 minutes`, `1h30`, `1.5 hours` or `90`, which is minutes, only one.
 * `41:23` has two.
 */
export function readDuration(written: string): string[] {
  const text = written.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  const [, left, right, unit] = /^(\d{1,3}):(\d{2}) ?(\p{L}+)?\.?$/u.exec(text) ?? [];
  if (left !== undefined && right !== undefined) {
    const both = [`${Number(left)} min ${Number(right)} s`, `${Number(left)} h ${Number(right)} min`];
    return unit === undefined ? both : both.filter((one) => one.split(' ')[1] === unitOf(unit));
  }
  const parts = /^(\d{1,3})([.,]5)? ?(\p{L}+)?\.?(?:,? ?(?:and|und|et|y)? ?(\d{1,2}) ?(\p{L}+)?\.?)?$/u;
  const [, amount, half, word = 'min', rest, restWord] = parts.exec(text) ?? [];
  const larger = unitOf(word);
  if (amount === undefined || larger === undefined) return [];
  if (half !== undefined) return larger === 'h' && rest === undefined ? [`${amount} h 30 min`] : [];
  if (rest === undefined) return [`${Number(amount)} ${/week|day/.test(larger) && Number(amount) !== 1 ? `${larger}s` : larger}`];
  return [`${Number(amount)} ${larger} ${Number(rest)} ${restWord === undefined ? (larger === 'h' ? 'min' : 's') : unitOf(restWord)}`];
}
