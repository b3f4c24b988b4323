import { relative } from 'node:path';
import type { SiteCode } from '../../definition/site-code.ts';
import { importsOf, type SourceMistake, type Sources } from './source-file.ts';

/** Finds components of blocks that import the component of another block type: its styles and its script would be missing on their pages. */
export function findSiblingImports(
  { blockTypes, componentFile }: Pick<SiteCode, 'blockTypes' | 'componentFile'>,
  sources: Sources,
): SourceMistake[] {
  const types = new Map(blockTypes.map((type) => [componentFile(type), type]));
  return [...types].flatMap(([path, type]) => {
    const file = sources.read(path);
    return sources.importedBy(file).flatMap((imported) => {
      const other = types.get(imported.path);
      if (other === undefined || other === type) return [];
      const name = relative(path, imported.path).replaceAll('\\', '/').replace('../', './');
      const at = importsOf(file).find(({ from }) => from === name)?.at ?? 0;
      return [
        {
          file,
          at,
          message: `The block type "${type}" imports the component of "${other}", whose styles and script a page without "${other}" does not have.\nMove what both show into a folder that src/site.ts shares, such as src/ui. Or let "${type}" accept blocks inside.`,
        },
      ];
    });
  });
}
