import type { RootFile } from '../content/find/find-files.ts';
import { isPreset } from '../content/presets.ts';
import type { Finding } from '../problems/create-problem.ts';
import { type Place, startOfFile } from '../problems/problem.ts';
import { deviceNames, isShortPath } from '../schema/fields/link.ts';
import { defineRule } from './define-rule.ts';
import { listedRedirects, whereInRedirect } from './site/redirects.ts';
import { isOwnFile, isReplaceable, pageOfFile, reservationOf } from './site/reserved-paths.ts';
import type { RuleInput } from './site/rule-input.ts';

export const rootFileConflict = defineRule({
  code: 'root-file-conflict',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file in root/ is at the address of a page, of a redirect, or of a file that the site has itself.',
  why: 'Only one of them can be there. Hosts show about.html and about/index.html at /about.',
  wrong: 'root/contact.html  (there is a page /contact)',
  right: 'root/google0123456789abcdef.html',
  check: (site) => {
    const { root } = site.files;
    if (root.length === 0) return [];
    const names = new Set(root.map(({ name }) => name));
    const taken = takenAddresses(site);
    return root.flatMap(({ name, displayPath }): Finding[] => {
      const words = describeCopy(name, names) ?? describeOwn(name, site) ?? describeTaken(name, taken);
      return words ? [{ place: startOfFile(displayPath), text: '', ...words }] : [];
    });
  },
});

type Words = Pick<Finding, 'message' | 'hint'>;

/** What is at an address: in words, and where that is written. Positions are expensive, and few files are in conflict. */
type Owner = { name: string; locate: () => Place };

/** Returns the pages and redirects by their addresses. */
function takenAddresses(site: RuleInput): Map<string, Owner> {
  const taken = new Map<string, Owner>();
  for (const { from, index } of listedRedirects(site))
    taken.set(pageOfFile(from), { name: `the redirect from ${from}`, locate: () => whereInRedirect(site, index, 'from').place });
  for (const page of site.pageSummaries) {
    if (page.fields && !isPreset(page))
      taken.set(pageOfFile(page.fields.path), { name: `the page ${page.fields.path}`, locate: () => page.file.locate(['path'], 'value') });
  }
  return taken;
}

/** Describes a file with the name of a compressed copy, as builds write them beside a file. */
function describeCopy(name: string, names: ReadonlySet<string>): Words | undefined {
  const original = withoutCompression(name);
  if (original === name || !names.has(original)) return undefined;
  return {
    message: `${name} has the name of a compressed copy of ${original}, so servers send it in place of that file.`,
    hint: 'Give one of the two files another name.',
  };
}

const withoutCompression = (name: string): string => name.replace(/\.(?:br|gz)$/, '');

function describeOwn(name: string, site: RuleInput): Words | undefined {
  const path = `/${name}`;
  const reserved = reservationOf(path.toLowerCase()) ?? (path.startsWith('/.staging/') ? staging : undefined);
  if (reserved) {
    const hint =
      reserved.root === '/media'
        ? 'Move it to another folder in root/, or to media/ in the folder of the site, where blocks can show it.'
        : 'Move it to another folder in root/.';
    return { message: `No file can be at ${path}: ${reserved.reason}.`, hint };
  }
  const original = withoutCompression(path);
  if (isReplaceable(path) || !isOwnFile(original, site)) return undefined;
  return { message: `${original} is a file that the site has itself.`, hint: 'Remove this file, or give it another name.' };
}

const staging = { root: '/.staging', reason: 'builds write into .staging/ and remove it' };

/** Files that a build writes into the folder of a page. */
const fileOfPage = /\/(?:page|islands)\.json$/;

function describeTaken(name: string, taken: ReadonlyMap<string, Owner>): Words | undefined {
  const path = withoutCompression(`/${name}`);
  const address = pageOfFile(path);
  const data = fileOfPage.test(path) ? taken.get(path.replace(fileOfPage, '') || '/') : undefined;
  const owner = taken.get(address) ?? data ?? ownerBelow(path, taken);
  if (!owner) return undefined;
  const { file, line } = owner.locate();
  return {
    message: `${path} is at the address of ${owner.name} (${file}:${line}). Only one of them can be there.`,
    hint: 'Remove this file, give it another name, or change the other address.',
  };
}

