import { colourSchema } from '../../packages/engine/src/schema/fields/colour.ts';
import type { FieldKindName } from '../../packages/engine/src/schema/fields/field-kinds.ts';
import { iconSchema } from '../../packages/engine/src/schema/fields/icon.ts';
import { imageSchema } from '../../packages/engine/src/schema/fields/image.ts';
import { hrefSchema, pageLinkSchema } from '../../packages/engine/src/schema/fields/link.ts';
import {
  downloadPathSchema,
  fontPathSchema,
  mediaPathSchema,
  videoPathSchema,
} from '../../packages/engine/src/schema/fields/media-path.ts';
import { momentSchema } from '../../packages/engine/src/schema/fields/moment.ts';
import { nestedBlocksSchema } from '../../packages/engine/src/schema/fields/nested-blocks.ts';
import { pagePathSchema } from '../../packages/engine/src/schema/fields/page-path.ts';
import { richTextSchema } from '../../packages/engine/src/schema/fields/rich.ts';
import { idSchema, mailTextSchema, textSchema } from '../../packages/engine/src/schema/fields/text.ts';
import { timeSchema } from '../../packages/engine/src/schema/fields/time.ts';
import { fileKindSchema, recipientSchema, webhookNameSchema } from '../../packages/engine/src/schema/forms/form-entry.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import { faqRecords, serviceCategoryRecord } from '../../schemas/records.ts';
import { countrySchema } from '../sites/extensions/schemas/fields/country.ts';
import type { KindSample } from './kind-sample.ts';

const bench = {
  src: '/media/bench-4ca660972d-720.webp',
  width: 720,
  height: 480,
  sources: [{ type: 'image/avif', srcSet: [320, 480, 720].map((width) => `/media/bench-4ca660972d-${width}.avif ${width}w`).join(', ') }],
};

/** What most kinds of plain values have. */
const ordinary = { references: [], isMarked: true, isUrl: false };

