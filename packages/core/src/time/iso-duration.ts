/** Returns a duration such as `1 h 30 min`, `3 days` or `2 weeks` as ISO 8601 writes it: `PT1H30M`, `P3D`, `P2W`. */
export function isoDuration(duration: string): string {
  const [, amount, unit] = /^(\d+) (day|week)/.exec(duration) ?? [];
  if (amount !== undefined && unit !== undefined) return `P${amount}${unit.charAt(0).toUpperCase()}`;
  const [, hours, minutes] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(duration) ?? [];
  return `PT${hours === undefined ? '' : `${hours}H`}${minutes === undefined ? '' : `${minutes}M`}`;
}
