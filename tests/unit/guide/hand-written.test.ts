import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { type GuideSnippet, snippetsOf } from '../../support/guide-snippets.ts';

const temp = tempFolder('guide');
const guides = ['README.md', 'first-landing-page.md'];
const snippets = guides.flatMap(snippetsOf);

/** A copy of the shipped site with every sample of the guide in its place. */
function siteWith(samples: readonly GuideSnippet[]): string {
  const dir = join(temp, 'site');
  cpSync(inProject('site.config'), dir, { recursive: true, filter: (path) => !path.includes('.encoded') });
  for (const [index, sample] of samples.entries()) putInPlace(dir, sample, index);
  return dir;
}

const head = (index: number): string =>
  `path: /sample-${index}\ntitle: Sample ${index} of the guide\ndescription: A page that holds sample ${index} of the guide for authors, and nothing else at all.\nblocks:\n`;

function putInPlace(dir: string, { kind, name, text }: GuideSnippet, index: number): void {
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  if (kind === 'page') write(`pages/sample-${index}.yaml`, text);
  else if (kind === 'blocks') write(`pages/sample-${index}.yaml`, head(index) + text);
  else if (kind === 'shared') write(`shared/${name}.yaml`, text);
  else if (kind === 'record') appendFileSync(join(dir, 'collections', `${name}.yaml`), text);
  else if (kind === 'settings') {
    const settings = parseDocument(readFileSync(join(dir, 'site.yaml'), 'utf8'));
    for (const [key, value] of Object.entries(Object(parse(text)))) settings.set(key, value);
    write('site.yaml', settings.toString());
  } else throw new Error(`What is a sample of the kind "${kind}"?`);
}

describe('the samples of the guide', () => {
  test('are marked with what they are', () => {
    expect([...new Set(snippets.map(({ kind }) => kind))].sort()).toEqual(['blocks', 'page', 'record', 'settings', 'shared']);
  });

  test('have no problem in the shipped site', async () => {
    const before = await createSiteLoader(inProject('site.config'), siteCode)();
    const { findProblems, pages } = await createSiteLoader(siteWith(snippets), siteCode)();
    const problems = findProblems();
    const found = problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`.replaceAll(`${temp}/site/`, ''));
    const known = before
      .findProblems()
      .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`.replaceAll('site.config/', ''));
    expect(found.filter((one) => !known.includes(one))).toEqual([]);
    expect(pages.length).toBeGreaterThan(before.pages.length);
  });
});

describe('the rows on quotes', () => {
  const rows = [
    ...readFileSync(inProject('docs', 'authors', 'README.md'), 'utf8').matchAll(
      /^\| [a-z][^|]* \| `([a-z]+: [^`]*)` \| `([a-z]+: [^`]*)` \|$/gm,
    ),
  ];

  test('are found', () => {
    expect(rows).toHaveLength(5);
  });

  test.each(rows.map(({ 1: wrong = '', 2: right = '' }) => ({ wrong, right })))('$wrong is not what $right is', ({ wrong, right }) => {
    const value = (line: string): unknown => {
      const document = parseDocument(line);
      return document.errors.length > 0 ? undefined : Object.values(Object(document.toJS()))[0];
    };
    const quoted = value(right);
    expect(typeof quoted).toBe('string');
    expect(value(wrong)).not.toBe(quoted);
  });
});

describe('the first landing page', () => {
  const guide = readFileSync(inProject('docs', 'authors', 'first-landing-page.md'), 'utf8');
  const preset = readFileSync(inProject('site.config', 'presets', 'landing.yaml'), 'utf8');

  test('changes a line that the preset has', () => {
    const [, line = ''] = /Change one, such as this line near the top,\n\n```\n {4}(.+)\n```/.exec(guide) ?? [];
    expect(line).not.toBe('');
    expect(preset).toContain(line);
  });

  test('speaks of blocks and links that the preset has', () => {
    for (const type of ['text-image', 'card-grid']) expect(preset).toContain(`- type: ${type}`);
    for (const label of ['About', 'What you get']) expect(preset).toContain(`- label: ${label}`);
  });
});

test('the commands that the guide names are there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const named = guides.flatMap((file) =>
    [...readFileSync(inProject('docs', 'authors', file), 'utf8').matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the block in README.md is the one of the picture below it', () => {
  const readme = readFileSync(inProject('README.md'), 'utf8');
  const [, yaml = '', type = ''] = /```yaml\n([\s\S]+?)```\n\n!\[[^\]]+\]\(docs\/authors\/blocks\/([a-z-]+)\.webp\)/.exec(readme) ?? [];
  const example: unknown = parse(readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8'));
  const { blocks }: { blocks: object[] } = parse(yaml);
  expect([example]).toMatchObject(blocks);
});
