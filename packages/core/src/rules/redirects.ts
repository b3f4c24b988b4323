import { isEveryFileKnown } from '../content/find/find-files.ts';
import { isPreset } from '../content/presets.ts';
import { type PublishedPath, publishedPathsFile } from '../content/published-paths.ts';
import { servicePaths } from '../model/service-paths.ts';
import type { Finding } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { TextEdit } from '../problems/problem.ts';
import { correctionAt, textAt } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { defineRule } from './define-rule.ts';
import { listedRedirects, pagesByPath, type RedirectChain, redirectChains, redirectsByPath, whereInRedirect } from './site/redirects.ts';
import { isOwnFile } from './site/reserved-paths.ts';

export const redirectFromPage = defineRule({
  code: 'redirect-from-page',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The "from" path of a redirect is the path of a page, or of the mail service.',
  why: 'Visitors see the page or get the answer of the service, so the redirect is never used.',
  wrong: ['redirects:', '  - from: /contact', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) => {
    const pages = pagesByPath(site);
    return listedRedirects(site).flatMap(({ from, index }) => {
      const where = whereInRedirect(site, index, 'from');
      // Hosts serve `/about/index.html` as the page `/about`.
      const page = pages.get(from) ?? pages.get(from.replace(/\/index\.html$/, '') || '/');
      if (page) {
        const message = `${from} is the path of a page (${page.file.displayPath}), so this redirect is never used.`;
        return [{ ...where, message, hint: 'Remove this redirect, or give the page another path.' }];
      }
      const owner = Object.hasOwn(servicePaths, from)
        ? `belongs to the mail service, which ${servicePaths[from]}, so this redirect is never used`
        : (isOwnFile(from, site) || forHosts.test(from)) && 'is a file that the site has itself';
      return owner ? [{ ...where, message: `${from} ${owner}.`, hint: 'Remove this redirect.' }] : [];
    });
  },
});

/** Names of files for hosts. */
const forHosts = /^\/_[^/]*$/;

export const duplicateRedirect = defineRule({
  code: 'duplicate-redirect',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two redirects have the same "from" path.',
  why: 'Only the first one is used.',
  wrong: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /asked', '    to: /contact'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) => {
    const pages = pagesByPath(site);
    const byPath = redirectsByPath(site);
    return listedRedirects(site).flatMap(({ from, index }) => {
      const first = byPath.get(from);
      // A redirect from the path of a page is reported by redirect-from-page.
      if (!first || first.index === index || pages.has(from)) return [];
      const where = whereInRedirect(site, index, 'from');
      const earlier = whereInRedirect(site, first.index, 'from').place;
      return [
        {
          ...where,
          message: `Two redirects start at ${from}: lines ${earlier.line} and ${where.place.line}. Only the first one is used.`,
          hint: 'Remove one of them.',
        },
      ];
    });
  },
});

export const redirectChain = defineRule({
  code: 'redirect-chain',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A redirect goes to a path that is redirected itself.',
  why: 'Visitors are redirected twice, which is slow, and search engines give up after a few redirects.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /faq', '    to: /questions'].join('\n'),
  check: (site) =>
    redirectChains(site).flatMap(({ redirect, steps: [, second], to, loopsTo }) => {
      if (!second || loopsTo) return [];
      const { place, text } = whereInRedirect(site, redirect.index, 'to');
      const quote = /^["']/.exec(textAt(text, place))?.[0] ?? '';
      return [
        {
          place,
          text,
          message: `This redirects to ${second.from}, which redirects to ${to}.`,
          hint: `Redirect to ${to} directly.`,
          ...correctionAt(text, place, quote + to + quote),
        },
      ];
    }),
});

export const redirectLoop = defineRule({
  code: 'redirect-loop',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Redirects form a loop.',
  why: 'Visitors see an error page of the browser.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /asked'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) =>
    redirectChains(site)
      .filter(isFirstOfLoop)
      .map(({ redirect, steps }) => {
        const paths = [...steps.map(({ from }) => from), redirect.from];
        return {
          ...whereInRedirect(site, redirect.index, 'to'),
          message: steps.length === 1 ? `${redirect.from} redirects to itself.` : `These redirects form a loop: ${paths.join(' to ')}.`,
          hint: 'Redirect to a page that exists.',
        };
      }),
});

