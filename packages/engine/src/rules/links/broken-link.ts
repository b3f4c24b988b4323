import { extname } from 'node:path';
import { rootPaths } from '../../content/find/root-files.ts';
import type { LinkUse } from '../../content/resolve/findings.ts';
import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import { isDownloadPath } from '../../schema/fields/media-path.ts';
import { toOldPath } from '../../text/old-path.ts';
import { defineRule } from '../define-rule.ts';
import { isEveryPageKnown } from '../site/is-every-page-known.ts';
import { createWhereOf, linkFix, publishedPaths } from '../site/link-findings.ts';
import { linkTarget } from '../site/link-target.ts';
import { redirectsByPath } from '../site/redirects.ts';

/** Up to this number of pages the hint lists all of them. A choice: about three lines in a terminal. */
const maxListedPages = 12;

export const brokenLink = defineRule({
  code: 'broken-link',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A link goes to a page, or to a file, that does not exist.',
  why: 'Visitors would see an error page.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /contakt }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /contact }'].join('\n'),
  check: (site) => {
    // A file that cannot be read may contain the target, so report nothing here.
    if (!isEveryPageKnown(site)) return [];
    const known = new Set(site.pages.flatMap(({ fields }) => (fields ? [fields.path] : [])));
    const redirects = redirectsByPath(site);
    const paths = publishedPaths(site);
    const files = [...rootPaths(site.files.root), ...site.files.media.map((file) => `/${file.path}`).filter(isDownloadPath)];
    const whereOf = createWhereOf(site);
    return site.links.flatMap((link) => {
      const path = linkTarget(link)?.path;
      // Links to old paths are reported by link-to-redirect, a missing home page by missing-home.
      if (path === undefined || path === '/' || known.has(path) || redirects.has(toOldPath(path))) return [];
      const targets = { paths, files: link.isPage ? [] : files };
      if (targets.files.includes(path)) return [];
      return [{ ...whereOf(link), ...(describeFile(link, path, targets) ?? describe(link, path, paths)) }];
    });
  },
});

type Targets = { /** Of the published pages. */ paths: readonly string[] /** In root/ and media/. */; files: readonly string[] };

/** Matches a path with the extension of a file that is no page of an old site. */
const isFile = /\.(?!(?:html?|php|aspx?|jsp)$)[a-z0-9]{2,5}$/i;

const subjectOf = ({ omittedField: omitted }: LinkUse): string =>
  omitted === undefined ? 'This links' : `Without "${omitted}", this links`;

/** Describes a link to a file that does not exist. Undefined when a page has a similar path, and for the path of a page. */
function describeFile(link: LinkUse, path: string, { paths, files }: Targets) {
  if (link.isPage || nearestName(path, paths) !== undefined) return undefined;
  const nameOf = (one: string): string => one.slice(one.lastIndexOf('/') + 1).toLowerCase();
  const [same, other] = files.filter((one) => nameOf(one) === nameOf(path));
  const ofType = files.filter((one) => extname(one).toLowerCase() === extname(path).toLowerCase());
  const nearest = other === undefined ? (same ?? nearestName(path, ofType)) : undefined;
  if (nearest === undefined && !isFile.test(path)) return undefined;
  return {
    message: `${subjectOf(link)} to ${path}, but there is no such page or file.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    hint: path.startsWith('/media/')
      ? 'Links may lead to documents, tables, archives, pictures and videos in media, such as /media/price-list.pdf.'
      : `Put the file into media/ and write its path, such as /media/price-list.pdf. For a file at exactly this address, put it into root/: root${path}.`,
    ...(nearest !== undefined && linkFix(link, nearest + link.href.slice(path.length))),
  };
}

function describe(link: LinkUse, path: string, paths: readonly string[]) {
  const plain = path.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?|jsp)$|\/$/i, '').toLowerCase();
  const nearest = paths.includes(plain) ? plain : (nearestName(path, paths) ?? paths.find((one) => one.startsWith(`${path}-`)));
  const { href } = link;
  return {
    message: `${subjectOf(link)} to ${path}, but this page does not exist.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    hint:
      paths.length <= maxListedPages
        ? `Pages: ${[...paths].sort().join(', ')}.`
        : `The nearest of ${paths.length} pages: ${nearestNames(path, paths, 3).join(', ')}.`,
    ...(nearest !== undefined && linkFix(link, nearest + href.slice(path.length))),
  };
}
