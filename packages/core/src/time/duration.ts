/** The units of durations, with their lengths in seconds. */
const units = { week: 604_800, day: 86_400, h: 3600, min: 60, s: 1 } as const;

type Unit = keyof typeof units;

/** Returns the amounts of a duration such as `1 h 30 min` or `3 days`, with their units. */
const partsOf = (duration: string): { amount: number; unit: Unit }[] =>
  [...duration.matchAll(/\b(\d+) (week|day|h|min|s)/g)].flatMap(([, amount, written]) => {
    const unit = unitNames.find((name) => name === written);
    return unit === undefined ? [] : [{ amount: Number(amount), unit }];
  });

const unitNames = ['week', 'day', 'h', 'min', 's'] as const satisfies readonly Unit[];

/** Returns a duration as ISO 8601 writes it: `PT1H30M`, `P3D`, `P2W`. */
export function isoDuration(duration: string): string {
  const parts = partsOf(duration);
  const isOfDays = parts.some(({ unit }) => units[unit] >= units.day);
  return `P${isOfDays ? '' : 'T'}${parts.map(({ amount, unit }) => `${amount}${unit.charAt(0).toUpperCase()}`).join('')}`;
}

/** Returns the length of a duration in seconds. */
export const secondsOf = (duration: string): number => partsOf(duration).reduce((sum, { amount, unit }) => sum + amount * units[unit], 0);

/** Returns a duration in the language of the page. The signs of hours, minutes and seconds are the same in all. */
export function formatDuration(duration: string, language: string): string {
  const [part] = partsOf(duration);
  if (part === undefined || units[part.unit] < units.day) return duration;
  return new Intl.NumberFormat(language, { style: 'unit', unit: part.unit, unitDisplay: 'long' }).format(part.amount);
}
