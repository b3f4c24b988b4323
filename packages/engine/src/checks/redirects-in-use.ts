import type { Place } from '../problems/problem.ts';
import type { CheckedSite } from './check.ts';

/** A redirect with its place in the list of `site.yaml`. */
export type ListedRedirect = { from: string; to: string; index: number };

/** The redirects by their old paths; of two for one path the first. */
export function redirectsByPath({ settings }: Pick<CheckedSite, 'settings'>): Map<string, ListedRedirect> {
  const byPath = new Map<string, ListedRedirect>();
  for (const [index, { from, to }] of (settings?.redirects ?? []).entries()) {
    if (!byPath.has(from)) byPath.set(from, { from, to, index });
  }
  return byPath;
}

/** The path that a redirect leads to, or undefined where it leaves the site. */
export const targetPath = (to: string): string | undefined => (to.startsWith('/') ? to.split(/[?#]/, 1)[0] : undefined);

/** A place as a key. */
export const placeKey = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Where the targets of redirects are written. */
export const redirectTargets = ({ settings, settingsFile }: Pick<CheckedSite, 'settings' | 'settingsFile'>): Set<string> =>
  new Set((settings?.redirects ?? []).map((_, index) => placeKey(settingsFile.locate(['redirects', index, 'to'], 'value'))));
