import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copyWithoutTypes, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('records-in-blocks');
const questions = `- id: bread
  question: Which bread is there today?
  answer: Rye, until it is gone.
  tags: [bakery, rye]
- id: parking
  question: Where can I park?
  answer: Behind the house.
- id: flour
  question: Whose flour is it?
  answer: That of the mill next door.
  tags: [bakery]
- id: secret
  question: Is there a back door?
  answer: There is.
  tags: [bakery]
  listed: false
- id: easter
  question: Are you open at Easter?
  answer: On Saturday.
  publish: { from: 2026-03-01, until: 2026-04-06 }
- id: soon
  question: Will there be cake?
  answer: We think so.
  draft: true
`;

let copy: SiteCopy;
let now: Date;
let load: () => Promise<Site>;

const share = shareSite(
  siteCode,
  () => copyWithoutTypes(temp),
  () => now,
);

beforeEach(() => {
  now = new Date('2026-01-01');
  ({ load, ...copy } = share());
  copy.write('collections/faqs.yaml', questions);
});

/** Writes a page whose block has `questions`, in YAML. `more` are further fields of the page. */
const write = (chosen: string, more = ''): void =>
  copy.write(
    'pages/bakery.yaml',
    `path: /bakery\n${more}title: Bakery\ndescription: A page with questions about bread, and about the house that it is baked in.\nblocks:\n  - type: page-header\n    heading: Bread\n  - type: faq\n    heading: Asked before\n    questions: ${chosen}\n`,
  );

/** Returns the props of the records of the block. */
function shown({ pages, blocksOf }: Site): Record<string, unknown>[] {
  const props: object = modelAt({ pages, blocksOf }, '/bakery')?.blocks[1]?.props ?? {};
  const found: unknown = Reflect.get(props, 'questions');
  if (!Array.isArray(found)) throw new Error('The page has no questions.');
  return found.map((record: object) => ({ ...record }));
}

const ids = (site: Site): unknown[] => shown(site).map(({ id }) => id);

const codes = (site: Site): string[] => site.findProblems().flatMap(({ file, code }) => (file.endsWith('bakery.yaml') ? [code] : []));

const typesOn = ({ pages, blocksOf }: Site, path: string): string[] | undefined =>
  modelAt({ pages, blocksOf }, path)?.blocks.map(({ type }) => type);

describe('records that are written in a block', () => {
  test('have the fields of the collection, and an id of their own', async () => {
    write('\n      - { question: One?, answer: Yes. }\n      - { id: two, question: Two?, answer: No. }');
    expect(shown(await load())).toEqual([
      { id: 'entry-1', question: 'One?', answer: 'Yes.' },
      { id: 'two', question: 'Two?', answer: 'No.' },
    ]);
  });

  test('stand among ids, in the order of the list', async () => {
    write('[flour, { question: One?, answer: Yes. }, bread, { id: entry-1, question: Two?, answer: No. }]');
    expect(ids(await load())).toEqual(['flour', 'entry-2', 'bread', 'entry-1']);
  });

  test('appear on their page alone', async () => {
    write('[{ question: One?, answer: Yes. }]');
    const { named } = await load();
    expect(named.records.ids('faqs')).toEqual(['bread', 'parking', 'flour', 'secret', 'easter', 'soon']);
  });

  test('have numbers as ids where the collection has numbers, and their pictures, links and rich texts are resolved', async () => {
    copy.write(
      'pages/news.yaml',
      `path: /news
title: News
description: All posts of the fixture in one list.
blocks:
  - type: post-list
    heading: News
    posts:
      - 1
      - title: Bread
        excerpt: About bread.
        category: Food
        date: April 20, 2025
        published: 2025-04-20
        image: { src: /media/pictures/bench.png, alt: A bench }
        content: <p>Of <em>rye</em>. <a href="/questions">More</a></p>
`,
    );
    const site = await load();
    expect(modelAt(site, '/news')?.blocks[0]?.props).toMatchObject({
      posts: [{ id: 1 }, { id: 2, image: { width: 720 }, content: { html: expect.stringContaining('<em>rye</em>') } }],
    });
  });
});

