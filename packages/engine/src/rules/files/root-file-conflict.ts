import { isPreset } from '../../content/validate/preset-pages.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { type Place, startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';
import { isOwnFile, isReplaceable } from '../site/own-files.ts';
import { pageOfFile } from '../site/page-of-file.ts';
import { listedRedirects, whereInRedirect } from '../site/redirects.ts';
import { reservationOf } from '../site/reserved-paths.ts';
import type { RuleInput } from '../site/rule-input.ts';

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
    return root.flatMap(({ name, shown }): Finding[] => {
      const words = describeCopy(name, names) ?? describeOwn(name, site) ?? describeTaken(name, taken);
      return words ? [{ place: startOfFile(shown), text: '', ...words }] : [];
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
  for (const page of site.pages) {
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

function describeOwn(name: string, { languages }: RuleInput): Words | undefined {
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
  const prefixes = languages.map(({ prefix }) => prefix);
  if (isReplaceable(path) || !isOwnFile(original, prefixes)) return undefined;
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
