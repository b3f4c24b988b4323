import { isPreset } from '../../content/presets.ts';
import { isPublished } from '../../content/publication.ts';
import type { PageSummary } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import type { Place } from '../../problems/problem.ts';
import { toOldPath } from '../../text/old-path.ts';
import type { ListedRedirect, RuleInput } from './rule-input.ts';

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

/** A redirect followed to its end. `steps` starts with the redirect itself; `to` is the last target. */
export type RedirectChain = {
  redirect: ListedRedirect;
  steps: ListedRedirect[];
  to: string;
  /** The redirect in `steps` at which a loop closes. Undefined when the chain ends. */
  loopsTo: ListedRedirect | undefined;
};

/** Returns the published pages by path, without presets. Where one of them is, a redirect has no effect. */
export const pagesByPath = ({ pageSummaries, now }: RuleInput): Map<string, PageSummary> =>
  new Map(
    pageSummaries.flatMap((page) =>
      page.fields && !isPreset(page) && isPublished(page.fields, now) ? [[page.fields.path, page] as const] : [],
    ),
  );

/** Follows every redirect that has an effect: the first of its path, where no page is. */
export function redirectChains(site: RuleInput): RedirectChain[] {
  const pages = pagesByPath(site);
  const byPath = redirectsByPath(site);
  const redirectAt = (path: string): ListedRedirect | undefined => (pages.has(path) ? undefined : byPath.get(path));
  return listedRedirects(site).flatMap(({ from, index }) => {
    const redirect = redirectAt(from);
    return redirect?.index === index ? [follow(redirect, redirectAt)] : [];
  });
}

function follow(redirect: ListedRedirect, redirectAt: (path: string) => ListedRedirect | undefined): RedirectChain {
  const steps = [redirect];
  let { to } = redirect;
  for (let next = redirectAt(pathOf(to)); next; next = redirectAt(pathOf(to))) {
    if (steps.includes(next)) return { redirect, steps, to, loopsTo: next };
    steps.push(next);
    to = next.to;
  }
  return { redirect, steps, to, loopsTo: undefined };
}

/** Returns the path of a target within the site. Empty for a URL of another site. */
const pathOf = (to: string): string => (to.startsWith('/') ? toOldPath(to.split(/[?#]/, 1)[0] ?? '') : '');
