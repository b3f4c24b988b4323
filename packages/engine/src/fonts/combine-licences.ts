/**
 * Combines licences into one text. Licences that differ in their first line only, the copyright notice, are printed
 * once with all their notices.
 */
export function combineLicences(licences: readonly string[]): string {
  const notices = new Map<string, string[]>();
  for (const text of new Set(licences)) {
    const end = text.indexOf('\n') + 1;
    const notice = text.slice(0, end);
    const body = text.slice(end);
    notices.set(body, [notice, ...(notices.get(body) ?? [])]);
  }
  return [...notices].map(([body, all]) => all.join('') + body).join('\n');
}
