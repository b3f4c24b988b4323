import type { Finding } from '../../problems/create-problem.ts';
import type { Place } from '../../problems/problem.ts';
import type { RuleInput } from './rule-input.ts';

/** A redirect with its index in the list of `site.yaml`. */
export type ListedRedirect = { from: string; to: string; index: number };

type Settings = Pick<RuleInput, 'settings'>;

/** Returns all redirects in the order of `site.yaml`. */
export const listedRedirects = ({ settings }: Settings): ListedRedirect[] =>
  (settings?.redirects ?? []).map(({ from, to }, index) => ({ from, to, index }));

/** Returns the redirects by their old paths. The first of two for one path wins. */
export const redirectsByPath = (site: Settings): Map<string, ListedRedirect> =>
  new Map(
    listedRedirects(site)
      .reverse()
      .map((redirect) => [redirect.from, redirect]),
  );

/** Returns a place as a key for maps and sets. */
export const placeKey = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Returns the places of all `to` fields of redirects, as keys. */
export const redirectTargets = (site: Pick<RuleInput, 'settings' | 'settingsFile'>): Set<string> =>
  new Set(listedRedirects(site).map(({ index }) => placeKey(site.settingsFile.locate(['redirects', index, 'to'], 'value'))));

/** Returns where a field of a redirect is written. */
export const whereInRedirect = (
  { settingsFile }: Pick<RuleInput, 'settingsFile'>,
  index: number,
  field: 'from' | 'to',
): Pick<Finding, 'place' | 'text'> => ({
  place: settingsFile.locate(['redirects', index, field], 'value'),
  text: settingsFile.readText(),
});
