import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RuleCode } from '../../../packages/core/src/rules/rule-codes.ts';
import { sampleFilmWithPlace } from '../../../packages/engine/tests/support/sample-film.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { languageFiles } from './example-languages.ts';
import { page, type Sides, withBlock } from './example-page.ts';
import { recordFiles } from './example-record-files.ts';

const offer = 'type: offer\nheading: Ready?\nbutton: { label: Yes, to: / }\n';
const dishes = 'one: dish\nmany: dishes\nfields:\n  name: { kind: text }\n';
const bytes = (site: SiteCopy, path: string, content: Buffer): void => {
  mkdirSync(dirname(join(site.dir, path)), { recursive: true });
  writeFileSync(join(site.dir, path), content);
};
/** Writes a file of so many bytes that takes no space on the disk. */
const sparse = (site: SiteCopy, path: string, length: number): void => {
  bytes(site, path, Buffer.alloc(0));
  truncateSync(join(site.dir, path), length);
};
const redirect = (site: SiteCopy, from: string, to: string): void =>
  site.write('site.yaml', `${site.read('site.yaml')}redirects:\n  - from: ${from}\n    to: ${to}\n`);

const inNavigation = (site: SiteCopy): void =>
  site.edit('site.yaml', 'navigation:\n', 'navigation:\n  - { label: Questions, to: /questions }\n');

function moveWorkshop(site: SiteCopy): void {
  site.write('.published-paths', '/workshop pages/workshop.yaml\n');
  site.edit('pages/workshop.yaml', 'path: /workshop', 'path: /our-workshop');
}

/** Adds dishes with pages, which are products for search engines. */
function withDishes(site: SiteCopy, soup: string): void {
  site.write('types/dishes.yaml', `${dishes}  price: { kind: money, currency: EUR }\nschema: Product\n`);
  site.write('collections/dishes.yaml', `- id: soup\n  name: Soup\n${soup}`);
  site.write('pages/dishes.yaml', page('/dishes/{id}').replace('title:', 'collection: dishes\ntitle:'));
}

/** A picture of 48 by 32 pixels. */
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASklEQVRYhe2WQQ0AQAzC5gQZ+P9V1snYZWkyAYRA2dB8dbOuAAVFh2qGsGVZxw+CMTpUM4QtyzqE8EGLDtUMYcsihyIY63RweFwf17q0W+h2bYQAAAAASUVORK5CYII=',
  'base64',
);

const withProfile = (site: SiteCopy, folder: string): void =>
  site.write('site.yaml', `${site.read('site.yaml')}profiles:\n  - name: summer\n    folder: ${folder}\n`);

/** Adds a recipient, more mail settings and a form for papers to a site. */
function withApplication(site: SiteCopy, recipient: string, settings: object = {}): void {
  const recipients = [{ id: 'jobs', name: 'Jobs', email: 'jobs@site.example' }];
  site.write('site.yaml', `${site.read('site.yaml')}mail: ${JSON.stringify({ recipients, ...settings })}\n`);
  const fields = '[{ kind: file, name: papers, label: Papers, accept: [pdf, image] }]';
  site.write(
    'pages/jobs.yaml',
    withBlock('/jobs', `type: application\n    heading: Work\n    recipient: ${recipient}\n    fields: ${fields}`),
  );
}

/** Adds a webhook to a site, and a form that names one. */
function withWebhook(site: SiteCopy, webhook: string): void {
  const webhooks = [{ id: 'crm', url: 'https://crm.example.com/hook' }];
  site.write('site.yaml', `${site.read('site.yaml')}mail: ${JSON.stringify({ webhooks })}\n`);
  const fields = '[{ name: question, label: Question }]';
  site.write(
    'pages/jobs.yaml',
    withBlock('/jobs', `type: application\n    heading: Work\n    webhooks: [${webhook}]\n    fields: ${fields}`),
  );
}

