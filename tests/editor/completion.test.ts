import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import { schemasOfSite } from '../support/editor-schemas.ts';
import { type Editor, openEditor } from '../support/language-server.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('completion');
const shell = 'path: /new\ntitle: New\ndescription: A page that is being written.\n';
const block = (text: string): string => `${shell}blocks:\n${text}`;

let site: SiteCopy;
let schema: Awaited<ReturnType<typeof schemasOfSite>>;
let editor: Editor;

beforeAll(async () => {
  site = copySite('blocks', temp);
  site.write('shared/write-first.yaml', 'type: page-header\nheading: Write first\n');
  schema = await schemasOfSite(site.dir);
  editor = openEditor(schema('page.json'));
});

const labels = async (text: string, open = editor): Promise<string[]> => (await open.offers(text)).map(({ label }) => label);

describe('in an empty page', () => {
  test('its fields are offered, with what they are for', async () => {
    const offers = await editor.offers('|');
    expect(offers.map(({ label }) => label)).toEqual(expect.arrayContaining(['path', 'title', 'description', 'layout', 'draft', 'blocks']));
    expect(offers.find(({ label }) => label === 'title')?.words).toBe('The title in the browser tab and in search results.');
  });

  test('"blocks" comes with the dash of its first block', async () => {
    const offers = await editor.offers(`${shell}blo|`);
    expect(offers.find(({ label }) => label === 'blocks')?.text).toBe('blocks:\n  - ');
  });
});

describe('at the start of a block', () => {
  test('every type is offered whole, with what it is', async () => {
    const offers = await editor.offers(block('  - |'));
    expect(offers.map(({ label }) => label).sort()).toEqual([...Object.keys(blocks), 'type', 'use'].sort());
    const faq = offers.find(({ label }) => label === 'faq');
    expect(faq?.text).toMatch(/^type: faq\n {2}heading: \$\{1:Asked before\}$/);
    expect(faq?.words).toBe('Questions with answers. One answer is open at a time. A picture is beside them.');
  });

  test('quotes stay around a text that needs them', async () => {
    const offers = await editor.offers(block('  - |'));
    const texts = offers.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/- \$\{2:Where things are made\.\}/);
    expect(texts).not.toContain('undefined');
  });

  test('without a dash, the dash is offered', async () => {
    expect(await editor.offers(block('  |'))).toEqual([expect.objectContaining({ text: '- type: ' })]);
  });

  test('the types are offered behind "type:", each with what it is', async () => {
    expect(await labels(block('  - type: |'))).toEqual(Object.keys(blocks));
  });

  test('the shared blocks are offered behind "use:"', async () => {
    expect(await labels(block('  - use: |'))).toEqual(['write-first']);
  });
});

describe('inside a block', () => {
  test('only the fields of its type are offered, without those that are there', async () => {
    const fields = Object.keys(blocks.notice.schema.shape).filter((name) => name !== 'type' && name !== 'heading');
    expect(await labels(block('  - type: notice\n    heading: Thanks\n    |'))).toEqual(fields);
  });

  test('beside "use", the fields of the shared block', async () => {
    expect(await labels(block('  - use: write-first\n    |'))).toEqual(expect.arrayContaining(['eyebrow', 'heading', 'text']));
  });

  test('a group of fields comes with what it needs', async () => {
    const offers = await editor.offers(block('  - type: notice\n    |'));
    expect(offers.find(({ label }) => label === 'button')?.text).toBe('button:\n  label: $1\n  to: $2');
  });

  test('a picture comes with its words', async () => {
    const offers = await editor.offers(block('  - type: faq\n    |'));
    expect(offers.find(({ label }) => label === 'image')?.text).toBe('image:\n  src: $1\n  alt: $2');
  });

  test('an entry of a list comes with what it needs', async () => {
    const offers = await editor.offers(block('  - type: card-grid\n    cards:\n      - |'));
    expect(offers.map(({ text }) => text)).toContain('title: $1\n  text: $2');
  });

  test('a default is filled in', async () => {
    const offers = await editor.offers(block('  - type: logo-strip\n    |'));
    expect(offers.find(({ label }) => label === 'spacing')?.text).toMatch(/^spacing: \$\{1:30\}$/);
  });

  test('choices are offered', async () => {
    expect(await labels(block('  - type: card-grid\n    background: |'))).toEqual(['light', 'paper', 'dark']);
  });
});