/** Returns what is in a folder with the name of the file: no disk has both. */
function ownerBelow(path: string, taken: ReadonlyMap<string, Owner>): Owner | undefined {
  const folder = `${path.normalize('NFC').toLowerCase()}/`;
  return [...taken].find(([address]) => address.startsWith(folder))?.[1];
}

export const rootFileName = defineRule({
  code: 'root-file-name',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'The name of a file in root/ does not work on every computer or in a URL.',
  why: 'Windows has no files with names such as CON or a:b. Names that differ only in capital letters are one file on many computers.',
  wrong: ['root/Ads.txt', 'root/ads.txt'].join('\n'),
  right: 'root/ads.txt',
  check: ({ files }) => {
    const known = new Map<string, string>();
    return files.root.flatMap((file) => {
      const words = describeCapitals(file, known) ?? describeName(file);
      return words ? [{ place: startOfFile(file.displayPath), text: '', ...words }] : [];
    });
  },
});

/** Describes a file that differs from an earlier one, or whose folder does, in capital letters only. Adds it to `known`. */
function describeCapitals({ path }: RootFile, known: Map<string, string>): Words | undefined {
  const segments = path.split('/');
  for (const [index] of segments.entries()) {
    const start = segments.slice(0, index + 1).join('/');
    const key = start.normalize('NFC').toLowerCase();
    const other = known.get(key) ?? start;
    known.set(key, other);
    if (other === start) continue;
    return { message: `${other} and ${start} differ only in capital letters, so many computers see one.`, hint: 'Rename one of them.' };
  }
  return undefined;
}

function describeName({ name }: RootFile): Words | undefined {
  const [device] = deviceNames(name);
  if (device !== undefined) return { message: `The name "${device}" is reserved on Windows.`, hint: 'Rename the file.' };
  if (!isShortPath(name)) return { message: 'The path of this file is too long for some computers.', hint: 'Give it a shorter name.' };
  const [character] = /[<>:"|?*\\#%]|[ .](?=\/|$)|\p{Cc}/u.exec(name) ?? [];
  if (character === undefined) return undefined;
  const words = character === ' ' || character === '.' ? `A name that ends with "${character}"` : `A name with "${character}"`;
  return { message: `${words} does not work on Windows or in a URL: "${name}".`, hint: 'Rename the file.' };
}

const mebibyte = 1024 * 1024;

/** The largest file of Cloudflare Pages. GitHub takes 100 MiB in a repository. */
const limit = 25 * mebibyte;

export const largeRootFile = defineRule({
  code: 'large-root-file',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A file in root/ is too large for some hosts.',
  why: 'Cloudflare Pages takes files of at most 25 MiB, and GitHub of at most 100 MiB. With a larger one, the upload of the whole site fails.',
  wrong: 'root/press-kit.zip  (30 MiB)',
  right: 'root/press-kit.zip  (10 MiB)',
  check: ({ files }) =>
    files.root.flatMap(({ displayPath, bytes }) =>
      bytes <= limit
        ? []
        : [
            {
              place: startOfFile(displayPath),
              text: '',
              message: `This file has ${(bytes / mebibyte).toFixed(1)} MiB. Cloudflare Pages takes files of at most 25 MiB, and GitHub of at most 100 MiB.`,
              hint: 'Make it smaller, or publish it with a service for files and link to its URL.',
            },
          ],
    ),
});

/** Search engines read this much of a robots.txt (RFC 9309, section 2.5). */
const maxBytes = 500 * 1024;

export const robotsWithoutSitemap = defineRule({
  code: 'robots-without-sitemap',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The robots.txt in root/ does not name the sitemap.',
  why: 'It replaces that of the site, whose last line tells search engines where the list of all pages is.',
  wrong: 'root/robots.txt  (without a line "Sitemap:")',
  right: 'root/robots.txt  (with the line "Sitemap: https://example.com/sitemap.xml")',
  check: ({ host, files, settings }) => {
    const robots = files.root.find(({ name }) => name === 'robots.txt');
    if (!robots || !settings || robots.bytes > maxBytes) return [];
    const text = host.files.read(robots.absolute, maxBytes);
    if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return [];
    return [
      {
        place: startOfFile(robots.displayPath),
        text: '',
        message: 'This robots.txt replaces that of the site and does not name the sitemap.',
        hint: `Add the line: Sitemap: ${settings.url}/sitemap.xml`,
      },
    ];
  },
});