/** Adds a form to a site whose host only serves files. */
function onFileHost(site: SiteCopy, mail: object = {}): void {
  site.write(
    'site.yaml',
    `${site.read('site.yaml').replace('https://site.example', 'https://bench.github.io')}mail: ${JSON.stringify(mail)}\n`,
  );
  const fields = '[{ name: question, label: Question }]';
  site.write('pages/jobs.yaml', withBlock('/jobs', `type: application\n    heading: Work\n    fields: ${fields}`));
}

function withReply(site: SiteCopy, settings: object = {}): void {
  if ('service' in settings) site.write('site.yaml', `${site.read('site.yaml')}mail: ${JSON.stringify(settings)}\n`);
  const fields = '[{ kind: email, name: email, label: E-mail, required: true }]';
  const reply = '{ subject: Thank you, paragraphs: [We answer soon.] }';
  site.write('pages/jobs.yaml', withBlock('/jobs', `type: application\n    heading: Work\n    fields: ${fields}\n    autoReply: ${reply}`));
}

const inDutch = (site: SiteCopy): void => site.write('site.yaml', `language: nl\n${site.read('site.yaml')}`);

function withSocialImage(site: SiteCopy, picture: Buffer): void {
  bytes(site, 'media/social/card.png', picture);
  site.edit('pages/home.yaml', 'blocks:', 'socialImage: /media/social/card.png\nblocks:');
}

/** The start of a .png, which says its size. */
const startOfPicture = (width: number, height: number): Buffer => {
  const start = Buffer.from(smallPicture);
  start.writeUInt32BE(width, 16);
  start.writeUInt32BE(height, 20);
  return start;
};

function withCaptions(site: SiteCopy, captions: string): void {
  site.write('media/films/loop.vtt', captions);
  site.edit('pages/workshop.yaml', 'loop.mp4', 'loop.mp4\n    captions: /media/films/loop.vtt');
}

