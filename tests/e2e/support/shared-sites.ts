import { appendFileSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPage } from './block-page.ts';
import { siteOfBlockTypes } from './blocks-site.ts';
import { BuiltSite } from './built-site.ts';
import { thirdPartySite } from './third-party-site.ts';

const forms = join(import.meta.dirname, '../forms');

/** Returns a small site with the pages of `tests/e2e/forms`, whose messages go to several recipients. */
function siteWithForms(): BuiltSite {
  const site = new BuiltSite('tests/sites/minimal');
  for (const page of readdirSync(forms).filter((name) => name !== 'settings.yaml'))
    copyFileSync(join(forms, page), site.content(`pages/${page}`));
  appendFileSync(site.content('site.yaml'), readFileSync(join(forms, 'settings.yaml'), 'utf8'));
  const apply = readFileSync(join(forms, 'apply.yaml'), 'utf8');
  const papers = '{ kind: file, name: papers, label: Your papers, accept: [pdf, image, document], maxCount: 3, required: true }';
  const withPapers = apply.replace('path: /apply', 'path: /papers').replace(/^( +- )(?=\{ kind: consent)/m, `$1${papers}\n$1`);
  writeFileSync(site.content('pages/papers.yaml'), withPapers.replace(/^(title|description): /gm, '$1: With papers. '));
  return site;
}

const formInSteps = `  - type: form
    heading: Order a rug
    steps:
      - title: You
        fields: [{ name: yourName, label: Your name }]
      - title: The rug
        text: Measure the room first.
        fields: [{ name: rugLength, label: How long it may be, required: true }]
      - title: The wool
        text: We spin it in spring.
        fields: [{ name: colour, label: Which colour }]
`;

const concerts = {
  'types/concerts.yaml': 'one: concert\nmany: concerts\nfields:\n  name: { required: true }\n  day: { kind: date, required: true }\n',
  'collections/concerts.yaml': [
    ['reed', 'Reed', '2030-04-02T19:30'],
    ['brass', 'Brass', '2020-05-01'],
    ['strings', 'Strings', '2030-03-01'],
    ['organ', 'Organ', '2031-01-01'],
  ]
    .map(([id, name, day]) => `- { id: ${id}, name: ${name}, day: ${day} }\n`)
    .join(''),
};

const lists = `  - type: list
    id: upcoming
    heading: What comes
    as: calendar
    records: { of: concerts, when: upcoming, limit: 2 }
    empty: No concert is planned.
  - type: list
    id: past
    heading: What has been
    as: table
    records: { of: concerts, when: past, group: day }
  - type: list
    id: last
    heading: The last one
    records: { of: concerts, when: past, limit: 1 }
  - type: list
    id: organ
    heading: The organ was played
    records: { of: concerts, when: past, where: { name: Organ } }
  - type: list
    id: all
    heading: Every concert
    as: calendar
    moreAfter: 2
    records: concerts
  - type: list
    id: month
    heading: This month
    records: { of: concerts, when: this-month }
  - type: form
    heading: Reserve a seat
    fields:
      - { kind: radio, name: concert, label: Concert, records: { of: concerts, when: upcoming } }
      - { kind: select, name: another, label: Another, records: { of: concerts, when: upcoming } }
`;

const plants = {
  'types/plants.yaml': `one: plant
many: plants
fields:
  name: { required: true }
  growth: { kind: choice, options: [annual, { value: perennial, label: Lives for years }] }
  deposit: { kind: money, currency: EUR }
  garden: { kind: text }
`,
  'collections/plants.yaml': [
    ['kale', 'Kale', 'annual', 2.5],
    ['borage', 'Borage', 'annual', 10],
    ['leek', 'Leek', 'perennial', 2.25],
    ['tuer', 'Türkenbund', 'perennial', 12],
  ]
    .map(([id, name, growth, deposit]) => `- { id: ${id}, name: ${name}, growth: ${growth}, deposit: ${deposit}, garden: Hill }\n`)
    .join(''),
  'pages/plant.yaml': `path: /plants/{id}
collection: plants
title: "{name} of the library"
description: "{name} from the seed library, with what you leave for it."
blocks:
  - type: record
    record: plants/{id}
`,
  'pages/growth.yaml': `path: /growth/{slug}
collection: plants
per: growth
title: "Plants: {value}"
description: "What the seed library lends of this growth: {value}."
blocks:
  - type: page-header
    heading: "{value}"
`,
};

const plantLists = ['cards', 'rows', 'table', 'menu']
  .map(
    (look, index) => `  - type: list
    id: as-${look}
    heading: Plants as ${look}
    background: ${index === 3 ? 'dark' : 'light'}
    as: ${look}
    records:
      of: plants
      show: [garden, deposit]
      group: growth
      visitors: { filter: [growth, deposit], sort: [deposit descending], search: true }
`,
  )
  .join('');

const plantsInParts = `  - type: list
    heading: Plants in parts
    as: table
    moreAfter: 2
    records: { of: plants, show: [garden], visitors: { sort: [name], search: true } }
`;

/** Returns a site in California with videos, maps and calendars of others, and with a page for each block that needs a browser. */
function siteWithBlocks(): BuiltSite {
  const site = thirdPartySite();
  const settings = site.content('site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('timeZone: UTC', 'timeZone: America/Los_Angeles'));
  addPage(site, '/news', ['banner']);
  addPage(site, '/later', []);
  appendFileSync(
    site.content('pages/later.yaml'),
    '  - type: banner\n    text: The new pattern is out.\n    from: 2030-03-01\n    until: 2030-04-01\n',
  );
  mkdirSync(site.content('types'), { recursive: true });
  for (const [path, text] of Object.entries({ ...concerts, ...plants })) writeFileSync(site.content(path), text);
  addPage(site, '/concerts', []);
  appendFileSync(site.content('pages/concerts.yaml'), lists);
  addPage(site, '/plants', []);
  appendFileSync(site.content('pages/plants.yaml'), plantLists);
  addPage(site, '/plants-in-parts', []);
  appendFileSync(site.content('pages/plants-in-parts.yaml'), plantsInParts);
  addPage(site, '/tabs', ['tabs', 'columns']);
  addPage(site, '/sections', []);
  appendFileSync(site.content('pages/sections.yaml'), readFileSync(join(import.meta.dirname, '../sections.yaml'), 'utf8'));
  addPage(site, '/links', []);
  const links = ['прозрачность', 'тайна'].map(
    (id) => `  - { type: call-to-action, heading: Read on, button: { label: To ${id}, to: "/sections#${id}" } }\n`,
  );
  appendFileSync(site.content('pages/links.yaml'), links.join(''));
  addPage(site, '/paper', ['faq', 'video', 'testimonials', 'values-slides', 'tabs']);
  appendFileSync(site.content('pages/paper.yaml'), formInSteps);
  appendFileSync(
    site.content('pages/paper.yaml'),
    '  - { type: list, heading: Who has played, as: rows, moreAfter: 1, records: concerts }\n',
  );
  addPage(site, '/prices', ['pricing']);
  addPage(site, '/stay', ['timeline', 'steps', 'comparison-table', 'sticky-action']);
  return site;
}

/** Returns the shipped site, with the pages of `tests/e2e/landing`. */
function shippedSite(): BuiltSite {
  const site = new BuiltSite('site.config');
  cpSync(join(import.meta.dirname, '../landing'), site.content('pages/landing'), { recursive: true });
  const original = readFileSync(site.content('pages/landing/ai-development.yaml'), 'utf8');
  const copy = original
    .replace('path: /ai-development', 'path: /voice-development')
    .replace('title: AI Development', 'title: Voice Development')
    .replace(/^description: .*$/m, 'description: Agents that answer the phone, tested on your own calls and priced by the minute.')
    .replace(/headingRich: .*/, 'headingRich: Voices that <em>listen</em> first.');
  writeFileSync(site.content('pages/landing/voice-development.yaml'), copy);
  return site;
}

/** Returns the site in three languages below a path, with a slash at the end of its addresses, a picture in a text and a file. */
function siteBelowPath(): BuiltSite {
  const site = new BuiltSite('tests/sites/three-languages');
  const settings = site.content('site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^url: .*$/m, '$&/loaf\ntrailingSlash: always'));
  writeFileSync(site.content('media/rules.txt'), 'Bring the books back.');
  const added = [
    ...['  - type: rich-text', '    heading: The cat', '    content: "![A round mark](/media/people/round.svg)"'],
    ...['  - type: downloads', '    heading: Files', '    files: [{ title: The rules, file: /media/rules.txt }]', ''],
  ];
  appendFileSync(site.content('pages/about-us.yaml'), `\n${added.join('\n')}`);
  return site;
}

const plausible = 'provider: plausible, script: "https://plausible.io/js/script.js"';

/** How each shared site is made, those first that the first tests need. */
const sites = {
  shipped: shippedSite,
  plausible: () => thirdPartySite(`\nanalytics: { ${plausible} }\nvitals: { endpoint: "https://vitals.example.com/report" }\n`),
  arabic: () => new BuiltSite('tests/sites/arabic'),
  blocks: siteWithBlocks,
  belowPath: siteBelowPath,
  clinic: () => new BuiltSite('sites/clinic/site.config', { inPlace: true }),
  consent: () =>
    thirdPartySite(
      `\nanalytics: { ${plausible}, cookies: true }\nconsent: { text: "May we count your visits with a cookie?", privacy: /privacy }\n`,
    ),
  forms: siteWithForms,
  languages: () => new BuiltSite('tests/sites/three-languages'),
  examples: siteOfBlockTypes,
  plumber: () => new BuiltSite('tests/sites/plumber/site.config', { inPlace: true }),
  newsletter: siteWithForms,
} as const satisfies Record<string, () => BuiltSite>;

export type SharedSiteName = keyof typeof sites;

export const isSharedSiteName = (name: string): name is SharedSiteName => Object.hasOwn(sites, name);

export const sharedSiteNames: readonly SharedSiteName[] = Object.keys(sites).filter(isSharedSiteName);

/** Builds and serves a shared site. */
export async function startSharedSite(name: SharedSiteName): Promise<BuiltSite> {
  const site = sites[name]();
  // The mail service of this one suspects messages that come too fast.
  await site.start(name === 'newsletter' ? { MAIL_MINIMUM_SECONDS: '2' } : {});
  return site;
}
