import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { MissingSiteError } from '../../../packages/core/src/content/find/find-site.ts';
import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import type { Site, SiteLoader } from '../../../packages/core/src/site/site.ts';
import type { Use } from '../../../packages/core/src/site/uses.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('load-site');
let copy: SiteCopy;
let load: SiteLoader;
let before: Site;

const share = shareSite(siteCode, () => {
  const site = copySite('blocks', temp);
  // Without the pages that show everything, few use what is edited.
  for (const page of ['shelf', 'post', 'loom']) site.remove(`pages/${page}.yaml`);
  return site;
});

beforeEach(async () => {
  ({ load, ...copy } = share());
  before = await load();
});

const errorsOf = ({ findProblems }: Site): Problem[] => findProblems().filter(({ severity }) => severity === 'error');

const modelsOf = ({ pages, blocksOf }: Site): Map<string, unknown> =>
  new Map(pages.map((page) => [page.page.source.path, blocksOf(page).model]));

/** The files of the pages that got another model than they had. */
async function redrawn(): Promise<string[]> {
  const old = modelsOf(before);
  const after = await load();
  const models = modelsOf(after);
  return [...models.keys()].filter((path) => old.get(path) !== models.get(path));
}

const pagesWith = ({ pages, usesOf }: Site, use: Use): string[] => pages.flatMap((page) => (usesOf(page).has(use) ? [page.page.key] : []));

const allPages = ['pages/clients.yaml', 'pages/contact.yaml', 'pages/home.yaml', 'pages/questions.yaml', 'pages/workshop.yaml'];

test('the fixture site has no problem, and every page a model', () => {
  expect(errorsOf(before)).toEqual([]);
  expect([...modelsOf(before)].map(([path, model]) => (model ? path : ''))).toEqual(allPages);
});

describe('loading again makes anew', () => {
  test('nothing when nothing has changed', async () => {
    expect(await redrawn()).toEqual([]);
  });

  test('nothing when a file was saved as it was', async () => {
    copy.write('pages/home.yaml', copy.read('pages/home.yaml'));
    copy.write('collections/faqs.yaml', copy.read('collections/faqs.yaml'));
    expect(await redrawn()).toEqual([]);
  });

  test('the one page that was edited', async () => {
    copy.edit('pages/home.yaml', 'Plain words only', 'Other words');
    expect(await redrawn()).toEqual(['pages/home.yaml']);
  });

  test('the pages that show an edited record', async () => {
    copy.edit('collections/faqs.yaml', 'You do, from the first day.', 'You do.');
    expect(await redrawn()).toEqual(['pages/questions.yaml']);
  });

  test('no page for a record that none shows', async () => {
    copy.edit('collections/faqs.yaml', 'Less than a year', 'Less than two years');
    expect(await redrawn()).toEqual([]);
  });

  test('the pages that show all records when one is added', async () => {
    copy.write(
      'collections/clients.yaml',
      `${copy.read('collections/clients.yaml')}- id: new-one\n  name: New\n  logo: /media/clients/harbourline.svg\n`,
    );
    expect(await redrawn()).toEqual(['pages/clients.yaml']);
  });

  test('the pages that show all records when their order changes', async () => {
    const [first = '', second = '', third = ''] = copy.read('collections/clients.yaml').split(/(?=^- )/m);
    copy.write('collections/clients.yaml', `${third}${first}${second}`);
    expect(await redrawn()).toEqual(['pages/clients.yaml']);
  });

  test('the pages that show an edited picture', async () => {
    copy.write('media/pictures/bench.png', '');
    writeFileSync(join(copy.dir, 'media/pictures/bench.png'), onePixel);
    expect(await redrawn()).toEqual(['pages/workshop.yaml']);
  });

  test('the pages whose records show an edited picture', async () => {
    copy.edit('media/clients/harbourline.svg', '<svg', '<svg data-new=""');
    expect(await redrawn()).toEqual(['pages/clients.yaml']);
  });

  test('all pages when site.yaml says something else', async () => {
    copy.edit('site.yaml', 'hello@fixture.example', 'desk@fixture.example');
    expect(await redrawn()).toEqual(allPages);
  });

  test('a page that was broken, once the file it lacked is there', async () => {
    copy.edit('pages/workshop.yaml', 'bench.png', 'table.svg');
    expect(errorsOf(await load()).map(({ code }) => code)).toEqual(['missing-media']);
    copy.write('media/pictures/table.svg', copy.read('media/people/round.svg'));
    const fixed = await load();
    expect(errorsOf(fixed)).toEqual([]);
    expect(modelsOf(fixed).get('pages/workshop.yaml')).toBeDefined();
  });
});

test('encoded widths are not media that a page can name', async () => {
  copy.write('media/.encoded/bench-1.svg', copy.read('media/people/round.svg'));
  copy.edit('pages/workshop.yaml', '/media/pictures/bench.png', '/media/.encoded/bench-1.svg');
  expect(errorsOf(await load()).map(({ code }) => code)).toEqual(['missing-media']);
});

