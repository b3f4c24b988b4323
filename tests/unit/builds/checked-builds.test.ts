import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type BuildHere, buildHere } from '../../support/build-here.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';
import { changedFiles, changes, files, yamlOf } from './random-content.ts';

const temp = tempFolder('checked-builds');

let site: SiteCopy;
let build: BuildHere;

beforeAll(() => {
  site = copySite('blocks', temp);
  for (const [path, value] of Object.entries(files)) site.write(path, yamlOf(value));
  build = buildHere(site.dir, temp);
});

test('the content that is changed at random is good', async () => {
  expect(await build.checkAndBuild()).toEqual([]);
});

/** Returns the HTML of a built page with a file that the test writes. */
async function builtPage(path: string, changed: Readonly<Record<string, string>>): Promise<string> {
  const before = Object.keys(changed).map((file) => [file, site.read(file)] as const);
  onTestFinished(() => {
    for (const [file, text] of before) site.write(file, text);
  });
  for (const [file, text] of Object.entries(changed)) site.write(file, text);
  expect(await build.checkAndBuild()).toEqual([]);
  return build.read(`${path}/index.html`);
}

const things = (long: string): string =>
  yamlOf(['one', 'two'].map((id) => ({ id, words: `Thing ${id}`, day: '2027-05-01', sort: 'small', long, box: { name: 'Box', long } })));

test('a language of which the home page is a draft is good, and its pages lead to the home page of the site', async () => {
  const languages = copySite('three-languages', temp);
  languages.write('pages/de/home.yaml', languages.read('pages/de/home.yaml').replace(/^title:/m, 'draft: true\ntitle:'));
  const { checkAndBuild, read } = buildHere(languages.dir, tempFolder('draft-home'));
  expect(await checkAndBuild()).toEqual([]);
  expect(read('de/404.html')).not.toMatch(/href="\/de"/);
});

describe('a link to a heading of a field of a type', () => {
  const changed = { 'collections/things.yaml': things('See [the top](#top-of-it).\n\n## Top of it\n\n## Other\n\nWords.\n') };

  test('leads there on the page of the record, beside other texts with this heading', async () => {
    const html = await builtPage('things/one', changed);
    const links = [...html.matchAll(/href="#(top-of-it[^"]*)"/g)].map(([, id]) => id);
    expect(links.sort()).toEqual(['top-of-it', 'top-of-it-2']);
    for (const id of [...links, 'other', 'other-2']) expect(html.split(` id="${id}"`)).toHaveLength(2);
  });

  test('leads to the heading of the same record in a list', async () => {
    const html = await builtPage('things', changed);
    const links = [...html.matchAll(/href="#([^"]*-top-of-it)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(4);
    expect(new Set(links).size).toBe(4);
    for (const id of links) expect(html.split(` id="${id}"`)).toHaveLength(2);
    expect(html).not.toContain('id="other"');
  });

  test('leads there from another page, and check says when it is not there', async () => {
    const page = 'pages/things.yaml';
    const text = `${site.read(page)}  - type: rich-text\n    heading: Words\n    content: "[there](/things/one#top-of-it)"\n`;
    expect(await builtPage('things', { ...changed, [page]: text })).toContain('href="/things/one#top-of-it"');
    site.write(page, text.replace('#top-of-it', '#top-of-them'));
    expect(await build.checkAndBuild()).toEqual([
      expect.stringContaining('/things/one has no block and no heading with the id "top-of-them"'),
    ]);
  });
});

test('what check calls good is built', { timeout: 4_000_000 }, async () => {
  let good = 0;
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const done: string[] = [];
      const texts = changedFiles(all, done);
      for (const [path, text] of texts) site.write(path, text);
      const errors = await build
        .checkAndBuild()
        .catch((error: unknown) => {
          throw new Error(`${done.join('\n')}\n${error instanceof Error ? error.stack : error}`);
        })
        .finally(() => {
          for (const path of texts.keys()) site.write(path, yamlOf(files[path]));
        });
      if (errors.length === 0) good += 1;
    }),
    { numRuns: runs(6) },
  );
  if (isSweep) expect(good).toBeGreaterThan(0);
});
