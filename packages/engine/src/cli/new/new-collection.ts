import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { assertSite, readYamlOf, type TextEdit } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import { pathProblemOf } from '../../edit/page-path.ts';
import { type NewFile, readSource } from '../../edit/site-changes.ts';
import { CodeLoadError } from '../../files/describe-code-error.ts';
import { displayPath } from '../../files/display-path.ts';
import { createSiteLoader } from '../../site/load-site.ts';
import { nodeHost } from '../../site/node-host.ts';
import type { Project } from '../declare/command.ts';
import { type CollectionNames, collectionNames, collectionOfRecords, collectionWords, recordPage } from './collection-texts.ts';
import { fillTemplate } from './fill-template.ts';
import { assertCodeName, keyOf, printSteps, registryEdits, type Step, writeCode } from './write-code.ts';

/** The path of the page of the record that a new collection starts with. */
const firstPath = (collection: string): string => `/${collection}/first`;

type NewCollectionOptions = Pick<Project, 'root' | 'loadCode'> & { siteDir: string; name: string; hasPages: boolean };

/** The site's list of collections, from the root of the project. */
export const list = 'schemas/collections/index.ts';

/** The site that the tests of the schemas read. Its records are the examples of each collection. */
export const testSite = 'tests/sites/blocks';

/**
 * Writes the schema of a collection, its line in the site's list and a file with a first record; with `hasPages` also the
 * page file of its records. Records that are there already stay, and the schema has their fields. A project with the site for tests gets an example there. Returns the exit code. Throws, in plain
 * words, when the collection cannot have the name or one of its files exists, and a `MissingSiteError` when there is no site
 * in `siteDir`.
 */
export async function newCollection({ root, siteDir, name, hasPages, loadCode }: NewCollectionOptions): Promise<number> {
  const code = await loadCode().catch((error: unknown) => withoutCode(error, hasPages));
  if (code?.isCollection(name)) throw new Error(`There is a collection "${name}" already. Choose another name.`);
  assertCodeName(name, { of: 'a collection', example: 'case-studies' });
  assertSite(nodeHost, siteDir);
  const names = collectionNames(name, await readCollectionList(root));
  const records = join(siteDir, 'collections', `${name}.yaml`);
  const path = displayPath(records);
  const written = await readRecords(records, path);
  if (written !== undefined && hasPages)
    throw new Error(
      `${path} has records already, so the fields of their page are yours to choose. Leave out --page, and write the page file.`,
    );
  const words = collectionWords(names);
  // The example has the fields of a new collection.
  const examples = written !== undefined || siteDir === join(root, testSite) ? [] : exampleFiles(join(root, testSite), names, code);
  const created = [
    ...(written === undefined
      ? [...fillTemplate('collection', root, words), ...fillTemplate('records', siteDir, words)]
      : collectionOfRecords(root, names, written, path)),
    ...(hasPages && code ? pageOf(siteDir, name, code) : []),
    ...examples,
  ];
  assertNoFile(join(siteDir, 'collections', `${name}.yml`));
  const pathProblem = hasPages && code ? pathProblemOf(firstPath(name), await createSiteLoader(siteDir, code)()) : undefined;
  if (pathProblem !== undefined) throw new Error(pathProblem);
  const paths = await writeCode({ root, siteDir }, created, [{ path: list, edits: (text) => inCollectionList(text, names) }]);
  const steps = stepsFor(names, { records: path, examples: examples.length, hasPages, isWritten: written !== undefined });
  printSteps(root, { written: paths, steps, more: 'More: docs/developers/add-a-collection.md' });
  return 0;
}

/** Reads the list of collections. Throws, in plain words, in a project without one. */
export function readCollectionList(root: string): Promise<string> {
  const file = join(root, list);
  if (existsSync(file)) return readFile(file, 'utf8');
  throw new Error(
    `There is no ${displayPath(file)}: this project has no collections in code. A type in types/ needs none, and "npm run create" writes a project with code.`,
  );
}