describe('files that come and go', () => {
  test('a page whose file is gone is gone', async () => {
    copy.remove('pages/workshop.yaml');
    const after = await load();
    expect([...modelsOf(after).keys()]).toEqual(allPages.filter((path) => path !== 'pages/workshop.yaml'));
    expect(pagesWith(after, 'media:/media/pictures/bench.png')).toEqual([]);
  });

  test('a new page in a folder of its own is there, and the others stay', async () => {
    copy.write('pages/landing/summer.yaml', copy.read('pages/contact.yaml').replace('/contact', '/summer'));
    expect(await redrawn()).toEqual(['pages/landing/summer.yaml']);
  });

  test('the site knows where a record and a picture are used', () => {
    expect(pagesWith(before, 'record:faqs/how-long')).toEqual(['pages/questions.yaml']);
    expect(pagesWith(before, 'media:/media/pictures/bench.png')).toEqual(['pages/workshop.yaml']);
  });
});

describe('a broken file is a problem and no throw', () => {
  test.each([
    ['pages/home.yaml', 'title: "never closed\n'],
    ['pages/home.yaml', ''],
    ['pages/home.yaml', 'just words\n'],
    ['pages/home.yaml', '- a\n- b\n'],
    ['pages/home.yaml', 'path: /\ntitle: A\ndescription: B\nblocks: none\n'],
    ['pages/home.yaml', 'path: /\ntitle: A\ndescription: B\nblocks: [~, 3, [], {}]\n'],
    ['collections/faqs.yaml', 'question: not a list\n'],
    ['collections/faqs.yaml', '- just words\n'],
    ['collections/unknown.yaml', '- id: a\n'],
    ['site.yaml', 'url: [\n'],
    ['site.yaml', ''],
    ['media/pictures/bench.png', 'not a picture'],
    ['media/people/round.svg', ''],
  ])('%s: %j', async (path, text) => {
    copy.write(path, text);
    const after = await load();
    expect(errorsOf(after).length).toBeGreaterThan(0);
    for (const { code, message } of errorsOf(after)) expect(`${code} ${message}`).not.toMatch(/undefined|\[object|Error:/);
  });

  test('the other pages keep their models', async () => {
    copy.write('pages/home.yaml', 'title: "never closed\n');
    const old = modelsOf(before);
    const after = modelsOf(await load());
    for (const [path, model] of old) expect(after.get(path)).toBe(path === 'pages/home.yaml' ? undefined : model);
  });

  test('no link is called broken while a page cannot be read', async () => {
    copy.write('pages/questions.yaml', 'path: "/questions\n');
    expect(errorsOf(await load()).map(({ code }) => code)).toEqual(['unclosed-quote']);
  });
});

describe('a collection that cannot be read as a whole', () => {
  test('has the one problem, and the pages that show it have none and no model', async () => {
    copy.write('collections/faqs.yaml', '- id: how-long\n  question: "How long?\n');
    const after = await load();
    expect(errorsOf(after).map(({ code, file }) => `${code} ${file.replace(`${copy.dir}/`, '')}`)).toEqual([
      'unclosed-quote collections/faqs.yaml',
    ]);
    expect(modelsOf(after).get('pages/questions.yaml')).toBeUndefined();
  });

  test('is there again for its pages once it is fixed', async () => {
    const text = copy.read('collections/clients.yaml');
    copy.write('collections/clients.yaml', `${text}- id: harbourline\n  name: Twice\n  logo: /media/clients/harbourline.svg\n`);
    expect(errorsOf(await load()).map(({ code }) => code)).toEqual(['duplicate-id']);
    copy.write('collections/clients.yaml', text);
    const after = await load();
    expect(errorsOf(after)).toEqual([]);
    expect(modelsOf(after).get('pages/clients.yaml')).toBeDefined();
  });

  test('leaves the pages without a model that show a record whose picture is missing', async () => {
    copy.edit('collections/clients.yaml', 'harbourline.svg', 'harbourlane.svg');
    const broken = await load();
    expect(errorsOf(broken).map(({ code }) => code)).toEqual(['missing-media']);
    expect(modelsOf(broken).get('pages/clients.yaml')).toBeUndefined();
    copy.write('media/clients/harbourlane.svg', copy.read('media/clients/harbourline.svg'));
    expect(modelsOf(await load()).get('pages/clients.yaml')).toBeDefined();
  });

  test('under a wrong name, its pages do not report that there are no records', async () => {
    copy.write('collections/faq.yaml', copy.read('collections/faqs.yaml'));
    copy.remove('collections/faqs.yaml');
    expect(errorsOf(await load()).map(({ code }) => code)).toEqual(['unknown-collection']);
  });
});

test('a folder without site.yaml says what a site folder holds', async () => {
  const nowhere = join(temp, 'nowhere');
  expect(existsSync(nowhere)).toBe(false);
  copy.remove('site.yaml');
  await expect(load()).rejects.toThrow(MissingSiteError);
  await expect(load()).rejects.toThrow(/site\.yaml, pages\/, collections\/ and media\//);
});

test('a folder whose site.yaml ends in .yml is reported as such', async () => {
  copy.write('site.yml', copy.read('site.yaml'));
  copy.remove('site.yaml');
  await expect(load()).rejects.toThrow(/Rename site\.yml to site\.yaml/);
});

test('a folder that does not exist is answered in the same words', async () => {
  await expect(createSiteLoader(join(temp, 'nowhere'), siteCode)()).rejects.toThrow(MissingSiteError);
});

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
