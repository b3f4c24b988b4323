/** Returns when a date or a period begins and ends. Undefined for another value. */
export function periodIn(value: unknown): { from: string; until: string } | undefined {
  if (typeof value === 'string') return { from: value, until: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const from: unknown = Reflect.get(value, 'from');
  const until: unknown = Reflect.get(value, 'until');
  return typeof from === 'string' ? { from, until: typeof until === 'string' ? until : from } : undefined;
}