/** How to create the files that the examples of a rule name. */
const files: Partial<Record<RuleCode, Sides>> = {
  ...recordFiles,
  ...languageFiles,
  'file-too-large': {
    wrong: (site) => site.write('pages/everything.yaml', `${page('/everything')}# ${'x'.repeat(300 * 1024)}\n`),
    right: (site) => site.write('pages/first-part.yaml', `${page('/first-part')}# ${'x'.repeat(150 * 1024)}\n`),
  },
  'unreadable-characters': {
    wrong: (site) => bytes(site, 'pages/old.yaml', Buffer.from(`\uFEFF${page('/old')}`, 'utf16le')),
    right: (site) => site.write('pages/old.yaml', page('/old')),
  },
  'empty-file': {
    wrong: (site) => site.write('pages/new.yaml', ''),
    right: (site) => site.write('pages/new.yaml', page('/new')),
  },
  'unknown-collection': {
    wrong: (site) => site.write('collections/question.yaml', '- id: one\n  question: One?\n  answer: One.\n'),
    right: () => {},
  },
  'no-records': {
    wrong: (site) => site.write('collections/questions.yaml', '[]\n'),
    right: () => {},
  },
  'broken-captions': {
    wrong: (site) => withCaptions(site, '1\n00:00:00,000 --> 00:00:02,000\nThe loom starts.\n'),
    right: (site) => withCaptions(site, 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nThe loom starts.\n'),
  },
  'broken-picture': {
    wrong: (site) => truncateSync(join(site.dir, 'media/pictures/bench.png'), 10),
    right: () => {},
  },
  'media-too-large': {
    wrong: (site) => truncateSync(join(site.dir, 'media/pictures/bench.png'), 12 * 1024 * 1024),
    right: () => {},
  },
  'english-text': {
    wrong: inDutch,
    right: (site) => {
      inDutch(site);
      site.write(
        'strings/nl.yaml',
        JSON.stringify(exampleSchemas.strings).replaceAll(/"(?=[^"]* [^"]*")(?=[^"]*"[,}])/g, '"In het Nederlands: '),
      );
    },
  },
  'small-picture': {
    wrong: (site) => bytes(site, 'media/pictures/bench.png', smallPicture),
    right: () => {},
  },
  'social-image-size': {
    wrong: (site) => withSocialImage(site, smallPicture),
    right: (site) => withSocialImage(site, startOfPicture(1200, 630)),
  },
  'missing-home': {
    wrong: (site) => site.edit('pages/home.yaml', 'path: /', 'path: /home'),
    right: () => {},
  },
  'heavy-media': {
    wrong: (site) => truncateSync(join(site.dir, 'media/films/loop.mp4'), 6 * 1024 * 1024),
    right: () => {},
  },
  'place-in-media': {
    wrong: (site) => writeFileSync(join(site.dir, 'media/films/loop.mp4'), sampleFilmWithPlace),
    right: () => {},
  },
  'unsafe-svg': {
    wrong: (site) =>
      site.write('media/brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>'),
    right: () => {},
  },
  'unsupported-media': {
    wrong: (site) => bytes(site, 'media/pictures/bench.png', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')),
    right: () => {},
  },
  'wrong-extension': {
    wrong: (site) => bytes(site, 'media/pictures/bench.png', Buffer.from('ffd8ffe000104a46', 'hex')),
    right: () => {},
  },
  'media-name': {
    wrong: (site) => site.write('media/pictures/our team #1.txt', 'notes'),
    right: (site) => site.write('media/pictures/our-team-1.txt', 'notes'),
  },
  'unreadable-file': {
    wrong: (site) => mkdirSync(join(site.dir, 'pages/news.yaml')),
    right: (site) => site.write('pages/news.yaml', page('/news')),
  },
  'symbolic-link': {
    wrong: (site) => symlinkSync(join(site.dir, '..'), join(site.dir, 'pages/notes.yaml')),
    right: (site) => site.write('pages/notes.yaml', page('/notes')),
  },
  'duplicate-collection': {
    wrong: (site) => site.write('collections/questions.yml', '- id: another\n  question: A?\n  answer: B.\n'),
    right: () => {},
  },
  'root-file-conflict': {
    wrong: (site) => site.write('root/contact.html', 'a page of another program'),
    right: (site) => site.write('root/google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html'),
  },
  'root-file-name': {
    wrong: (site) => {
      site.write('root/Ads.txt', 'ads.example, 1, DIRECT');
      site.write('root/ads.txt', 'ads.example, 1, DIRECT');
    },
    right: (site) => site.write('root/ads.txt', 'ads.example, 1, DIRECT'),
  },
  'large-root-file': {
    wrong: (site) => sparse(site, 'root/press-kit.zip', 30 * 1024 * 1024),
    right: (site) => sparse(site, 'root/press-kit.zip', 10 * 1024 * 1024),
  },
  'robots-without-sitemap': {
    wrong: (site) => site.write('root/robots.txt', 'User-agent: *\nDisallow: /drafts\n'),
    right: (site) => site.write('root/robots.txt', 'User-agent: *\nDisallow: /drafts\nSitemap: https://example.com/sitemap.xml\n'),
  },
  'ignored-file': {
    wrong: (site) => site.write('pages/prices.txt', 'Chairs: 200'),
    right: (site) => site.write('pages/prices.yaml', page('/prices')),
  },
  'type-name': {
    wrong: (site) => site.write('types/Our Dishes.yaml', dishes),
    right: (site) => site.write('types/our-dishes.yaml', dishes),
  },
  'record-without-search-data': {
    wrong: (site) => withDishes(site, ''),
    right: (site) => withDishes(site, '  price: 6\n'),
  },
  'unread-file': {
    wrong: (site) => site.write('page/prices.yaml', page('/prices')),
    right: (site) => site.write('pages/prices.yaml', page('/prices')),
  },
  'unused-media': {
    wrong: (site) => site.write('media/pictures/team-2019.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
    right: () => {},
  },
  'shared-within-shared': {
    wrong: (site) => {
      site.write('shared/other-call.yaml', offer);
      site.write('shared/call.yaml', 'use: other-call\n');
      site.write('pages/example.yaml', withBlock('/example', 'use: other-call'));
    },
    right: (site) => site.write('shared/call.yaml', offer),
  },
  'unused-shared': {
    wrong: (site) => site.write('shared/offer.yaml', offer),
    right: (site) => {
      site.write('shared/offer.yaml', offer);
      site.write('pages/example.yaml', withBlock('/example', 'use: offer'));
    },
  },
  'unknown-profile': {
    wrong: (site) => {
      withProfile(site, '/workshop');
      site.write('pages/summer.yaml', `profile: sumer\n${page('/summer')}`);
    },
    right: (site) => {
      withProfile(site, '/workshop');
      site.write('pages/summer.yaml', `profile: summer\n${page('/summer')}`);
    },
  },
  'unknown-recipient': {
    wrong: (site) => withApplication(site, 'job'),
    right: (site) => withApplication(site, 'jobs'),
  },
  'unknown-webhook': {
    wrong: (site) => withWebhook(site, 'cmr'),
    right: (site) => withWebhook(site, 'crm'),
  },
  'upload-elsewhere': {
    wrong: (site) => withApplication(site, 'jobs', { service: 'https://mail.example.com' }),
    right: (site) => withApplication(site, 'jobs'),
  },
  'reply-elsewhere': {
    wrong: (site) => withReply(site, { service: 'https://mail.example.com' }),
    right: (site) => withReply(site),
  },
  'unused-profile': {
    wrong: (site) => withProfile(site, '/workshp'),
    right: (site) => withProfile(site, '/workshop'),
  },
  'link-to-unpublished': {
    wrong: (site) => site.edit('pages/questions.yaml', 'title:', 'draft: true\ntitle:'),
    right: () => {},
  },
  'link-to-expired': {
    wrong: (site) => site.edit('pages/questions.yaml', 'title:', 'publish: { until: 2020-06-01 }\ntitle:'),
    right: () => {},
  },
  'form-without-service': {
    wrong: (site) => onFileHost(site),
    right: (site) => onFileHost(site, { service: 'https://mail.bench.example' }),
  },
  'missing-time-zone': {
    wrong: (site) => {
      site.edit('site.yaml', 'timeZone: UTC\n', '');
      site.edit('pages/questions.yaml', 'title:', 'publish: { from: 2020-06-01 }\ntitle:');
    },
    right: (site) => site.edit('pages/questions.yaml', 'title:', 'publish: { from: 2020-06-01 }\ntitle:'),
  },
  'unpublished-entry': {
    wrong: (site) => {
      site.edit('pages/questions.yaml', 'title:', 'publish: { from: 2999-06-01 }\ntitle:');
      site.edit('shared/call.yaml', 'to: /questions', 'to: /contact');
      inNavigation(site);
    },
    right: (site) => inNavigation(site),
  },
  'page-gone': {
    wrong: moveWorkshop,
    right: (site) => {
      moveWorkshop(site);
      redirect(site, '/workshop', '/our-workshop');
    },
  },
  'link-to-redirect': {
    wrong: (site) => {
      redirect(site, '/asked', '/questions');
      site.edit('shared/call.yaml', 'to: /questions', 'to: /asked');
    },
    right: (site) => redirect(site, '/asked', '/questions'),
  },
};

/** Creates the files that an example names. Throws for a rule that is missing in the table above. */
export function writeExampleFiles(site: SiteCopy, code: RuleCode, side: keyof Sides): void {
  const sides = files[code];
  if (!sides) throw new Error(`Add the files of the examples of ${code} to tests/unit/rules/example-files.ts.`);
  sides[side](site);
}
