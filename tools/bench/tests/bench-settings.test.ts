import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { readBenchSettings } from '../bench-settings.ts';
import { mergeSettings } from '../generate/merge-settings.ts';
import { readPageSource } from '../generate/page-source.ts';
import { samplePaths } from '../served-site.ts';

const temp = tempFolder('bench-settings');

function projectWith(name: string, yaml: string): string {
  const root = join(temp, name);
  mkdirSync(join(root, 'tests', 'bench'), { recursive: true });
  writeFileSync(join(root, 'tests', 'bench', 'bench.yaml'), yaml);
  return root;
}

test('a project without bench.yaml has one group of all pages, and its home page is loaded', () => {
  expect(readBenchSettings(join(temp, 'none'))).toEqual({
    settings: {},
    collections: [],
    records: {},
    variations: [],
    weight: [{ group: 'page', budgets: {} }],
    speed: ['/'],
  });
});

test('an error in bench.yaml is reported with its position', () => {
  const root = projectWith('wrong', 'weight:\n  - group: home\n    budgets: { scripts: 4 }\n');
  expect(() => readBenchSettings(root)).toThrow(/bench\.yaml is invalid:[\s\S]*scripts[\s\S]*weight\[0\]\.budgets/);
});

test('a project without a template gets an error with the folder for templates', () => {
  expect(() => readPageSource(join(temp, 'none'), { pages: 10, seed: 1 })).toThrow(/Write one in tests.bench.pages/);
});

const files = { 'pages/page.yaml': 'title: $(phrase 2)\n', 'collections/plants.yaml': '- id: plant-$(number)\n  name: $(words 2)\n' };

function projectWithTemplates(name: string, yaml: string): string {
  const root = projectWith(name, yaml);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'tests', 'bench', path)), { recursive: true });
    writeFileSync(join(root, 'tests', 'bench', path), text);
  }
  return root;
}

test('records are generated from a template: as many as the settings say, fewer for a site of fewer pages', () => {
  const root = projectWithTemplates('records', 'collections: [plants]\nrecords: { plants: 40 }\n');
  const idsOf = (pages: number) => readPageSource(root, { pages, seed: 1 }).entries.get('plants');
  expect(idsOf(1_000)).toHaveLength(40);
  expect(idsOf(10_000)).toHaveLength(40);
  expect(idsOf(500)).toHaveLength(20);
  expect(idsOf(10)).toEqual(['plant-1', 'plant-2', 'plant-3', 'plant-4', 'plant-5']);
});

test.each([
  ['records: { plants: 40 }', '"plants" has records in bench.yaml, and is not listed under collections.'],
  ['variations: [{ find: "text: ", replacement: a }]', 'No page template contains the text of this variation: text: '],
])('%s is an error', (yaml, message) => {
  const root = projectWithTemplates('unused', `${yaml}\n`);
  expect(() => readPageSource(root, { pages: 10, seed: 1 })).toThrow(message);
});

test('settings are merged: groups field by field, null removes, lists are replaced, comments stay', () => {
  const text = '# Site\nbrand:\n  name: A # short\n  mark: /a.svg\nlinks: [a, b]\nold: 1\n';
  const merged = mergeSettings(text, { brand: { name: 'B', tagline: 'New' }, links: ['c'], old: null });
  expect(merged).toBe('# Site\nbrand:\n  name: B # short\n  mark: /a.svg\n  tagline: New\nlinks:\n  - c\n');
});

test('pages of every kind are sampled: all at the top level, one of each folder', () => {
  const urls = ['', '/about', '/posts/1', '/posts/2', '/posts', '/shop/a'].map(
    (path) => `<url><loc>https://site.example${path}</loc></url>`,
  );
  expect(samplePaths(urls.join(''))).toEqual(['/', '/about', '/posts/1', '/posts', '/shop/a']);
});