/** A sample of every kind. The tests of field kinds run over all of them. */
export const kindSamples = {
  image: {
    schema: imageSchema({ shownWidth: 600 }),
    value: '{ src: /media/pictures/bench.png, alt: A bench }',
    resolved: { ...bench, alt: 'A bench' },
    references: ['media /media/pictures/bench.png'],
    docs: 'an image: `src` and `alt`, or `decorative: true` instead of `alt`',
    wrong: { value: '{ src: /media/pictures/bench.png }', code: 'missing-field' },
    isMarked: true,
    isUrl: false,
  },
  video: {
    schema: videoPathSchema,
    value: '/media/films/loop.mp4',
    resolved: { sources: [{ src: '/media/loop-c8c5af84ac.mp4', type: 'video/mp4' }] },
    references: ['media /media/films/loop.mp4'],
    docs: 'a video in `media/`: an .mp4 file',
    wrong: { value: '/media/films/loop.mov', code: 'not-a-media-path' },
    isMarked: true,
    isUrl: true,
  },
  media: {
    schema: mediaPathSchema({ shownWidth: 600 }),
    value: '/media/pictures/bench.png',
    resolved: bench,
    references: ['media /media/pictures/bench.png'],
    docs: 'an image in `media/`',
    wrong: { value: 'https://example.com/bench.png', code: 'not-a-media-path' },
    isMarked: true,
    isUrl: true,
  },
  file: {
    schema: fontPathSchema,
    value: '/media/fonts/text.woff2',
    resolved: '/media/text-120a8fdf64.woff2',
    references: ['media /media/fonts/text.woff2'],
    docs: 'a .woff2 file, such as "/media/fonts/display.woff2"',
    wrong: { value: '/media/fonts/text.ttf', code: 'not-a-media-path' },
    isMarked: true,
    isUrl: true,
  },
  download: {
    schema: downloadPathSchema,
    value: '/media/files/price-list.txt',
    resolved: { href: '/media/price-list-f67ff19402.txt', name: 'price-list.txt', isPicture: false, bytes: 70, type: 'txt' },
    references: ['media /media/files/price-list.txt'],
    docs: 'a file in `media/` to download, such as a .pdf file or a picture for the press',
    wrong: { value: '/media/files/price-list.html', code: 'not-a-media-path' },
    isMarked: true,
    isUrl: true,
  },
  icon: {
    schema: iconSchema,
    value: 'minus',
    resolved: [['path', { d: 'M5 12h14' }]],
    references: ['icon minus'],
    docs: 'the name of an icon from [lucide.dev/icons](https://lucide.dev/icons)',
    wrong: { value: 'Minus sign', code: 'invalid-value' },
    isMarked: true,
    isUrl: false,
  },
  href: {
    schema: hrefSchema,
    value: '/questions',
    resolved: '/questions',
    references: ['link /questions'],
    docs: 'a page such as "/contact-us", an anchor such as "#contact", or a URL that starts with https://, mailto: or tel:',
    wrong: { value: 'http://example.com', code: 'not-a-link' },
    isMarked: true,
    isUrl: true,
  },
  records: {
    schema: faqRecords,
    value: '[how-long]',
    resolved: [{ id: 'how-long', question: 'How long does a first version take?', answer: 'Eight weeks, give or take one.' }],
    references: ['record faqs/how-long'],
    docs: '"all", a list of ids from collections/faqs.yaml or of entries written here, or a query such as { limit: 3 }',
    wrong: { value: 'how-long', code: 'invalid-value' },
    isMarked: true,
    isUrl: false,
  },
  record: {
    schema: serviceCategoryRecord,
    value: 'cloth',
    resolved: { id: 'cloth', title: 'Cloth' },
    references: ['record service-categories/cloth'],
    docs: 'the id of a record in collections/service-categories.yaml',
    wrong: { value: '[cloth]', code: 'invalid-value' },
    isMarked: true,
    isUrl: false,
  },
  rich: {
    schema: richTextSchema,
    value: 'Read <a href="/questions">the questions</a>',
    resolved: { html: 'Read <a href="/questions">the questions</a>' },
    references: ['link /questions'],
    docs: 'a text in Markdown or simple HTML',
    wrong: { value: '"One\\u202Etwo"', code: 'control-character' },
    isMarked: false,
    isUrl: false,
  },
  text: {
    schema: textSchema,
    value: 'Some words',
    resolved: 'Some words',
    ...ordinary,
    docs: 'a text',
    wrong: { value: '2026', code: 'text-without-quotes' },
  },
  name: {
    schema: idSchema,
    value: 'our-team',
    resolved: 'our-team',
    ...ordinary,
    docs: 'lowercase letters, digits and single hyphens, such as "our-team"',
    wrong: { value: 'Our team', code: 'not-a-name' },
  },
  path: {
    schema: pagePathSchema,
    value: '/new-page',
    resolved: '/new-page',
    ...ordinary,
    docs: 'a path that starts with / and has only lowercase letters, digits and hyphens, such as "/web-development"',
    wrong: { value: 'New page', code: 'not-a-path' },
  },
  colour: {
    schema: colourSchema,
    value: '"#c8371f"',
    resolved: '#c8371f',
    ...ordinary,
    docs: 'a colour such as "#c8371f", in quotes',
    wrong: { value: '123456', code: 'not-a-colour' },
  },
  date: {
    schema: momentSchema,
    value: '"2025-05-01"',
    resolved: '2025-05-01',
    ...ordinary,
    docs: 'dates like 2027-06-01, or with a time like 2027-06-01T09:00 or 2027-06-01T09:00+05:30',
    wrong: { value: 'May 1, 2025', code: 'not-a-date' },
  },
  time: {
    schema: timeSchema,
    value: '"09:30"',
    resolved: '09:30',
    ...ordinary,
    docs: 'a time from 00:00 to 23:59, such as "09:30"',
    wrong: { value: '9.30 pm', code: 'invalid-value' },
  },
  recipient: {
    schema: recipientSchema,
    value: 'jobs',
    resolved: 'jobs',
    ...ordinary,
    docs: 'a name of "recipients" in site.yaml, such as "jobs"',
    wrong: { value: 'Our jobs', code: 'not-a-name' },
  },
  webhook: {
    schema: webhookNameSchema,
    value: 'crm',
    resolved: 'crm',
    ...ordinary,
    docs: 'a name of "webhooks" in site.yaml, such as "crm"',
    wrong: { value: 'Our CRM', code: 'not-a-name' },
  },
  upload: {
    schema: fileKindSchema,
    value: 'pdf',
    resolved: 'pdf',
    ...ordinary,
    docs: '`pdf`, `image`, `document`, `spreadsheet`, `text`',
    wrong: { value: 'pfd', code: 'unknown-choice' },
  },
  mailText: {
    schema: mailTextSchema,
    value: 'We have your message',
    resolved: 'We have your message',
    ...ordinary,
    docs: 'a text',
    wrong: { value: '2026', code: 'text-without-quotes' },
  },
  custom: {
    schema: countrySchema,
    value: 'DE',
    resolved: { code: 'DE', name: 'Germany' },
    ...ordinary,
    docs: 'the code of a country, such as `DE`',
    wrong: { value: 'Germany', code: 'invalid-value' },
  },
  page: {
    schema: pageLinkSchema,
    value: '/workshop',
    resolved: { href: '/workshop', title: 'Workshop', description: 'One picture of our own, and voices with portraits.' },
    references: ['link /workshop'],
    docs: 'a page of this site, such as "/contact-us"',
    wrong: { value: 'our-team', code: 'not-a-link' },
    isMarked: true,
    isUrl: true,
  },
  block: {
    schema: nestedBlocksSchema([blocks['rich-text'], blocks.quote]).element,
    value: '{ type: rich-text, heading: Our team, content: Four people. }',
    resolved: { path: 'field' },
    references: ['block-type rich-text'],
    docs: 'a block of one of the types rich-text, quote',
    wrong: { value: '{ type: gallery, heading: Our team }', code: 'invalid-value' },
    isMarked: true,
    isUrl: false,
  },
} satisfies { [Name in FieldKindName]: KindSample<Name> };
