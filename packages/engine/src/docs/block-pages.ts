import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alternatives } from '../editor-schema/alternatives.ts';
import { describeBlock } from '../editor-schema/block-schema.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { fieldRows } from './field-rows.ts';
import { document, fieldTable, plain, sample } from './markdown.ts';

/** Returns `docs/authors/blocks.md`: every block type with its picture, its fields and two examples. */
export function blocksPage(root: string, schemas: ContentSchemas): string {
  const { blockTypes } = schemas;
  return document(
    '# Blocks',
    'A page is a list of blocks. Choose one, copy its YAML under `blocks:` of your page, and replace the example texts by your own. Pictures, pages and records in the examples belong to a small test site: replace them by your own.',
    blockTypes.map((type) => `- [${type}](#${type}): ${plain(describeBlock(type, schemas))}`).join('\n'),
    ...blockTypes.flatMap((type) => blockSection(root, type, schemas)),
  );
}

function blockSection(root: string, type: string, schemas: ContentSchemas): string[] {
  const { blockSchema } = schemas;
  const rules = alternatives(blockSchema(type)).flatMap(({ else: otherwise }) => otherwise?.errorMessage ?? []);
  return [
    `## ${type}`,
    plain(describeBlock(type, schemas)),
    ...(hasExample(root, type, 'full') ? [`![The block ${type}, rendered from the last example below](blocks/${type}.webp)`] : []),
    fieldTable(fieldRows(blockSchema(type)).filter(({ name }) => name !== 'type')),
    rules.map(plain).join(' '),
    ...exampleSection(root, type),
  ];
}

const exampleFile = (root: string, type: string, size: 'minimal' | 'full'): string => join(root, 'tests', 'blocks', type, `${size}.yaml`);

const hasExample = (root: string, type: string, size: 'minimal' | 'full'): boolean => existsSync(exampleFile(root, type, size));

/** The examples that the tests of the block type have; nothing for a site without such tests. */
function exampleSection(root: string, type: string): string[] {
  if (!hasExample(root, type, 'minimal') || !hasExample(root, type, 'full')) return [];
  const example = (size: 'minimal' | 'full'): string => asEntry(readFileSync(exampleFile(root, type, size), 'utf8'));
  const [minimal, full] = [example('minimal'), example('full')];
  return [
    minimal === full ? 'An example:' : 'With the required fields:',
    sample('yaml', minimal),
    ...(minimal === full ? [] : ['With all fields:', sample('yaml', full)]),
  ];
}

/** Returns a block as an entry of the list of a page. */
const asEntry = (block: string): string => `  - ${block.trimEnd().replaceAll('\n', '\n    ')}`;

/** Returns `docs/authors/pages.md`: the fields of a page besides its blocks. */
export const pagesPage = ({ pageSchema }: ContentSchemas): string =>
  document(
    '# Fields of a page',
    'These fields are at the top of a file in `site.config/pages/`, before the blocks and without indentation. The guide shows [a page file](README.md#a-page-file).',
    fieldTable(fieldRows(pageSchema)),
  );
