import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { stateOfFields, stateOfOriginal } from '../../../packages/core/src/content/validate/translation/merge-own.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { page, type Sides, withBlock } from './example-page.ts';

/** The second language of the examples. It needs no interface texts of its own. */
const code = 'en-GB';

const filesIn = (site: SiteCopy, folder: string): string[] => readdirSync(join(site.dir, folder)).filter((name) => name.endsWith('.yaml'));

const marked = (text: string): string => text.replace(/^(path|type): .*$/m, (line) => `${line}\ntranslated: ${stateOfOriginal(text)}`);

const recordsSchema = z.union([
  z.array(z.looseObject({ id: z.unknown() })),
  z.record(z.string(), z.array(z.looseObject({ id: z.unknown() }))),
]);

/** Returns records with their ids alone: each is the same in the second language. */
function ids(text: string): unknown {
  const records = recordsSchema.parse(parse(text));
  const inList = (list: readonly { id: unknown }[]): object[] => list.map(({ id }) => ({ id }));
  return Array.isArray(records) ? inList(records) : Object.fromEntries(Object.entries(records).map(([name, list]) => [name, inList(list)]));
}

/** The settings of the example site with texts that visitors read. */
const own = {
  brand: { tagline: 'Things made of timber.' },
  navigation: [{ label: 'Start', to: '/' }],
  footer: { text: 'Things made of timber.', linksHeading: 'Links', contactHeading: 'Contact', links: [] },
  mail: {
    messages: Object.fromEntries(
      ['sent', 'offline', 'timeout', 'refused', 'busy', 'busyUntil', 'unreadable'].map((name) => [name, 'Wait until {time}.']),
    ),
  },
  messages: { chunkFailed: 'Not loaded', unexpected: 'It failed', partFailed: 'A part failed', retry: 'Again' },
};

/** Adds a second language to the example site, with everything translated and marked as such. */
export function translateAll(site: SiteCopy): void {
  site.write('site.yaml', `${site.read('site.yaml')}languages:\n  en: { name: English }\n  ${code}: { name: British }\n`);
  for (const folder of ['pages', 'shared'])
    for (const name of filesIn(site, folder)) site.write(`${folder}/${code}/${name}`, marked(site.read(`${folder}/${name}`)));
  for (const name of filesIn(site, 'collections'))
    site.write(`collections/${code}/${name}`, stringify(ids(site.read(`collections/${name}`))));
  const translated = stateOfFields(parse(site.read('site.yaml')), own);
  site.write(`site.${code}.yaml`, stringify({ translated, ...own }));
}

/** Adds a page with a block that has a default text, and its translation. */
function withTalk(site: SiteCopy, label: string): void {
  translateAll(site);
  const talks = withBlock('/talks', 'type: talk\n    channel: woodcast\n    heading: Joints\n');
  site.write('pages/talks.yaml', talks);
  site.write(`pages/${code}/talks.yaml`, `${marked(talks)}${label}`);
}

const markedPage = (path: string): string => marked(page(path));

/** The examples of the codes that concern languages. */
export const languageFiles = {
  'not-translatable': {
    wrong: (site) => {
      translateAll(site);
      site.write(`site.${code}.yaml`, `${site.read(`site.${code}.yaml`)}hsts: none\n`);
    },
    right: (site) => {
      translateAll(site);
      site.write('site.yaml', `${site.read('site.yaml')}hsts: none\n`);
    },
  },
  'prefix-in-path': {
    wrong: (site) => {
      translateAll(site);
      site.edit(`pages/${code}/contact.yaml`, 'path: /contact', 'path: /en-gb/contact');
    },
    right: translateAll,
  },
  'translation-without-original': {
    wrong: (site) => {
      translateAll(site);
      site.write(`collections/${code}/people.yaml`, `${site.read(`collections/${code}/people.yaml`)}- id: nobody\n  name: Nobody\n`);
    },
    right: translateAll,
  },
  'untranslated-default': {
    wrong: (site) => withTalk(site, ''),
    right: (site) => withTalk(site, '    label: See the talk\n'),
  },
  'undeclared-language': {
    wrong: (site) => site.write('pages/de/contact.yaml', page('/kontakt')),
    right: (site) => site.write('pages/shops/contact.yaml', page('/shops')),
  },
  'ambiguous-path': {
    wrong: (site) => {
      translateAll(site);
      site.edit(`pages/${code}/contact.yaml`, 'path: /contact', 'path: /workshop');
      site.edit(`pages/${code}/workshop.yaml`, 'path: /workshop', 'path: /contact');
    },
    right: (site) => {
      translateAll(site);
      site.edit(`pages/${code}/contact.yaml`, 'path: /contact', 'path: /reach-us');
    },
  },
  'missing-translation': {
    wrong: (site) => {
      translateAll(site);
      site.write('pages/prices.yaml', page('/prices'));
    },
    right: (site) => {
      translateAll(site);
      site.write('pages/prices.yaml', page('/prices'));
      site.write(`pages/${code}/prices.yaml`, markedPage('/prices'));
    },
  },
  'outdated-translation': {
    wrong: (site) => {
      translateAll(site);
      site.edit('pages/contact.yaml', 'description: ', 'description: Here it is. ');
    },
    right: translateAll,
  },
  'unmarked-translation': {
    wrong: (site) => {
      translateAll(site);
      site.write(`pages/${code}/contact.yaml`, site.read('pages/contact.yaml'));
    },
    right: translateAll,
  },
  'leftover-translation': {
    wrong: (site) => {
      translateAll(site);
      site.write(`pages/${code}/prices.yaml`, markedPage('/prices'));
    },
    right: (site) => {
      translateAll(site);
      site.write(`pages/${code}/prices.yaml`, page('/prices'));
    },
  },
} satisfies Record<string, Sides>;
