/** The words for noon and midnight in the languages that write them most. */
const words: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  mittag: '12:00',
  midi: '12:00',
  mediodía: '12:00',
  midnight: '00:00',
  mitternacht: '00:00',
  minuit: '00:00',
  medianoche: '00:00',
};

/** Returns a time of the 24-hour clock for one as people write it: `9:30`, `9.30 Uhr`, `9h30`, `9`, `7 pm`, `9時30分`, `0930`. */
export function readTime(written: string): string | undefined {
  const text = written.normalize('NFKC').trim().toLowerCase();
  if (Object.hasOwn(words, text)) return words[text];
  const [, hours, minutes, half] =
    /^(\d{1,2})\s*(?:[:.h時시]\s*(?:(\d{2})\s*)?)?(?:分|분|uhr|hrs?\.?|(a|p)\.?\s*m\.?)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    [];
  if (hours === undefined) return undefined;
  const isAfternoon = half === 'p';
  const hour = half === undefined ? Number(hours) % 24 : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (half === undefined && (Number(hours) > 24 || (hours === '24' && Number(minutes ?? 0) > 0))) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** Returns the two times of a span such as `9 - 17` or `9 am to 5 pm`. Undefined for anything else. */
export function readTimeSpan(written: string): { from: string; to: string } | undefined {
  const parts = written.split(/[-–—~]\s*|\s(?:to|bis|à|a|until)\s+/i);
  const [from, to] = parts.map(readTime);
  return parts.length === 2 && from !== undefined && to !== undefined ? { from, to } : undefined;
}
