import { type LinkUse, placeOfLink } from '../content/resolve/findings.ts';
import { withoutBase } from '../model/address.ts';
import { nearestName, nearestNames } from '../problems/nearest-name.ts';
import { extensionOf } from '../text/extension-of.ts';
import { memoizeCall } from '../text/memoize.ts';
import { toOldPath } from '../text/old-path.ts';
import { correctedText, correction, editOfText, indexOf, textAt } from '../yaml/source-lines.ts';
import { defineRule } from './define-rule.ts';
import { foreignHosts, scriptsOf } from './site/foreign-hosts.ts';
import { createWhereOf, linkFix } from './site/link-findings.ts';
import { linkTarget } from './site/link-target.ts';
import { placeKey, redirectTargets } from './site/redirects.ts';
import type { Unpublished } from './site/rule-input.ts';
import { describeAbsence, howToPublish, linksToUnpublished, type PageEntry, pageEntries } from './site/unpublished-links.ts';

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
  checkLinks: (links, site) => {
    const { isComplete, paths: known, redirects, published: paths, files } = site.linkTargets;
    // A file that cannot be read may contain the target, so report nothing here.
    if (!isComplete) return [];
    const whereOf = createWhereOf(site);
    return links.flatMap((link) => {
      const path = linkTarget(link)?.path;
      // Links to old paths are reported by link-to-redirect, a missing home page by missing-home.
      if (path === undefined || path === '/' || known.has(path) || redirects.has(toOldPath(path))) return [];
      const targets = { paths, files: link.isPage ? [] : files };
      if (targets.files.includes(path)) return [];
      return [{ ...whereOf(link), ...(describeFile(link, path, targets) ?? describePath(link, path, paths)) }];
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
  const ofType = files.filter((one) => extensionOf(one) === extensionOf(path));
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

function describePath(link: LinkUse, path: string, paths: readonly string[]) {
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

export const linkToUnpublished = defineRule({
  code: 'link-to-unpublished',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page that is a draft, a preset or not published yet.',
  why: 'Visitors would see an error page. Only entries of the navigation, the footer and the redirects wait for their page.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (draft: true)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  checkLinks: (links, site) =>
    linksToUnpublished(links, site).flatMap(({ link, path, isPreset, ...found }) =>
      found.absence.reason === 'over'
        ? []
        : {
            place: placeOfLink(link),
            text: link.file.readText(),
            context: link.context,
            message: `This links to ${path}, ${isPreset ? 'which is a preset and not a page' : describeAbsence(found)}.`,
            hint: `Remove the link, or hide its block with "hidden: true"${isPreset ? '' : `; or ${howToPublish(found)}`}.`,
          },
    ),
});

export const linkToExpired = defineRule({
  code: 'link-to-expired',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page whose time is over.',
  why: 'The built page shows the link as text, because visitors would get an error page. A date alone never stops a build.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (publish: until 2020-06-01)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  checkLinks: (links, site) =>
    linksToUnpublished(links, site).flatMap(({ link, path, ...found }) =>
      found.absence.reason === 'over'
        ? {
            place: placeOfLink(link),
            text: link.file.readText(),
            context: link.context,
            message: `This links to ${path}, ${describeAbsence(found)}. The built page shows it as text.`,
            hint: `Remove the link, or ${howToPublish(found)}.`,
          }
        : [],
    ),
});

export const unpublishedEntry = defineRule({
  code: 'unpublished-entry',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'An entry of the navigation, the footer or the redirects goes to a page that is not published.',
  why: 'The built site leaves the entry out. It appears with its page, so you need not change anything.',
  wrong: ['site.yaml  (navigation: to /questions)', 'pages/questions.yaml  (publish: from 2999-06-01)'].join('\n'),
  right: ['site.yaml  (navigation: to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: ({ linkTargets: { unpublished }, settings, settingsFile }) => {
    if (!settings || unpublished.size === 0) return [];
    return pageEntries(settings).flatMap((entry) => {
      const path = linkTarget({ href: entry.to })?.path;
      const found = path === undefined ? undefined : unpublished.get(path);
      if (path === undefined || !found || found.isPreset) return [];
      return [{ place: settingsFile.locate(entry.at, 'value'), text: settingsFile.readText(), ...describeEntry(entry, path, found) }];
    });
  },
});

function describeEntry({ name }: PageEntry, path: string, found: Unpublished): { message: string; hint: string } {
  const { reason } = found.absence;
  const target = `${name} leads to ${path}, ${describeAbsence(found)}.`;
  if (reason === 'over') return { message: `${target} The built site leaves it out.`, hint: `Remove it, or ${howToPublish(found)}.` };
  const until = reason === 'early' ? 'that day' : 'the page is published';
  return {
    message: `${target} The built site leaves it out until ${until}.`,
    hint:
      reason === 'early'
        ? `It appears with the first build on or after ${found.absence.moment}. There is nothing to do.`
        : `It appears when you ${howToPublish(found)}.`,
  };
}

export const linkToRedirect = defineRule({
  code: 'link-to-redirect',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A link goes to an old path that is redirected.',
  why: 'The redirect makes the page load more slowly.',
  wrong: 'shared/call.yaml  (links to /asked, from which a redirect leads to /questions)',
  right: 'shared/call.yaml  (links to /questions)',
  checkLinks: (links, site) => {
    const { redirects, paths } = site.linkTargets;
    if (redirects.size === 0) return [];
    // Redirects to other redirects are reported by redirect-chain.
    const targetsOf = memoizeCall(() => redirectTargets(site));
    return links.flatMap((link) => {
      const path = linkTarget(link)?.path;
      const redirect = path === undefined ? undefined : redirects.get(toOldPath(path));
      if (path === undefined || !redirect || paths.has(path) || targetsOf().has(placeKey(placeOfLink(link)))) return [];
      const { context, file } = link;
      const text = file.readText();
      const place = placeOfLink(link);
      const start = indexOf(text, place);
      const written = textAt(text, place);
      const isAlone = written.replace(/^(["'])(.*)\1$/, '$2') === path;
      return [
        {
          place,
          text,
          context,
          message: `This links to ${path}, which redirects to ${redirect.to}.`,
          hint: `Link to ${redirect.to} directly.`,
          ...(isAlone && correction(text, [start, start + written.length], written.replace(path, redirect.to))),
        },
      ];
    });
  },
});

export const mixedHost = defineRule({
  code: 'mixed-host',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'The domain of a link mixes letters of different alphabets.',
  why: 'A Cyrillic а looks like a Latin a. The link would go to another site than it seems.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430pple.com" }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://apple.com" }'].join('\n'),
  checkLinks: (links) =>
    foreignHosts(links).flatMap(({ link, host, ascii, mixed }) => {
      if (mixed === undefined) return [];
      const scripts = scriptsOf(mixed);
      const what = scripts.length > 1 ? `mixes ${scripts.join(' and ')} letters` : 'contains a character that is not a letter';
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `"${mixed}" in ${host} ${what}. Browsers read it as ${ascii}.`,
          hint: `Type the URL again. If this one is intended, write ${ascii}.`,
        },
      ];
    }),
});

export const lookalikeHost = defineRule({
  code: 'lookalike-host',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The domain of a link contains letters that look like Latin letters and are not.',
  why: 'Nobody can see which site the link really goes to. The form that starts with xn-- shows it.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430\u0440\u0440\u04CF\u0435.com" }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: "https://xn--80ak6aa92e.com" }'].join('\n'),
  checkLinks: (links) =>
    foreignHosts(links).flatMap(({ link, host, ascii, script }) => {
      if (script === undefined) return [];
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `${host} contains ${script} letters, which look like Latin letters. Browsers read it as ${ascii}.`,
          hint: `Type the URL again. If the ${script} letters are intended, write ${ascii}.`,
        },
      ];
    }),
});

export const absoluteLink = defineRule({
  code: 'absolute-link',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A link to a page of this site is written as a full URL.',
  why: 'A full URL is not checked, loads more slowly, and in the preview it goes to the published site.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: https://site.example/contact }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /contact }'].join('\n'),
  checkLinks: (links, { linkTargets: { url, paths } }) => {
    if (url === undefined) return [];
    return links.flatMap((link) => {
      const { href, file, context, isWithinText } = link;
      // A link within rich text may be absolute: feeds and copies of an article need the full URL.
      if (isWithinText) return [];
      const [address = ''] = href.split(/[?#]/, 1);
      const path = withoutBase(address, url)?.replace(/(.)\/$/, '$1');
      if (path === undefined || !paths.has(path)) return [];
      const inside = path + href.slice(address.length);
      const place = placeOfLink(link);
      const text = file.readText();
      // A part of the link may come from a placeholder, so that the line cannot be corrected.
      if (textAt(text, place).replace(/^(["'])(.*)\1$/, '$2') !== href) return [];
      return [
        {
          place,
          text,
          context,
          message: `This links to a page of this site with a full URL, ${href}.`,
          hint: `Write only the path: ${inside}.`,
          fix: correctedText(text, place, inside),
          edits: [editOfText(text, place, inside)],
        },
      ];
    });
  },
});
