import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { escapeHtml } from '../../packages/core/src/model/escape-html.ts';
import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { planOf } from '../../packages/core/src/schema/compile-plan.ts';
import { type FieldPlan, kindOf, planIn } from '../../packages/core/src/schema/field-plan.ts';
import type { Site } from '../../packages/core/src/site/site.ts';
import { alternativeFields } from '../../packages/engine/src/editor-schema/required-fields.ts';
import { createRenderBlock, type RenderBlock } from '../../packages/engine/src/render/render-block.tsx';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import siteCode from '../../src/site.ts';
import { modelAt } from '../support/page-models.ts';
import { copySite } from '../support/site-copy.ts';
import { visibleTexts } from '../support/visible-texts.ts';

const temp = tempFolder('block-fixtures');
const cases = Object.keys(blocks).flatMap((type) =>
  readdirSync(inProject('tests', 'blocks', type))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ type, size: file.replace('.yaml', ''), yaml: readFileSync(inProject('tests', 'blocks', type, file), 'utf8') })),
);
const fileOf = ({ type, size }: { type: string; size: string }): string => `pages/only/${type}-${size}.yaml`;
const pathOf = ({ type, size }: { type: string; size: string }): string => `/only/${type}-${size}`;
const pageAt = (path: string, block: string): string =>
  `path: ${path}\ntitle: The page ${path}\ndescription: The page ${path}, with one block.\nblocks:\n  - ${block.trimEnd().replaceAll('\n', '\n    ')}\n`;

/** The lines of a page before its block. */
const linesBefore = 4;

type Fixtures = Pick<Site, 'pages' | 'blocksOf'> & { problems: readonly Problem[]; renderBlock: RenderBlock };
let fixtures: Fixtures;

beforeAll(async () => {
  const { pages, findProblems, blocksOf } = await loadFixtures();
  fixtures = {
    pages,
    blocksOf,
    problems: findProblems(),
    renderBlock: await createRenderBlock(await siteCode.components(), siteCode.traitsOf),
  };
  expect(fixtures.problems.filter(({ severity, file }) => severity === 'error' && !file.includes('/pages/only/'))).toEqual([]);
});

/** Form fields keep their names and these messages and labels for later: they are in the props of the block and not in its text. A currency is shown as its sign. */
const shownLater = new Set([
  ...['name', 'required', 'invalid', 'tooLong', 'sendingLabel', 'currency', 'sent'],
  // Settings of form fields, which are no text for visitors.
  ...['pattern', 'country', 'when', 'value', 'subject'],
  // What a list says while it has no records.
  'empty',
]);

describe.each(cases)('$type, $size', ({ type, size, yaml }) => {
  let html = '';

  beforeAll(async () => {
    html = await renderAlone({ type, size, yaml }, fixtures);
  });

  test('has no inline style and no inline handler', () => {
    expect(html).not.toMatch(/\sstyle=/i);
    expect(html).not.toMatch(/\son[a-z]+=/i);
  });

  test('shows every text of the fixture', () => {
    const shown = visibleTexts(html);
    const block: unknown = parse(yaml);
    for (const text of textsOf(block, planOf(siteCode.blockSchema(type)))) expect(shown).toContain(text);
  });

  test('leads where its links say', () => {
    const block: unknown = parse(yaml);
    for (const address of linksOf(block, planOf(siteCode.blockSchema(type)))) expect(html).toContain(`href="${escapeHtml(address)}"`);
  });

  test('gives no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has no list, heading or paragraph without content, but for the ones that its script fills', () => {
    const written = html.replaceAll(/<template>.*?<\/template>/gs, '');
    const empty = [...written.matchAll(/<(ul|ol|dl|table|tbody|h[1-6]|figcaption|p)\b([^>]*)><\/\1>/g)].filter(
      ([, , attributes = '']) => !/ (?:id="[^"]*-error"|role="status"|aria-live=|data-)/.test(attributes),
    );
    expect(empty.map(([element]) => element)).toEqual([]);
  });

  test('is named by a heading that exists', () => {
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(html).toContain(`id="${id}"`);
  });
});

