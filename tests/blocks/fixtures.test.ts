import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRenderBlock, type RenderBlock } from '../../packages/engine/src/render/render-block.tsx';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import site from '../../src/site.ts';
import { inProject } from '../support/project-root.ts';
import { copySite } from '../support/site-copy.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { visibleTexts } from '../support/visible-texts.ts';

const temp = tempFolder('block-fixtures');
const cases = Object.keys(blocks).flatMap((type) => ['minimal', 'full'].map((size) => ({ type, size })));

/** Fields whose text is an instruction to the page and not something to read. */
const unread = new Set([
  'type',
  'id',
  'background',
  'name',
  'kind',
  'autocomplete',
  'rule',
  'emailRule',
  'submit',
  'tooLong',
  'required',
  'invalid',
  'imageSide',
  'icon',
  'sendingLabel',
]);
const references = new Set([
  'src',
  'video',
  'poster',
  'to',
  'questions',
  'clients',
  'testimonials',
  'key',
  'projects',
  'values',
  'appTypes',
  'backTo',
  'categories',
  'category',
  'post',
  'posts',
  'reasons',
  'service',
  'services',
  'websiteTypes',
]);

/** Fields that stand for one another: a block writes one of them. */
const alternatives = [
  ['heading', 'headingRich'],
  ['services', 'websiteTypes', 'appTypes', 'category'],
];

describe.each(cases)('$type, $size', ({ type, size }) => {
  const yaml = readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8');
  let draw: RenderBlock;
  let html = '';

  beforeAll(async () => {
    draw = await createRenderBlock(await site.components(), site.traitsOf);
    html = await drawAlone(yaml, draw);
  });

  test('has no inline style and no inline handler', () => {
    expect(html).not.toMatch(/\sstyle=/i);
    expect(html).not.toMatch(/\son[a-z]+=/i);
  });

  test('shows every text of the fixture', () => {
    const shown = visibleTexts(html);
    const block: unknown = parse(yaml);
    for (const text of textsOf(block)) expect(shown).toContain(text);
  });

  test('leads where its links say', () => {
    for (const [, address = ''] of yaml.matchAll(/^\s*to: (.+)$/gm)) expect(html).toContain(`href="${address}"`);
  });

  test('gives no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('is named by a heading that exists', () => {
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(html).toContain(`id="${id}"`);
  });
});

describe.each(Object.entries(blocks))('%s', (type, { schema }) => {
  const fixture = (size: string): Record<string, unknown> =>
    parse(readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8'));

  test('has a full fixture that writes every field, one where several stand for one another', () => {
    const written = Object.keys(fixture('full'));
    const isReplaced = (name: string): boolean =>
      alternatives.some((names) => names.includes(name) && names.some((other) => other !== name && written.includes(other)));
    // Of a hidden block there would be nothing to look at.
    const fields = Object.keys(schema.shape).filter((name) => name !== 'hidden');
    const needed = fields.filter((name) => written.includes(name) || !isReplaced(name));
    expect(written.sort()).toEqual(needed.sort());
  });

  test('has a minimal fixture of which nothing can be left out', () => {
    const minimal = fixture('minimal');
    const dispensable = Object.keys(minimal).filter((name) => {
      const { [name]: _, ...rest } = minimal;
      return schema.safeParse(rest).success;
    });
    expect(dispensable).toEqual([]);
  });
});

async function drawAlone(yaml: string, draw: RenderBlock): Promise<string> {
  const site = copySite('blocks', temp);
  const pageOfPosts = site.read('pages/post.yaml');
  rmSync(join(site.dir, 'pages'), { recursive: true });
  site.write('pages/post.yaml', pageOfPosts);
  const block = yaml.trimEnd().split('\n').join('\n    ');
  site.write('pages/only.yaml', `path: /\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
  site.write(
    'pages/blogs.yaml',
    'path: /blogs\ntitle: Blogs\ndescription: Where posts lead back to.\nblocks:\n  - type: page-header\n    heading: Blogs\n',
  );
  const { pages, findProblems } = await createSiteLoader(site.dir)();
  const problems = findProblems();
  // Of most records the one block makes no use, which is a warning.
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual([]);
  const blocks = pages.flatMap(({ model }) => (model?.path === '/' ? model.blocks : []));
  expect(blocks).toHaveLength(1);
  return blocks.map(draw).join('');
}

/** The texts of a block that a visitor reads. */
function textsOf(value: unknown, key = ''): string[] {
  if (unread.has(key) || references.has(key)) return [];
  if (typeof value === 'string')
    return [
      key.endsWith('Rich')
        ? value
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim()
        : value,
    ];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsOf(item, key));
  return Object.entries(value).flatMap(([name, field]) => textsOf(field, name));
}
