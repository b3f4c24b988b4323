import { join } from 'node:path';
import { defineSite } from 'pagewright';
import { defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('record-pages');
const listPage =
  'path: /news\ntitle: News\ndescription: All posts of the fixture in one list.\nblocks:\n  - type: post-list\n    heading: News\n';
const now = new Date('2026-01-01');

let copy: SiteCopy;
let load: () => Promise<Site>;

const share = shareSite(
  siteCode,
  () => copySite('blocks', temp),
  () => now,
);

beforeEach(() => {
  ({ load, ...copy } = share());
  copy.write('pages/news.yaml', listPage);
});

/** The `href` of every post in the list of the page /news. */
function hrefs({ pages, blocksOf }: Site): unknown[] {
  const props = modelAt({ pages, blocksOf }, '/news')?.blocks[0]?.props ?? {};
  const posts: unknown = Reflect.get(props, 'posts');
  if (!Array.isArray(posts)) throw new Error('The page has no posts.');
  return posts.map((post: object) => Reflect.get(post, 'href'));
}

const ids = (site: Site): string[] => site.named.records.ids('posts');

describe('a record that has a page', () => {
  test('has the path of the page', async () => {
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map((id) => `/posts/${id}`));
  });

  test('has the new path after the page file changes, also on pages that were resolved before', async () => {
    await load();
    copy.edit('pages/post.yaml', 'path: /posts/{id}', 'path: /articles/{id}');
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map((id) => `/articles/${id}`));
  });

  test('has the path of its first published page', async () => {
    copy.write('pages/a-draft.yaml', copy.read('pages/post.yaml').replace('path: /posts/{id}', 'path: /drafts/{id}\ndraft: true'));
    copy.write('pages/z-more.yaml', copy.read('pages/post.yaml').replace('/posts/', '/more/'));
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map((id) => `/posts/${id}`));
  });
});

test('the path of a record may have the slug of a text', async () => {
  copy.edit('pages/post.yaml', 'path: /posts/{id}', 'path: /posts/{title.slug}');
  expect(hrefs(await load())).toEqual(['/posts/a-knot-that-holds', '/posts/a-knot-that-did-not']);
});

describe('a record without a page', () => {
  test('has no path', async () => {
    copy.remove('pages/post.yaml');
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map(() => undefined));
  });

  test('has a path as soon as its collection has a page file', async () => {
    const page = copy.read('pages/post.yaml');
    copy.remove('pages/post.yaml');
    await load();
    copy.write('pages/post.yaml', page);
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map((id) => `/posts/${id}`));
  });

  test('has a path only after its page is published', async () => {
    copy.edit('pages/post.yaml', 'collection: posts', 'collection: posts\npublish: { from: 2026-02-01 }');
    let time = now;
    load = createSiteLoader(copy.dir, siteCode, () => time);
    expect(hrefs(await load())).not.toContainEqual(expect.any(String));
    time = new Date('2026-03-01');
    const site = await load();
    expect(hrefs(site)).toEqual(ids(site).map((id) => `/posts/${id}`));
  });
});

test('a page is resolved again only when the path of a record on it changes', async () => {
  const first = await load();
  copy.edit('pages/home.yaml', 'title:', 'title: ');
  copy.edit('pages/post.yaml', 'backTo: /', 'backTo: "/"');
  const second = await load();
  const pageOf = ({ pages }: Site) => pages.find(({ page }) => page.fields?.path === '/news');
  expect(pageOf(second)).toBe(pageOf(first));
});

/** The code of a site with a collection of its own. */
const withWines = (schema: Parameters<typeof defineCollection>[0]) =>
  defineSite({ extends: siteCode, folder: join(import.meta.dirname, '../../../src'), collections: { vinhos: defineCollection(schema) } });

