import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentSchemas, planOf } from '@pagewright/core';
import { describeBlock } from '../editor-schema/block-schema.ts';
import { alternatives } from '../editor-schema/required-fields.ts';
import { fieldRows } from './field-rows.ts';
import { document, fieldTable, plain, sample } from './markdown.ts';
import type { ScriptCosts } from './script-costs.ts';

/** Returns the file of a block type's picture, which `npm run catalogue -- --pictures` renders. */
export const blockPicture = (type: string): string => `docs/authors/blocks/${type}.webp`;

/** Returns `docs/authors/blocks.md`: every block type with a picture, its fields and two examples. */
export function blocksPage(root: string, schemas: ContentSchemas, scripts: ScriptCosts): string {
  const { blockTypes } = schemas;
  return document(
    '# Blocks',
    'A page is a list of blocks. Choose a block, copy its YAML below `blocks:` of your page, and replace the example texts. The images, pages and records in the examples belong to a small test site: replace them with your own.',
    blockTypes.map((type) => `- [${type}](#${type}): ${plain(describeBlock(type, schemas))}`).join('\n'),
    'Most blocks are finished HTML. A block with a script says below what it adds to a page, in KiB as they are sent.',
    ...blockTypes.flatMap((type) => blockSection(root, type, schemas, scripts)),
  );
}

function blockSection(root: string, type: string, schemas: ContentSchemas, scripts: ScriptCosts): string[] {
  const { blockSchema, traitsOf } = schemas;
  const { maxPerPage } = traitsOf(type);
  const plan = planOf(blockSchema(type));
  const rules = alternatives(plan).flatMap(({ else: failed }) => failed?.errorMessage ?? []);
  return [
    `## ${type}`,
    plain(describeBlock(type, schemas)),
    ...(existsSync(join(root, blockPicture(type)))
      ? [`![The block ${type}, as the last example below shows it](blocks/${type}.webp)`]
      : []),
    fieldTable(fieldRows(plan).filter(({ name }) => name !== 'type')),
    rules.map(plain).join(' '),
    [describeScript(type, scripts), maxPerPage === undefined ? '' : `A page may have ${maxPerPage}.`].filter(Boolean).join(' '),
    ...exampleSection(root, type),
  ];
}

function describeScript(type: string, { own, withReact, react }: ScriptCosts): string {
  const size = own.get(type);
  if (size === undefined) return '';
  return `Script: at most ${size} KiB${withReact.has(type) ? `, and React with ${react} KiB, which a page loads once` : ''}.`;
}

const exampleFile = (root: string, type: string, size: 'minimal' | 'full'): string => join(root, 'tests', 'blocks', type, `${size}.yaml`);

const hasExample = (root: string, type: string, size: 'minimal' | 'full'): boolean => existsSync(exampleFile(root, type, size));

/** Returns the examples from the tests of a block type. Empty for a site without such tests. */
function exampleSection(root: string, type: string): string[] {
  if (!hasExample(root, type, 'minimal') || !hasExample(root, type, 'full')) return [];
  const example = (size: 'minimal' | 'full'): string => asEntry(readFileSync(exampleFile(root, type, size), 'utf8'));
  const minimal = example('minimal');
  const full = example('full');
  return [
    minimal === full ? 'Example:' : 'With the required fields:',
    sample('yaml', minimal),
    ...(minimal === full ? [] : ['With all fields:', sample('yaml', full)]),
  ];
}

/** Formats a block as an entry of a page's list. */
const asEntry = (block: string): string => `  - ${block.trimEnd().replaceAll('\n', '\n    ')}`;

/** Returns `docs/authors/pages.md`: the fields of a page. */
export const pagesPage = ({ pageSchema }: ContentSchemas): string =>
  document(
    '# Fields of a page',
    'Write these fields at the top of a file in `site.config/pages/`, before the blocks. For an example see [the guide](README.md#a-page-file).',
    fieldTable(fieldRows(planOf(pageSchema))),
  );