/** True for the first redirect of a loop in `site.yaml`, so that each loop is reported once. */
const isFirstOfLoop = ({ redirect, steps, loopsTo }: RedirectChain): boolean =>
  loopsTo === redirect && steps.every(({ index }) => index >= redirect.index);

export const pageGone = defineRule({
  code: 'page-gone',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A published page was removed or moved, and its old path has no redirect.',
  why: 'Bookmarks and links from other sites to this page would no longer work.',
  wrong: 'pages/workshop.yaml  (its path changed from /workshop to /our-workshop)',
  right: 'site.yaml  (redirects: from /workshop to /our-workshop)',
  check: (site) => {
    const { publishedBefore = [], files, settings, settingsFile, collections } = site;
    const pages = site.pageSummaries.filter((page) => !isPreset(page));
    // An unreadable file may be the missing page.
    const isAllKnown =
      settings !== undefined &&
      isEveryFileKnown(files) &&
      pages.every(({ fields }) => fields !== undefined) &&
      collections.every(({ isWhole }) => isWhole);
    if (!isAllKnown) return [];
    const byPath = redirectsByPath(site);
    const before = new Set(publishedBefore.map(({ path }) => path));
    const present = new Map(pages.flatMap(({ key, fields }) => (fields ? [[fields.path, key] as const] : [])));
    const fresh = [...present.keys()].filter((path) => !before.has(path));
    return publishedBefore
      .filter(({ path }) => !present.has(path) && !byPath.has(path))
      .map((gone) => findingOf(gone, { fresh, moved: [...present].find(([, key]) => key === gone.key)?.[0] }, settingsFile));
  },
});

/** `fresh` are the paths of pages that were not published yet, `moved` is the new path of the same page file. */
type Candidates = { fresh: readonly string[]; moved: string | undefined };

function findingOf({ path }: PublishedPath, { fresh, moved }: Candidates, { displayPath, readText, locate }: YamlFile): Finding {
  const text = readText();
  const to = moved ?? nearestName(path, fresh);
  const entry = `- from: ${path}\n  to: ${to ?? '/…'}`;
  return {
    place: locate(['redirects'], 'key'),
    text,
    message: `The page ${path} was published and ${moved === undefined ? 'no longer exists' : `has moved to ${moved}`}. Bookmarks and links to it no longer work.`,
    hint: `Add a redirect${to === undefined ? ' to the page that replaces it' : ''}. If no page replaces it, remove its line from ${displayPath.replace(/site\.yaml$/, publishedPathsFile)}.`,
    fix: entry,
    // Only the new path of the same file is certain. The nearest name is a guess.
    ...(moved !== undefined && redirectEdit(text, entry)),
  };
}

/** Returns the edit that adds an entry to the redirects. None when the list is written in a form that it cannot extend. */
function redirectEdit(text: string, entry: string): { edits?: TextEdit[] } {
  const list = /^redirects:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*?( *)(?=- )/m.exec(text);
  const indented = (indent: string): string => entry.replaceAll(/^/gm, indent);
  if (list) {
    const [all, indent = ''] = list;
    const start = list.index + all.length - indent.length;
    return { edits: [{ start, end: start, text: `${indented(indent)}\n` }] };
  }
  const empty = /^redirects:[ \t]*\[\][ \t]*$/m.exec(text);
  if (empty) return { edits: [{ start: empty.index, end: empty.index + empty[0].length, text: `redirects:\n${indented('  ')}` }] };
  if (/^redirects:/m.test(text)) return {};
  const lead = text.endsWith('\n') ? '\n' : '\n\n';
  return { edits: [{ start: text.length, end: text.length, text: `${lead}redirects:\n${indented('  ')}\n` }] };
}
