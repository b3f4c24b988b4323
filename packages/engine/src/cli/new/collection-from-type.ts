import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertSite, nearestName } from '@pagewright/core';
import { displayPath } from '../../files/display-path.ts';
import { createSiteLoader } from '../../site/load-site.ts';
import { nodeHost } from '../../site/node-host.ts';
import type { Project } from '../declare/command.ts';
import { collectionNames } from './collection-texts.ts';
import { inCollectionList, list, readCollectionList, testSite } from './new-collection.ts';
import { collectionOfType } from './type-text.ts';
import { assertCodeName, printSteps, type Step, writeCode } from './write-code.ts';

type FromType = Pick<Project, 'root' | 'loadCode'> & { siteDir: string; type: string };

/**
 * Writes the collection of a type in code, with the same fields, adds it to the list of collections, and removes the file of the type.
 * Its labels in other languages stay. Returns the exit code. Throws, in plain words, for a type that does not exist or has a mistake,
 * and for a project without a list of collections.
 */
export async function collectionFromType({ root, siteDir, type: name, loadCode }: FromType): Promise<number> {
  assertSite(nodeHost, siteDir);
  const code = await loadCode();
  if (code.isCollection(name)) throw new Error(`The code declares the collection "${name}" already.`);
  const { schemas, named, findProblems } = await createSiteLoader(siteDir, code)();
  const file = named.files.types.find(({ absolute }) => absolute === join(siteDir, 'types', `${name}.yaml`));
  if (!file)
    throw new Error(`There is no type "${name}" in ${displayPath(join(siteDir, 'types'))}.${hintFor(name, Object.keys(schemas.types))}`);
  const type = schemas.types[name];
  if (!type || findProblems().some((problem) => problem.severity === 'error' && problem.file === file.displayPath))
    throw new Error(`${file.displayPath} has a mistake. Fix it first: npm run check`);
  assertCodeName(name, { of: 'a collection', example: 'case-studies' });
  const names = collectionNames(name, await readCollectionList(root), 'Collection');
  const registry = { path: list, edits: (text: string) => inCollectionList(text, names, names.schema) };
  const written = await writeCode({ root, siteDir }, collectionOfType(root, names, type), [registry], [file.absolute]);
  const steps = stepsFor(name, existsSync(join(root, testSite)));
  printSteps(root, { written, removed: [displayPath(file.absolute)], steps, more: 'More: docs/developers/add-a-collection.md' });
  return 0;
}

function hintFor(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  if (nearest !== undefined) return ` Did you mean "${nearest}"?`;
  return names.length === 0 ? '' : ` There are: ${names.join(', ')}.`;
}

const stepsFor = (name: string, hasTests: boolean): Step[] => [
  `Look at schemas/collections/${name}.ts. The records, the pages, and labels in other languages stay where they are.`,
  { commands: [['types'], ['check']] },
  `For a block type of your own that shows the records, add a reference to schemas/records.ts, such as\n       recordsOf('${name}', collections)`,
  ...(hasTests ? [`Write an example for the tests in ${testSite}/collections/${name}.yaml, and a page that shows it.`] : []),
  { commands: [['catalogue']], does: "adds the collection to the authors' guide." },
  { commands: [['lint'], ['test:unit']] },
];
