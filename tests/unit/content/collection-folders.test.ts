import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt, modelOf } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('collection-folders');
const page =
  'path: /bakery\ntitle: Bakery\ndescription: A page with questions about bread, and about the house that it is baked in.\nblocks:\n  - type: page-header\n    heading: Bread\n  - type: faq\n    heading: Asked before\n';

let copy: SiteCopy;
let load: () => Promise<Site>;

const share = shareSite(siteCode, () => copySite('blocks', temp));

beforeEach(() => {
  ({ load, ...copy } = share());
  copy.write('pages/bakery.yaml', page);
});

/** Puts the records of a collection into files of their own. */
function split(collection: string): void {
  const records = copy.read(`collections/${collection}.yaml`).split(/^- (?=id: )/m);
  copy.remove(`collections/${collection}.yaml`);
  for (const record of records.slice(1)) {
    const id = /^id: (\S+)/.exec(record)?.[1] ?? '';
    copy.write(`collections/${collection}/${id}.yaml`, record.replace(/^id: .*\n/, '').replaceAll(/^ {2}/gm, ''));
  }
}

const models = (site: Site): unknown => site.pages.map((page) => [page.page.key, modelOf(site, page)]);
const reported = (site: Site): string[] =>
  site.findProblems().map(({ file, line, code }) => `${file.slice(file.lastIndexOf('collections/'))}:${line} ${code}`);

describe('a collection in a folder', () => {
  test('has the records of its files, with their names as ids', async () => {
    const before = models(await load());
    split('posts');
    copy.write('collections/posts/1.yaml', `id: 1\n${copy.read('collections/posts/1.yaml')}`);
    const site = await load();
    expect(reported(site)).toEqual([]);
    expect(models(site)).toEqual(before);
  });

  test('has the order of its file names, with numbers as numbers', async () => {
    split('posts');
    for (const id of [10, 9]) copy.write(`collections/posts/${id}.yaml`, copy.read('collections/posts/1.yaml'));
    expect((await load()).named.records.ids('posts')).toEqual(['1', '2', '9', '10']);
  });

  test('has a folder for each of its lists', async () => {
    const [web = ''] = /^ {2}- id: (\S+)\n[\s\S]*?(?=^ {2}- id|^\w)/m.exec(copy.read('collections/portfolio.yaml')) ?? [];
    const id = /id: (\S+)/.exec(web)?.[1] ?? '';
    copy.write('pages/made.yaml', page.replace('/bakery', '/made').replace('type: faq', 'type: portfolio-grid\n    projects: web'));
    copy.remove('collections/portfolio.yaml');
    copy.write(`collections/portfolio/web/${id}.yaml`, web.replace(/^ {2}- /, '').replaceAll(/^ {4}/gm, ''));
    expect(modelAt(await load(), '/made')?.blocks[1]?.props).toMatchObject({ projects: [{ id }] });
  });

  test('changes the pages that show it as soon as a file changes, is added or removed', async () => {
    split('faqs');
    await load();
    copy.write('collections/faqs/bread.yaml', 'question: Which bread?\nanswer: Rye.\n');
    expect(JSON.stringify(models(await load()))).toContain('Which bread?');
    copy.edit('collections/faqs/bread.yaml', 'Which', 'What');
    expect(JSON.stringify(models(await load()))).toContain('What bread?');
    copy.remove('collections/faqs/bread.yaml');
    expect(JSON.stringify(models(await load()))).not.toContain('bread?');
  });

  test.each([
    ['collections/faqs/Two Words.yaml', 'question: One?\nanswer: Yes.\n', 'record-file-name', 1],
    ['collections/faqs/one.yaml', 'question: One?\nid: two\nanswer: Yes.\n', 'record-file-name', 2],
    ['collections/faqs/list/one.yaml', 'question: One?\nanswer: Yes.\n', 'record-file-place', 1],
    ['collections/portfolio/one.yaml', 'title: One\nimg: /media/pictures/bench.png\nlink: ""\n', 'record-file-place', 1],
    ['collections/faqs/one.yaml', '- question: One?\n  answer: Yes.\n', 'wrong-type', 1],
    ['collections/faqs/one.yaml', '', 'empty-file', 1],
    ['collections/faqs/one.yaml', 'question: One?\nansewr: Yes.\n', 'unknown-field', 2],
    ['collections/faqs/one.yaml', 'question: One?\n', 'missing-field', 1],
    ['collections/fax/one.yaml', 'question: One?\nanswer: Yes.\n', 'unknown-collection', 1],
    ['collections/faqs/a/b/one.yaml', 'question: One?\nanswer: Yes.\n', 'unread-file', 1],
    ['collections/faqs/one.yml', 'question: One?\nanswer: Yes.\n', 'unread-file', 1],
  ])('%s with %j is reported', async (path, text, code, line) => {
    split('faqs');
    copy.remove('collections/portfolio.yaml');
    copy.write(path, text);
    const ofFile = reported(await load()).filter((one) => one.startsWith('collections/'));
    expect(ofFile).toEqual([`${path}:${line} ${code}`]);
  });

  test('is not a file at the same time', async () => {
    copy.write('collections/faqs/bread.yaml', 'question: Which bread?\nanswer: Rye.\n');
    expect(reported(await load())).toEqual(['collections/faqs/bread.yaml:1 duplicate-collection']);
  });
});

describe('a file with thousands of records', () => {
  const record = (id: number): string =>
    `- id: question-${id}\n  question: "Question ${id}: is it long?"\n  answer: ${'It is, and it goes on for a while. '.repeat(5).trim()}\n  tags: [number-${id % 7}]\n`;
  const text = Array.from({ length: 5000 }, (_, id) => record(id)).join('');

  test('is read, and queries select from it', async () => {
    copy.write('collections/faqs.yaml', text);
    copy.write('pages/bakery.yaml', `${page}    questions: { tags: number-3, order: question descending, limit: 2 }\n`);
    const site = await load();
    expect(modelAt(site, '/bakery')?.blocks[1]?.props).toMatchObject({
      questions: [{ id: 'question-4994' }, { id: 'question-4987' }],
    });
  });

  test('says what to do about a mistake in its YAML', async () => {
    copy.write('collections/faqs.yaml', text.replace('question: "Question 7:', 'question: "Question" 7:'));
    const site = await load();
    expect(reported(site)).toContain('collections/faqs.yaml:1 file-too-large');
    expect(site.findProblems().find(({ code }) => code === 'file-too-large')?.hint).toContain('one file for each record');
  });

  test('has its mistakes reported one by one', async () => {
    copy.write('collections/faqs.yaml', text.replaceAll('answer:', 'anwser:'));
    const found = reported(await load()).filter((one) => one.endsWith('unknown-field'));
    expect(found).toHaveLength(5000);
    expect(found.at(-1)).toBe('collections/faqs.yaml:19999 unknown-field');
  });
});
