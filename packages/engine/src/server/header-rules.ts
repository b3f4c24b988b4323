import type { HeaderRules } from '../render/hosting/headers-file.ts';

/** Returns the headers for a path. A later rule replaces headers of an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  return headers;
}

/** Matches a path against a pattern in which the first `*` stands for any characters, slashes included. */
function matches(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern;
  const after = pattern.slice(star + 1);
  return path.length >= pattern.length - 1 && path.startsWith(pattern.slice(0, star)) && path.endsWith(after);
}
