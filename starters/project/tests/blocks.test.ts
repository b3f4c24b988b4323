import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocks } from '../schemas/blocks/index.ts';
import { runPagewright } from './run-pagewright.ts';

const temp = mkdtempSync(join(tmpdir(), 'blocks-'));
const types = Object.keys(blocks);
const sizes = ['minimal', 'full'];

/** Reads an example of a block type: `full.yaml` has every field, `minimal.yaml` only what is required. */
const exampleOf = (type: string, size: string): string => readFileSync(join('tests', 'blocks', type, `${size}.yaml`), 'utf8');

/** Builds the site in tests/sites/blocks, which has the records and pictures of the examples, with a page for each example. */
beforeAll(() => {
  const site = join(temp, 'site');
  const pages = join(site, 'pages', 'examples');
  cpSync(join('tests', 'sites', 'blocks'), site, { recursive: true });
  mkdirSync(pages);
  for (const type of types) {
    for (const size of sizes) {
      const block = exampleOf(type, size).trimEnd().replaceAll('\n', '\n    ');
      const top = `path: /examples/${type}-${size}\ntitle: The block ${type}\ndescription: A page with the ${size} example of ${type}.\n`;
      writeFileSync(join(pages, `${type}-${size}.yaml`), `${top}blocks:\n  - ${block}\n`);
    }
  }
  runPagewright('build', '--site', site, '--out', join(temp, 'built'));
}, 120_000);

afterAll(() => rmSync(temp, { recursive: true, force: true }));

describe.each(types.flatMap((type) => sizes.map((size) => [type, size] as const)))('%s, the %s example', (type, size) => {
  const html = (): string => readFileSync(join(temp, 'built', 'examples', `${type}-${size}`, 'index.html'), 'utf8');

  test('is rendered with its heading and text', () => {
    const { heading, text, hidden }: Partial<Record<string, unknown>> = parse(exampleOf(type, size));
    const body = plain(html().replace(/^[\s\S]*<body/, ''));
    for (const words of hidden === true ? [] : [heading, text]) {
      if (typeof words === 'string') expect(body).toContain(words);
    }
  });

  test('gives no id twice, and has no inline style', () => {
    const ids = [...html().matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html()).not.toMatch(/<[^>]+\sstyle=/);
  });
});

test('tests/blocks has no examples of a block type that does not exist', () => {
  expect(readdirSync(join('tests', 'blocks')).filter((name) => !types.includes(name))).toEqual([]);
});

/** Removes the tags of HTML and decodes its character references. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
