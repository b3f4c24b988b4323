import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Edit } from './edit.ts';
import type { SiteCopy } from './site-copy.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
const language = fc.constantFrom('de', 'ar');
const page = fc.constantFrom('home', 'about-us', 'visit', 'contact', 'news', 'post');

const replace = (copy: SiteCopy, file: string, pattern: RegExp, by: string): void => {
  if (existsSync(join(copy.dir, file))) copy.write(file, copy.read(file).replace(pattern, by));
};

const remove = (copy: SiteCopy, file: string): void => {
  if (existsSync(join(copy.dir, file))) copy.remove(file);
};

const newPage = (path: string, heading: string): string =>
  `path: ${path}\ntitle: ${heading} page\ndescription: One of the pages that come and go in a language while others are looked at.\nblocks:\n  - type: page-header\n    heading: ${heading}\n  - type: rich-text\n    heading: More\n    content: Read [the news](/news).\n`;

/** Edits of originals and translations of the site in three languages, valid and invalid ones. */
export const languageEdits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ name: page, code: language, by: word }).map(({ name, code, by }) => ({
    what: `translation of ${name} into ${code}`,
    apply: (copy: SiteCopy) => copy.write(`pages/${code}/${name}.yaml`, newPage(`/${by.toLowerCase()}`, by)),
  })),
  fc.record({ name: page, code: language }).map(({ name, code }) => ({
    what: `${name} without its translation into ${code}`,
    apply: (copy: SiteCopy) => remove(copy, `pages/${code}/${name}.yaml`),
  })),
  fc.record({ name: page, by: word }).map(({ name, by }) => ({
    what: `the original of ${name}`,
    apply: (copy: SiteCopy) => replace(copy, `pages/${name}.yaml`, /heading: .*/, `heading: ${by}`),
  })),
  fc.record({ name: page, by: word }).map(({ name, by }) => ({
    what: `the path of ${name}`,
    apply: (copy: SiteCopy) => replace(copy, `pages/${name}.yaml`, /^path: \/[a-z-]*$/m, `path: /${by.toLowerCase()}`),
  })),
  fc.record({ name: page, code: language }).map(({ name, code }) => ({
    what: `${name} in ${code} is a draft`,
    apply: (copy: SiteCopy) => replace(copy, `pages/${code}/${name}.yaml`, /^title:/m, 'draft: true\ntitle:'),
  })),
  fc.record({ name: page, code: language, by: word }).map(({ name, code, by }) => ({
    what: `a mistake in ${name} in ${code}`,
    apply: (copy: SiteCopy) => replace(copy, `pages/${code}/${name}.yaml`, /heading:/, `${by.toLowerCase()}:`),
  })),
  fc.record({ code: language, by: word }).map(({ code, by }) => ({
    what: `a record in ${code}`,
    apply: (copy: SiteCopy) => replace(copy, `collections/${code}/faqs.yaml`, /answer: .*/, `answer: ${by}.`),
  })),
  fc.record({ code: language, id: fc.constantFrom('dogs', 'cats') }).map(({ code, id }) => ({
    what: `the record ${id} in ${code}`,
    apply: (copy: SiteCopy) =>
      copy.write(`collections/${code}/faqs.yaml`, `${copy.read(`collections/${code}/faqs.yaml`)}- id: ${id}\n  question: ${id}?\n`),
  })),
  word.map((by) => ({
    what: 'an original record',
    apply: (copy: SiteCopy) => replace(copy, 'collections/faqs.yaml', /question: .*/, `question: ${by}?`),
  })),
  fc.record({ code: language, by: word }).map(({ code, by }) => ({
    what: `the settings in ${code}`,
    apply: (copy: SiteCopy) => replace(copy, `site.${code}.yaml`, /tagline: .*/, `tagline: ${by}.`),
  })),
  fc.record({ code: language, field: fc.constantFrom('hsts: none', 'footr: {}', 'footer: 5') }).map(({ code, field }) => ({
    what: `${field} in the settings in ${code}`,
    apply: (copy: SiteCopy) => copy.write(`site.${code}.yaml`, `${field}\n`),
  })),
  fc.record({ code: language, by: word }).map(({ code, by }) => ({
    what: `a shared block in ${code}`,
    apply: (copy: SiteCopy) => copy.write(`shared/${code}/newsletter.yaml`, `type: page-header\nheading: ${by}\n`),
  })),
  language.map((code) => ({
    what: `no shared block in ${code}`,
    apply: (copy: SiteCopy) => remove(copy, `shared/${code}/newsletter.yaml`),
  })),
  fc.constantFrom('fallback: en', 'prefix: arabic', 'direction: ltr').map((line) => ({
    what: `Arabic has ${line}`,
    apply: (copy: SiteCopy) => replace(copy, 'site.yaml', /^ {2}ar: \{ name: العربية.*\}/m, `  ar: { name: العربية, ${line} }`),
  })),
  fc.constant({ what: 'no Arabic', apply: (copy: SiteCopy) => replace(copy, 'site.yaml', /^ {2}ar:.*\n/m, '') }),
  fc.constant({ what: 'no language is valid', apply: (copy: SiteCopy) => replace(copy, 'site.yaml', /^ {2}de:.*/m, '  de: { name: 5 }') }),
);
