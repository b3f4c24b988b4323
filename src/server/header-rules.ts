import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRules, parseHeaders } from '../render/headers-file.ts';

/** The header rules of a built site. */
export const readHeaderRules = (folder: string): HeaderRules => parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));

/** The headers that apply to a path; a later, narrower rule goes before an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const applying = rules.filter(({ path: pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return Object.assign({}, ...applying.map(({ headers }) => headers));
}