/** Broken code may lack the very collection that is written. Only the page of its records needs the block types of the code. */
function withoutCode(error: unknown, hasPages: boolean): undefined {
  if (!(error instanceof CodeLoadError)) throw error;
  if (hasPages) throw new Error(`${error.message}\n\nOr leave out --page: only the page needs the block types of the site.`);
}

/** Returns the records that the author has written already. Undefined without a file. */
async function readRecords(absolute: string, displayPath: string): Promise<unknown> {
  if (!existsSync(absolute)) return undefined;
  const { value, problems } = readYamlOf(`collections/${basename(absolute)}`, (await readSource(absolute)).text, displayPath);
  if (problems.length > 0) throw new Error(`${displayPath} cannot be read. Fix it first: npm run check`);
  return value ?? [];
}

function pageOf(siteDir: string, name: string, code: SiteCode): NewFile[] {
  const page = recordPage(siteDir, name, code);
  if (page.length > 0) return page;
  throw new Error(
    'No block type has the heading of a page and texts alone, so the page of a record has nothing to start with. Leave out --page, and write the page file yourself.',
  );
}

/**
 * A record for the tests, and its page, because a record that no page shows is a problem. The description of the page is not
 * from the record, so that a mistake in the record is one problem. Without code, only the record. None in a project without the site for tests.
 */
function exampleFiles(folder: string, names: CollectionNames, code: SiteCode | undefined): NewFile[] {
  if (!existsSync(folder)) return [];
  const record = fillTemplate('records', folder, collectionWords(names));
  if (!code) return record;
  const page = recordPage(folder, names.name, code, `The page of each record of ${names.name} in the site for tests.`);
  return page.length === 0 ? [] : [...record, ...page];
}

/** Collections may end in .yml as well, and only one of two files is read. */
function assertNoFile(absolute: string): void {
  if (existsSync(absolute)) throw new Error(`There is a file ${displayPath(absolute)} already. Choose another name.`);
}

type Written = { records: string; examples: number; hasPages: boolean; isWritten: boolean };

const stepsFor = ({ name, schema }: CollectionNames, { records, examples, hasPages, isWritten }: Written): Step[] => [
  ...(isWritten
    ? [`Look at schemas/collections/${name}.ts: the fields are those of ${records}, and their kinds are guessed. Describe each field.`]
    : [`Declare the fields of a record in schemas/collections/${name}.ts.`, `Write the records in ${records}.`]),
  ...(examples > 0
    ? [
        `Write the example for the tests in ${testSite}/collections/${name}.yaml, and the page that shows it in ${testSite}/pages/${name}/record.yaml${examples > 1 ? '.' : ', which was not written, because the code of the site cannot be loaded.'}`,
      ]
    : []),
  hasPages ? showPages(name) : showRecords(name, schema),
  { commands: [['types'], ['check']] },
  { commands: [['catalogue']], does: "adds the collection to the authors' guide." },
  {
    commands: [['expected', name]],
    does: `writes tests/mutations/expected/collections-${name}.txt: what check reports for mistakes in the example. Read it.`,
  },
  { commands: [['lint'], ['test:unit']] },
];

const showPages = (name: string): string =>
  `npm run dev\n       shows the page of the first record on http://localhost:${process.env.PORT || '5173'}${firstPath(name)}`;

const showRecords = (name: string, schema: string): string => `Let a block type show them. Add a reference to schemas/records.ts, such as
       export const ${schema.replace(/Schema$/, 'Records')} = recordsOf('${name}', collections);
     and use it as a field in the schema of the block type. Until a page shows a record, npm run check warns about it.`;

/** Returns the edits that add a collection to the site's list of collections. `definition`: what the entry says. */
export const inCollectionList = (text: string, { name, schema }: CollectionNames, definition = `defineCollection(${schema})`): TextEdit[] =>
  registryEdits(text, {
    import: { line: `import { ${schema} } from './${name}.ts';`, specifier: `./${name}.ts` },
    opening: 'export const collections = {',
    entry: `  ${keyOf(name)}: ${definition},`,
    key: name,
  });