describe('a query', () => {
  test.each([
    ['all', ['bread', 'parking', 'flour']],
    ['{ tags: bakery }', ['bread', 'flour']],
    ['{ tags: [bakery] }', ['bread', 'flour']],
    ['{ tags: [rye, bakery] }', ['bread', 'flour']],
    ['{ tags: rye, question: "Which bread is there today?" }', ['bread']],
    ['{ order: question }', ['parking', 'bread', 'flour']],
    ['{ order: question descending, limit: 2 }', ['flour', 'bread']],
    ['{ limit: 2 }', ['bread', 'parking']],
  ])('%s selects %j', async (query, selected) => {
    write(query);
    const site = await load();
    expect(codes(site)).toEqual([]);
    expect(ids(site)).toEqual(selected);
  });

  test('sorts by the date of the records, and chooses a list', async () => {
    copy.write(
      'pages/news.yaml',
      'path: /news\ntitle: News\ndescription: All posts of the fixture in one list.\nblocks:\n  - type: post-list\n    heading: News\n    posts: { order: newest, limit: 1 }\n  - type: portfolio-grid\n    heading: Made here\n    projects: { list: web, order: title descending }\n',
    );
    const blocks = modelAt(await load(), '/news')?.blocks;
    expect(blocks?.[0]?.props).toMatchObject({ posts: [{ id: 2 }] });
    const projects: unknown = Reflect.get(blocks?.[1]?.props ?? {}, 'projects');
    const titles = Array.isArray(projects) ? projects.map((one: object): unknown => Reflect.get(one, 'title')) : [];
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual(titles.toSorted().reverse());
  });

  test('on the page of a record takes the values of the record', async () => {
    copy.write(
      'pages/rye/about.yaml',
      'path: /about/{id}\ncollection: faqs\ntitle: "{question}"\ndescription: "What visitors of the bakery ask about it: {question}"\nblocks:\n  - type: page-header\n    heading: "{question}"\n  - type: faq\n    heading: Like this\n    questions: { question: "{question}" }\n',
    );
    const props = modelAt(await load(), '/about/flour')?.blocks[1]?.props;
    expect(props).toMatchObject({ questions: [{ id: 'flour' }] });
  });

  test('selects other records as soon as a field of one changes', async () => {
    write('{ tags: rye }');
    await load();
    copy.edit('collections/faqs.yaml', 'tags: [bakery]\n', 'tags: [bakery, rye]\n');
    expect(ids(await load())).toEqual(['bread', 'flour']);
    copy.edit('collections/faqs.yaml', 'tags: [bakery, rye]\n- id: parking', 'listed: false\n- id: parking');
    expect(ids(await load())).toEqual(['flour']);
  });

  test('that asks for a value is resolved again when a record with the value is added or removed', async () => {
    write('{ tags: wheat }');
    expect(codes(await load())).toEqual(['unknown-value']);
    copy.edit('collections/faqs.yaml', 'tags: [bakery]\n', 'tags: [bakery, wheat]\n');
    expect(codes(await load())).toEqual([]);
    copy.edit('collections/faqs.yaml', 'tags: [bakery, wheat]\n', 'tags: [bakery]\n');
    expect(codes(await load())).toEqual(['unknown-value']);
  });
});

