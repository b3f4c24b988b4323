import { isPublished } from '../../content/publication.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { toOldPath } from '../../text/old-path.ts';
import { type ListedRedirect, listedRedirects, redirectsByPath } from './redirects.ts';
import type { RuleInput } from './rule-input.ts';

/** A redirect followed to its end. `steps` starts with the redirect itself; `to` is the last target. */
export type RedirectChain = {
  redirect: ListedRedirect;
  steps: ListedRedirect[];
  to: string;
  /** The redirect in `steps` at which a loop closes. Undefined when the chain ends. */
  loopsTo: ListedRedirect | undefined;
};

/** Returns the published pages by path, without presets. Where one of them is, a redirect has no effect. */
export const pagesByPath = ({ pages, now }: RuleInput): Map<string, ValidPage> =>
  new Map(
    pages.flatMap((page) => (page.fields && !isPreset(page) && isPublished(page.fields, now) ? [[page.fields.path, page] as const] : [])),
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
