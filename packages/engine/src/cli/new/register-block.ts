import type { TextEdit } from '../../problems/problem.ts';
import type { BlockNames } from './block-names.ts';
import { keyOf, registryEdits } from './registry-edits.ts';

/** Returns the edits that add a block type to the site's list of declarations. */
export const inBlockList = (text: string, { type, declaration }: BlockNames): TextEdit[] =>
  registryEdits(text, {
    import: { line: `import { ${declaration} } from './${type}.ts';`, specifier: `./${type}.ts` },
    opening: 'export const blocks = {',
    entry: type === declaration ? `  ${type},` : `  ${keyOf(type)}: ${declaration},`,
    key: type,
  });

/** Returns the edits that add a component to the registry of static components. */
export const inStaticRegistry = (text: string, { type, component }: BlockNames): TextEdit[] =>
  registryEdits(text, {
    import: { line: `import ${component} from './${type}.tsx';`, specifier: `./${type}.tsx` },
    opening: 'export const staticComponents = {',
    entry: `  ${keyOf(type)}: ${component},`,
    key: type,
  });

/** Returns the edits that add a script to the registry of enhance scripts. */
export const inEnhanceRegistry = (text: string, { type }: BlockNames): TextEdit[] =>
  registryEdits(text, {
    opening: 'export const enhanceScripts = {',
    entry: `  ${keyOf(type)}: () => import('./${type}.enhance.ts'),`,
    key: type,
  });

/** Returns the edits that add a component to the registry of islands. */
export const inInteractiveRegistry = (text: string, { type }: BlockNames): TextEdit[] =>
  registryEdits(text, { opening: 'export const islands = {', entry: `  ${keyOf(type)}: () => import('./${type}.tsx'),`, key: type });