describe('a record', () => {
  test('that is not listed is shown by its id', async () => {
    write('[secret, bread]');
    const site = await load();
    expect(codes(site)).toEqual([]);
    expect(shown(site)[0]).toEqual({ id: 'secret', question: 'Is there a back door?', answer: 'There is.' });
  });

  test('is in lists in the time of its publication', async () => {
    write('all');
    expect(ids(await load())).not.toContain('easter');
    now = new Date('2026-03-01');
    expect(ids(await load())).toContain('easter');
    now = new Date('2026-04-06');
    expect(ids(await load())).toContain('easter');
    now = new Date('2026-04-07');
    expect(ids(await load())).not.toContain('easter');
  });

  test('that is not published is left out of a list of ids, with a warning', async () => {
    write('[bread, easter, soon]');
    const site = await load();
    expect(ids(site)).toEqual(['bread']);
    expect(
      site.findProblems().flatMap(({ code, severity, line }) => (code === 'unpublished-record' ? [`${severity} ${line}`] : [])),
    ).toEqual(['warning 9', 'warning 9']);
    now = new Date('2026-03-01');
    expect(ids(await load())).toEqual(['bread', 'easter']);
  });

  test('that is not published is shown on a page that is published only with it', async () => {
    write('[easter]', 'publish: { from: 2026-03-10, until: 2026-04-01 }\n');
    const site = await load();
    expect(codes(site)).toEqual([]);
    expect(ids(site)).toEqual(['easter']);
  });

  test('that is the only one of a block must be published', async () => {
    write('[soon]');
    expect(codes(await load())).toEqual(['no-records']);
    write('all');
    copy.write('collections/faqs.yaml', questions.slice(questions.indexOf('- id: soon')));
    expect(codes(await load())).toEqual(['no-records']);
  });

  test('whose time is over never stops a build: the block is left out with its heading, with a warning', async () => {
    now = new Date('2026-04-06T23:59:59Z');
    write('[easter]');
    expect(typesOn(await load(), '/bakery')).toEqual(['page-header', 'faq']);
    now = new Date('2026-04-07');
    const site = await load();
    expect(typesOn(site, '/bakery')).toEqual(['page-header']);
    expect(codes(site)).toEqual(['empty-list']);
    expect(site.findProblems().filter(({ code }) => code === 'empty-list')).toMatchObject([
      {
        severity: 'warning',
        message:
          'No record of faqs that belongs here is published now: "easter" was published until 2026-04-06. The built page leaves out what shows them.',
        hint: 'Add a record that is published, change "publish" of one of them, or remove the block.',
      },
    ]);
  });

  test.each(['all', '{ tags: [feast] }', '{ order: id }', '[easter, soon]'])('is missed in the same way by %s', async (chosen) => {
    const dated = questions.slice(questions.indexOf('- id: easter')).replace('  publish:', '  tags: [feast]\n  publish:');
    copy.write('collections/faqs.yaml', dated);
    write(chosen);
    const site = await load();
    expect(typesOn(site, '/bakery')).toEqual(['page-header']);
    expect(codes(site)).toEqual(['empty-list']);
    expect(site.findProblems()).toContainEqual(
      expect.objectContaining({
        code: 'empty-list',
        hint: 'It appears with the first build on or after 2026-03-01. There is nothing to do.',
      }),
    );
  });

  test('whose time is over leaves the heading of its page', async () => {
    copy.edit('collections/posts.yaml', '- id: 1\n', '- id: 1\n  publish: { until: 2025-06-01 }\n');
    const list = '  - type: post-list\n    heading: News\n    posts: [1]\n';
    copy.write(
      'pages/news.yaml',
      `path: /news\ntitle: News\ndescription: A page with news about bread, and about the house that it is baked in.\nblocks:\n${list}`,
    );
    const site = await load();
    const [block] = modelAt(site, '/news')?.blocks ?? [];
    expect(block).toMatchObject({ type: 'post-list', props: { heading: 'News', posts: [] } });
  });

  test('whose time is over leaves out a block inside another one, by itself', async () => {
    const inside = (questions: string): string =>
      `      - blocks:\n          - { type: faq, heading: Asked, questions: ${questions} }\n          - { type: rich-text, heading: Bread, content: Rye. }\n`;
    copy.write(
      'pages/two.yaml',
      `path: /two\ntitle: Two\ndescription: A page with two columns about bread, and about the house that it is baked in.\nblocks:\n  - type: columns\n    heading: Two\n    columns:\n${inside('[easter]')}${inside('[bread]')}`,
    );
    const [block] = modelAt(await load(), '/two')?.blocks ?? [];
    expect(Object.keys(block?.nested ?? {})).toEqual(['columns.0.blocks.1', 'columns.1.blocks.0', 'columns.1.blocks.1']);
  });

  test('that a block needs alone leaves it out when its time is over, and is an error as a draft', async () => {
    const article = '  - type: article\n    post: 1\n    backTo: /\n  - type: rich-text\n    heading: Bread\n    content: Rye.\n';
    copy.write(
      'pages/one.yaml',
      `path: /one\ntitle: News\ndescription: A page with one post about bread, and about the house that it is baked in.\nblocks:\n${article}`,
    );
    copy.edit('collections/posts.yaml', '- id: 1\n', '- id: 1\n  publish: { until: 2025-06-01 }\n');
    const site = await load();
    expect(typesOn(site, '/one')).toEqual(['rich-text']);
    const codesOf = (one: Site): string[] =>
      one.findProblems().flatMap(({ file, code }) => (file.endsWith('pages/one.yaml') ? [code] : []));
    expect(codesOf(site)).toEqual(['empty-list']);
    copy.edit('collections/posts.yaml', 'publish: { until: 2025-06-01 }', 'draft: true');
    expect(codesOf(await load())).toEqual(['needs-unpublished-record']);
  });

  test('makes its page a draft, or publishes it in the same time', async () => {
    copy.edit('collections/posts.yaml', '- id: 1\n', '- id: 1\n  draft: true\n');
    copy.edit('collections/posts.yaml', '- id: 2\n', '- id: 2\n  publish: { from: 2026-02-01 }\n');
    const site = await load();
    expect(site.unpublished.map(({ path, absence }) => `${path} ${absence.reason}`).sort()).toEqual(['/posts/1 draft', '/posts/2 early']);
    expect(modelAt(site, '/posts/1')?.blocks).toHaveLength(1);
    now = new Date('2026-02-01');
    expect((await load()).unpublished.map(({ path }) => path)).toEqual(['/posts/1']);
  });
});

describe('a fetched collection whose source has no records', () => {
  const problemsOfPage = (site: Site): string[][] =>
    site.findProblems().flatMap(({ file, code, hint = '' }) => (file.endsWith('bakery.yaml') ? [[code, hint]] : []));

  beforeEach(() => {
    copy.remove('collections/faqs.yaml');
    copy.write('.data/faqs.json', '[]');
    load = createSiteLoader(copy.dir, { ...siteCode, fetched: ['faqs'] }, () => now);
  });

  test.each(['all', '{ tags: [rye] }'])('leaves its block out, with a warning: %s', async (chosen) => {
    write(chosen);
    const site = await load();
    expect(typesOn(site, '/bakery')).toEqual(['page-header']);
    expect(problemsOfPage(site)).toEqual([
      ['empty-list', 'It appears with the first build after the source has a record. There is nothing to do.'],
    ]);
  });

  test('has none of the records that a page names', async () => {
    write('[bread]');
    expect(problemsOfPage(await load())).toEqual([['missing-record', 'The collection has no records.']]);
  });

  test('makes no page of a file with "per"', async () => {
    write('"{records}"', 'collection: faqs\nper: all\n');
    const site = await load();
    expect(site.pages.some(({ page }) => page.source.path === 'pages/bakery.yaml')).toBe(false);
    expect(problemsOfPage(site)).toEqual([]);
  });
});
