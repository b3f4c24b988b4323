import { createProblem } from '../problems/create-problem.ts';
import { correction, indexOf, textAt } from '../yaml/source-lines.ts';
import type { Check } from './check.ts';
import { linkTarget } from './link-target.ts';
import { placeKey, redirectsByPath, redirectTargets } from './redirects-in-use.ts';

/** A link within the site should lead straight to its page, and not by way of an old path. */
export const linkToRedirect: Check = (site) => {
  const byPath = redirectsByPath(site);
  if (byPath.size === 0) return [];
  const paths = new Set(site.pages.map(({ shell }) => shell?.path));
  // Redirects that lead to each other have a rule of their own.
  const targets = redirectTargets(site);
  return site.links.flatMap((link) => {
    const path = linkTarget(link)?.path;
    const redirect = path === undefined ? undefined : byPath.get(path);
    if (path === undefined || !redirect || paths.has(path) || targets.has(placeKey(link.place))) return [];
    const { place, text, context } = link;
    const start = indexOf(text, place);
    const written = textAt(text, place);
    const isAlone = written.replace(/^(["'])(.*)\1$/, '$2') === path;
    return [
      createProblem({
        code: 'link-to-redirect',
        severity: 'warning',
        place,
        text,
        context,
        message: `This links to ${path}, an old path from which visitors are led on to ${redirect.to}.`,
        hint: `Link to ${redirect.to} straight away.`,
        ...(isAlone && correction(text, [start, start + written.length], written.replace(path, redirect.to))),
      }),
    ];
  });
};