test('the searches find the texts and links of the fixtures', () => {
  const full = Object.keys(blocks).map((type) => {
    const block: unknown = parse(readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8'));
    return { block, plan: planOf(siteCode.blockSchema(type)) };
  });
  expect(full.filter(({ block, plan }) => textsOf(block, plan).length > 0).length).toBeGreaterThan(45);
  expect(full.flatMap(({ block, plan }) => linksOf(block, plan)).length).toBeGreaterThan(25);
});

describe.each(Object.entries(blocks))('%s', (type, { schema }) => {
  const fixture = (size: string): Record<string, unknown> =>
    parse(readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8'));

  test('has fixtures with every field, and one of alternative fields', () => {
    // A form that leads to another service sends no mails, so it has a fixture of its own.
    const written = [...new Set(cases.filter((one) => one.type === type).flatMap(({ size }) => Object.keys(fixture(size))))];
    const isReplaced = (name: string): boolean =>
      alternativeFields(planOf(schema)).some(
        ({ names }) => names.includes(name) && names.some((other) => other !== name && written.includes(other)),
      );
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

/** Writes a site with a page of its own for every fixture, and loads it. */
function loadFixtures(): ReturnType<ReturnType<typeof createSiteLoader>> {
  const site = copySite('blocks', temp);
  const pageOfPosts = site.read('pages/post.yaml');
  rmSync(join(site.dir, 'pages'), { recursive: true });
  site.write('pages/post.yaml', pageOfPosts);
  for (const path of ['/', '/blogs'])
    site.write(`pages/${path.slice(1) || 'home'}.yaml`, pageAt(path, 'type: page-header\nheading: A page'));
  for (const one of cases) site.write(fileOf(one), pageAt(pathOf(one), one.yaml));
  return createSiteLoader(site.dir, siteCode)();
}

async function renderAlone(one: (typeof cases)[number], { pages, blocksOf, problems, renderBlock }: Fixtures): Promise<string> {
  // Of most records no block makes use, which is a warning.
  const errors = problems.filter(({ severity, file }) => severity === 'error' && file.endsWith(fileOf(one)));
  const found = errors.map(
    ({ line, code, message }) => `tests/blocks/${one.type}/${one.size}.yaml:${line - linesBefore} ${code} ${message}`,
  );
  expect(found, 'The example is the only block of its page. An anchor that it links to must be its own id.').toEqual([]);
  const blocks = modelAt({ pages, blocksOf }, pathOf(one))?.blocks ?? [];
  expect(blocks).toHaveLength(1);
  return blocks.map((block) => renderBlock(block)).join('');
}

/** Returns the values of every link. */
function linksOf(value: unknown, plan: FieldPlan | undefined): string[] {
  if (typeof value === 'string') return kindOf(plan)?.kind === 'href' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => linksOf(item, planIn(plan, index)));
  return Object.entries(value).flatMap(([name, field]) => linksOf(field, planIn(plan, name)));
}

/** The texts of a value that a visitor reads: those of fields that are neither references nor choices nor names. */
function textsOf(value: unknown, plan: FieldPlan | undefined): string[] {
  if (typeof value === 'string') return isShown(plan) ? (kindOf(plan)?.kind === 'rich' ? wordsOf(value) : [value]) : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsOf(item, planIn(plan, index)));
  return Object.entries(value).flatMap(([name, field]) => (shownLater.has(name) ? [] : textsOf(field, planIn(plan, name))));
}

/** True for a field whose text is content. Choices and literals are instructions, and a reference resolves to something else. */
function isShown(plan: FieldPlan | undefined): boolean {
  const kind = kindOf(plan)?.kind;
  if (kind === undefined) return plan?.shape === 'text' && plan.isPlain;
  return kind === 'text' || kind === 'rich';
}

/** The words of a rich text, without tags and the targets of links. */
const wordsOf = (text: string): string[] => text.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ').match(/\p{L}{2,}/gu) ?? [];
