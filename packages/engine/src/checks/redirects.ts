import { isPublished } from '../content/publication.ts';
import { isPreset } from '../content/validate/preset-pages.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { correction, indexOf, textAt } from '../yaml/source-lines.ts';
import type { Check, CheckedSite } from './check.ts';
import { type ListedRedirect, redirectsByPath, targetPath } from './redirects-in-use.ts';

/** Old paths must be free, be listed once, and lead straight to where visitors should end. Whether that exists is a matter of links. */
export const redirects: Check = (site) => {
  const byPath = redirectsByPath(site);
  const pages = new Map(
    site.pages.flatMap((page) =>
      page.shell && !isPreset(page) && isPublished(page.shell, site.now) ? [[page.shell.path, page] as const] : [],
    ),
  );
  return (site.settings?.redirects ?? []).flatMap(({ from, to }, index): Problem[] => {
    const page = pages.get(from);
    const first = byPath.get(from);
    const redirect = first?.index === index ? first : { from, to, index };
    if (page) return [fromPage(site, redirect, page.file.shown)];
    if (first && first.index !== index) return [twice(site, redirect, first)];
    return along(site, redirect, (path) => (pages.has(path) ? undefined : byPath.get(path)));
  });
};

function fromPage(site: CheckedSite, { from, index }: ListedRedirect, file: string): Problem {
  return createProblem({
    code: 'redirect-from-page',
    ...at(site, index, 'from'),
    message: `${from} is the path of a page (${file}), so nobody would be led on from it.`,
    hint: 'Remove this redirect, or give the page another path.',
  });
}

function twice(site: CheckedSite, { from, index }: ListedRedirect, first: ListedRedirect): Problem {
  const { place, text } = at(site, index, 'from');
  const earlier = at(site, first.index, 'from').place;
  return createProblem({
    code: 'duplicate-redirect',
    place,
    text,
    message: `Two redirects start at ${from}: lines ${earlier.line} and ${place.line}. Only the first counts.`,
    hint: 'Remove one of them.',
  });
}

/** Follows a redirect to its end; says so when that is more than one step away, or never comes. */
function along(site: CheckedSite, redirect: ListedRedirect, redirectAt: (path: string) => ListedRedirect | undefined): Problem[] {
  const steps = [redirect];
  let { to } = redirect;
  for (let next = redirectAt(targetPath(to) ?? ''); next; next = redirectAt(targetPath(to) ?? '')) {
    if (steps.includes(next)) return isFirst(redirect, next, steps) ? [loop(site, redirect, steps)] : [];
    steps.push(next);
    to = next.to;
  }
  const [, second] = steps;
  if (!second) return [];
  const { place, text } = at(site, redirect.index, 'to');
  const start = indexOf(text, place);
  const quote = /^["']/.exec(textAt(text, place))?.[0] ?? '';
  return [
    createProblem({
      code: 'redirect-chain',
      place,
      text,
      message: `This leads to ${second.from}, which is an old path itself and leads on to ${to}.`,
      hint: `Lead to ${to} straight away.`,
      ...correction(text, [start, start + place.length], quote + to + quote),
    }),
  ];
}

/** Whether a redirect is the first of the circle that it ends in: a circle is told once. */
function isFirst(redirect: ListedRedirect, end: ListedRedirect, steps: readonly ListedRedirect[]): boolean {
  return end === redirect && steps.every(({ index }) => index >= redirect.index);
}

function loop(site: CheckedSite, { index, from }: ListedRedirect, steps: readonly ListedRedirect[]): Problem {
  const circle = [...steps.map((step) => step.from), from];
  return createProblem({
    code: 'redirect-loop',
    ...at(site, index, 'to'),
    message: steps.length === 1 ? `${from} leads to itself.` : `These redirects lead in a circle: ${circle.join(' to ')}.`,
    hint: 'Lead to a page that there is.',
  });
}

const at = ({ settingsFile }: CheckedSite, index: number, field: 'from' | 'to') => ({
  place: settingsFile.locate(['redirects', index, field], 'value'),
  text: settingsFile.text,
});