describe('what the site has', () => {
  const link = (typed: string): string => block(`  - type: notice\n    button:\n      to: ${typed}`);

  test('pages, and their anchors', async () => {
    const offered = await labels(link('|'));
    expect(offered).toEqual(expect.arrayContaining(['/', '/questions', '/questions#faq']));
  });

  test('anchors of the page itself, in its own file alone, in quotes', async () => {
    const own = openEditor(schema('page.json'), 'pages/questions.yaml');
    const offers = await own.offers(link('|'));
    expect(offers.find(({ label }) => label === '"#faq"')?.text).toBe('"#faq"');
    expect(await labels(link('|'))).not.toContain('"#faq"');
  });

  test('pictures where a picture belongs, videos where a video belongs', async () => {
    const pictures = await labels(block('  - type: faq\n    image:\n      src: |'));
    expect(pictures).toEqual(expect.arrayContaining(['/media/pictures/bench.png', '/media/brand/mark.svg']));
    expect(pictures.filter((path) => /\.(?:mp4|woff2)$/.test(path))).toEqual([]);
    expect(await labels(block('  - type: hero-video\n    video: |'))).toEqual(['/media/films/loop.mp4']);
  });

  test('icons', async () => {
    const icons = await labels(block('  - type: card-grid\n    cards:\n      - icon: ro|'));
    expect(icons).toEqual(expect.arrayContaining(['rocket', 'route']));
    expect(icons.length).toBeGreaterThan(1500);
  });

  test('ids of records, alone and in a list; "all"; lists by their names', async () => {
    expect(await labels(block('  - type: faq\n    questions: |'))).toEqual(['all']);
    expect(await labels(block('  - type: faq\n    questions:\n      - |'))).toEqual(expect.arrayContaining(['what-costs', 'how-long']));
    expect(await labels(block('  - type: service-detail\n    service: |'))).toContain('weaving');
    expect(await labels(block('  - type: portfolio-grid\n    projects: |'))).toEqual(expect.arrayContaining(['web', 'app']));
    expect(await labels(block('  - type: portfolio-grid\n    projects:\n      - |'))).toContain('web/berth-booking');
  });

  test('collections', async () => {
    expect(await labels('collection: |')).toContain('posts');
  });

  test('fonts and icons in site.yaml', async () => {
    const settings = openEditor(schema('site.json'), 'site.yaml');
    expect(await labels('theme:\n  fonts:\n    display:\n      file: |', settings)).toEqual([
      '/media/fonts/display.woff2',
      '/media/fonts/text.woff2',
    ]);
    expect(await labels('navigation:\n  - label: A\n    to: |', settings)).toContain('/questions');
  });

  test('fields of records', async () => {
    const records = openEditor(schema('collections/faqs.json'), 'collections/faqs.yaml');
    expect(await labels('- |', records)).toEqual(expect.arrayContaining(['id', 'question', 'answer']));
  });
});

describe('when the pointer rests', () => {
  test('on a field, it is explained', async () => {
    expect(await editor.hover(block('  - type: faq\n    head|ing: Asked\n'))).toContain('The title of the section.');
  });

  test('on a type, every type is', async () => {
    const shown = await editor.hover(block('  - type: fa|q\n    heading: Asked\n'));
    expect(shown).toContain('Questions with answers. One answer is open at a time.');
  });

  test('on an icon, the list of all icons stays away', async () => {
    const shown = await editor.hover(block('  - type: card-grid\n    cards:\n      - icon: roc|ket\n        title: A\n        text: B\n'));
    expect(shown).toContain('The icon of the card');
    expect(shown.length).toBeLessThan(200);
  });
});
