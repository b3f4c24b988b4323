import type { TextEdit } from '../../problems/problem.ts';
import type { CollectionNames } from './collection-names.ts';
import { keyOf, registryEdits } from './registry-edits.ts';

/** Returns the edits that add a collection to the site's list of collections. */
export const inCollectionList = (text: string, { name, schema }: CollectionNames): TextEdit[] =>
  registryEdits(text, {
    import: { line: `import { ${schema} } from './${name}.ts';`, specifier: `./${name}.ts` },
    opening: 'export const collections = {',
    entry: `  ${keyOf(name)}: defineCollection(${schema}),`,
    key: name,
  });
