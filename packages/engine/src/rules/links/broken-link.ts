import { rootPaths } from '../../content/find/root-files.ts';
import type { LinkUse } from '../../content/resolve/findings.ts';
import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
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
    const files = rootPaths(site.files.root);
    const known = new Set(site.pages.flatMap(({ fields }) => (fields ? [fields.path] : [])));
    const redirects = redirectsByPath(site);
    const paths = publishedPaths(site);
    const whereOf = createWhereOf(site);
    return site.links.flatMap((link) => {
      const path = linkTarget(link)?.path;
      // Links to old paths are reported by link-to-redirect, a missing home page by missing-home.
      if (path === undefined || path === '/' || known.has(path) || redirects.has(toOldPath(path))) return [];
      if (!link.isPage && files.includes(path)) return [];
      return [{ ...whereOf(link), ...describe(link, path, { paths, files: link.isPage ? [] : files }) }];
    });
  },
});

type Targets = { /** Of the published pages. */ paths: readonly string[] /** Of the files in `root/`. */; files: readonly string[] };

function describe(link: LinkUse, path: string, { paths, files }: Targets) {
  const plain = path.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?|jsp)$|\/$/i, '').toLowerCase();
  const nearest = paths.includes(plain) ? plain : (nearestName(path, paths) ?? paths.find((one) => one.startsWith(`${path}-`)));
  const { href } = link;
  const omitted = link.omittedField;
  const file = /\.(?!(?:html?|php|aspx?|jsp)$)[a-z0-9]{2,5}$/i.test(path);
  const nearestFile = nearestName(path, files);
  const subject = omitted === undefined ? 'This links' : `Without "${omitted}", this links`;
  if (nearest === undefined && nearestFile !== undefined) {
    return {
      message: `${subject} to ${path}, but this file does not exist. Did you mean ${nearestFile}?`,
      hint: `Files in root/: ${nearestNames(path, files, 3).join(', ')}.`,
      ...linkFix(link, nearestFile + href.slice(path.length)),
    };
  }
  if (file && nearest === undefined && !link.isPage) {
    const place = path.replace(/^\/media(?=\/)/, '');
    return {
      message: `${subject} to ${path}, but there is no such page, and no such file in root/.`,
      hint: `To publish a file for links, put it into root/ in the folder of the site: root${place} is published at ${place}.`,
    };
  }
  return {
    message: `${subject} to ${path}, but this page does not exist.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    hint:
      paths.length <= maxListedPages
        ? `Pages: ${[...paths].sort().join(', ')}.`
        : `The nearest of ${paths.length} pages: ${nearestNames(path, paths, 3).join(', ')}.`,
    ...(nearest !== undefined && linkFix(link, nearest + href.slice(path.length))),
  };
}