describe("fields of a collection of one's own, with letters beyond ASCII", () => {
  const wines = withWines(
    z.strictObject({ id: idSchema, nome: textSchema, preço: textSchema, 'meu-campo': textSchema, 年: z.number(), uvas: z.array(idSchema) }),
  );
  const page = (text: string): string =>
    [
      'path: /vinhos/{nome.slug}/{preço.slug}',
      'collection: vinhos',
      'title: "{nome}"',
      'description: "Um vinho da nossa adega, com o preço da garrafa."',
      'blocks:',
      '  - type: page-header',
      '    heading: "{nome}"',
      `    text: "${text}"`,
    ].join('\n');
  const record = '- id: rose\n  nome: Rosé\n  preço: Dez euros\n  meu-campo: fresco\n  年: 2024\n  uvas: [touriga]\n';
  const loadWines = async (text: string): Promise<Site> => {
    copy.write('collections/vinhos.yaml', record);
    copy.write('pages/vinho.yaml', page(text));
    return createSiteLoader(copy.dir, wines, () => now)();
  };
  const placeholderProblems = (site: Site): (string | undefined)[][] =>
    site.findProblems().flatMap(({ code, message, hint }) => (/placeholder|list-in-text/.test(code) ? [[code, message, hint]] : []));

  test('are filled into texts and paths, with hyphens, too', async () => {
    const site = await loadWines('{preço} a garrafa de {年}, {meu-campo}, {meu-campo.slug}');
    expect(placeholderProblems(site)).toEqual([]);
    expect(modelAt(site, '/vinhos/rose/dez-euros')?.blocks[0]?.props).toMatchObject({
      heading: 'Rosé',
      text: 'Dez euros a garrafa de 2024, fresco, fresco',
    });
  });

  test('are reported when they do not exist, with the nearest name', async () => {
    const [problem] = placeholderProblems(await loadWines('{preçp} a garrafa'));
    expect(problem).toEqual([
      'unknown-placeholder',
      'Records of vinhos have no text or number called "preçp". Did you mean {preço}?',
      'Placeholders: {id}, {nome}, {preço}, {meu-campo}, {年}, {uvas}.',
    ]);
  });

  test('are reported on a page that is not made from records', async () => {
    copy.edit('pages/news.yaml', 'heading: News', 'heading: "{preço} e {preço.slug}"');
    const site = await load();
    expect(site.findProblems().map(({ message }) => message)).toContain('Visitors will see {preço} as it is written here.');
  });
});

test.each(['preço da garrafa', '1preço', 'preço.novo', 'preço}', ''])('a collection cannot have a field called "%s"', async (field) => {
  const wines = withWines(z.strictObject({ id: idSchema, [field]: textSchema }));
  expect(() => wines.recordSchema('vinhos')).toThrow(
    `A collection cannot declare the field "${field}": a name has letters, digits, hyphens and underscores, with a letter at the start.`,
  );
});

test('a page of a collection without a schema has one problem, which names the command', async () => {
  copy.write('collections/vinhos.yaml', '- id: rose\n');
  copy.write(
    'pages/vinho.yaml',
    'path: /vinhos/{id}\ncollection: vinhos\ntitle: "{id}"\ndescription: "{id}"\nblocks:\n  - type: page-header\n    heading: "{id} e {preço}"\n',
  );
  const found = (await load()).findProblems().filter(({ file }) => file.includes('vinho'));
  expect(found.map(({ code, line, message, hint }) => [code, line, message, hint?.replace(/^Collections: .*\. /, '')])).toEqual(
    [1, 2].map((line) => [
      'unknown-collection',
      line,
      'There is no collection called "vinhos".',
      'A new one needs a type: declare its fields in types/vinhos.yaml, or in code with npm run new -- collection vinhos',
    ]),
  );
});

test('a placeholder stands for the picture of a record where a picture is wanted, and not within a text', async () => {
  const page = (caption: string): string =>
    `path: /more/{id}\ncollection: posts\ntitle: "{title} and more"\ndescription: "{excerpt} There is more to say about this knot than one page can hold."\nblocks:\n  - type: page-header\n    heading: "{title}"\n  - type: text-image\n    heading: "${caption}"\n    paragraphs: ["{excerpt}"]\n    image: "{image}"\n`;
  copy.write('pages/more.yaml', page('Picture'));
  const site = await load();
  const id = ids(site)[0];
  expect(site.findProblems().filter(({ file }) => file.includes('more.yaml'))).toEqual([]);
  expect(modelAt(site, `/more/${id}`)?.blocks[1]?.props).toMatchObject({ image: { src: expect.stringContaining('/media/') } });
  copy.write('pages/more.yaml', page('See {image}'));
  const found = (await load()).findProblems().filter(({ file }) => file.includes('more.yaml'));
  expect(found[0]).toMatchObject({ code: 'unknown-placeholder', line: 9 });
});
