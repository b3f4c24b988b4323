import { expect, test } from 'vitest';
import { formatProblem } from '../../../packages/core/src/problems/format-problem.ts';
import { createRenderBlock } from '../../../packages/engine/src/render/render-block.tsx';
import { structuredData } from '../../../packages/engine/src/render/structured-data.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { runMain } from '../../support/run-main.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('nested-blocks');

const head = 'path: /halves\ntitle: Two halves\ndescription: A page whose blocks stand in two columns beside each other.\nblocks:\n';

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** A site with a page whose last block has these columns. */
function siteWith(...columns: string[]) {
  const { load, ...copy } = share();
  const inside = columns.map((blocks) => `      - blocks:\n${blocks.replaceAll(/^(?=.)/gm, '          ')}`);
  copy.write(
    'pages/halves.yaml',
    `${head}  - type: page-header\n    heading: Two halves\n  - type: columns\n    heading: Halves\n    columns:\n${inside.join('\n')}\n`,
  );
  return { copy, load };
}

const quote = '- type: quote\n  text: On the day.\n  name: Ada';

test('a mistake inside a nested block is reported at its line, with the fields of its type', async () => {
  const { copy, load } = siteWith(
    '- type: quote\n  txt: On the day.\n  name: Ada',
    '- type: faq\n  heading: Asked\n  questions: [what-costs]',
  );
  const problems = (await load()).findProblems().filter(({ file }) => file.endsWith('halves.yaml'));
  expect(
    problems.map(formatProblem).join('\n').replaceAll(`${copy.dir}/`, ''),
  ).toBe(`pages/halves.yaml:12:13  unknown-field  "txt" is not a field of quote. Did you mean "text"?  (page "Two halves", block 2 (columns), inside (quote))
  11 |           - type: quote
  12 |             txt: On the day.
     |             ^^^
  Fields: id, hidden, background, text, name, role, image, link.
  fix:  text: On the day.`);
});

test.each([
  ['- type: gallery\n  heading: Pictures', 'not-allowed-here', 'A block of the type "gallery" cannot stand here.'],
  ['- use: call', 'not-allowed-here', 'A shared block cannot stand inside another block.'],
  ['- type: columns\n  heading: More', 'not-allowed-here', 'A block of the type "columns" cannot stand here.'],
  ['- type: qoute\n  heading: More', 'unknown-block-type', 'Unknown block type "qoute". Did you mean "quote"?'],
  ['- heading: More', 'missing-block-type', 'This block has no type.'],
  ['- some words', 'not-a-block', 'This block has no fields.'],
])('%j is not a block that may stand in a column', async (written, code, message) => {
  const { load } = siteWith(quote, written);
  const problems = (await load()).findProblems().filter(({ file }) => file.endsWith('halves.yaml'));
  expect(problems).toMatchObject([{ code, line: 15, message: expect.stringContaining(message) }]);
});

test('references inside are found, and a missing one is reported', async () => {
  const { copy, load } = siteWith(quote, '- type: faq\n  heading: Asked\n  questions: [what-costs, nobody]');
  expect((await load()).findProblems()).toMatchObject([{ code: 'missing-record', line: 17 }]);
  const { stdout } = await runMain('uses', 'faqs/what-costs', '--site', copy.dir);
  expect(stdout).toContain('pages/halves.yaml:17');
});

test('the id of a nested block is an anchor, and is unique on the page', async () => {
  const link = '- type: rich-text\n  heading: More\n  content: See [the words](#words) and [others](#others).';
  const { load } = siteWith(`${quote}\n  id: words`, `${link}\n${quote}\n  id: words`);
  const problems = (await load()).findProblems();
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'broken-anchor /halves has no block with the id "others".',
    'duplicate-anchor Two blocks on this page have the id "words": lines 14 and 22.',
  ]);
});

test('a nested block is rendered in its place with its structured data; a hidden one is left out', async () => {
  const { load } = siteWith(
    quote,
    '- type: faq\n  heading: Asked\n  questions: [what-costs]\n- type: faq\n  heading: Asked, too\n  questions: [how-long]\n- type: rich-text\n  heading: Secret\n  content: Nothing.\n  hidden: true',
  );
  const { pages, settings, blocksOf } = await load();
  const page = modelAt({ pages, blocksOf }, '/halves');
  const block = page?.blocks[1];
  if (!page || !settings || !block) throw new Error('The page has an error.');
  const html = (await createRenderBlock(await siteCode.components(), siteCode.traitsOf))(block);
  expect(html).toMatch(/<h2[^>]*>Halves<\/h2>.*On the day\..*<h3[^>]*>Asked<\/h3>/s);
  expect(html).not.toContain('Secret');
  // Search engines read one FAQPage of a page, with the questions of all its blocks.
  const { '@graph': things } = structuredData(page, settings, siteCode.traitsOf, new Map());
  expect(things.filter((thing) => JSON.stringify(thing).includes('FAQPage'))).toMatchObject([{ mainEntity: { length: 2 } }]);
});

test('a component that leaves out a nested block fails', async () => {
  const { load } = siteWith(quote, quote);
  const block = modelAt(await load(), '/halves')?.blocks[1];
  if (!block) throw new Error('The page has an error.');
  const components = await siteCode.components();
  const render = await createRenderBlock(
    { ...components, staticComponents: { ...components.staticComponents, columns: () => null } },
    siteCode.traitsOf,
  );
  expect(() => render(block)).toThrow('The component of "columns" does not show the nested block columns.0.blocks.0, columns.1.blocks.0.');
});
