import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextEdit } from '@pagewright/core';
import { unlessBroken } from '../../files/describe-code-error.ts';
import type { Project } from '../declare/command.ts';
import { type BlockNames, blockNames, blockWords } from './block-names.ts';
import { fillTemplate } from './fill-template.ts';
import { assertCodeName, keyOf, printSteps, registryEdits, type Step, writeCode } from './write-code.ts';

const list = 'schemas/blocks/index.ts';

/** What runs in the browser: nothing, a script without React, or the component. */
type BlockKind = 'static' | 'enhance' | 'interactive';

/** Says in a schema what runs in the browser. */
const inBrowser = { static: 'false', enhance: "{ enhance: 'always' }", interactive: "{ hydrate: 'always', chunk: 'own' }" };

type NewBlockOptions = Pick<Project, 'root' | 'loadCode'> & { name: string; kind: BlockKind };

/** Writes a block type and prints what to do next. Returns the exit code. Throws like `writeBlock`. */
export async function newBlock(options: NewBlockOptions): Promise<number> {
  const { root, name } = options;
  const written = await writeBlock(options);
  const more = `On a page it is\n  - type: ${name}\n    heading: A heading\n    text: A text.`;
  printSteps(root, { written, steps: stepsFor(name), more });
  return 0;
}

/**
 * Writes the files of a block type and its lines in the registries, so that a page can use it. Returns the paths as messages show
 * them. Throws, in plain words, when the type cannot have the name or one of its files exists.
 */
export async function writeBlock({ root, name, kind, loadCode }: NewBlockOptions): Promise<string[]> {
  // Broken code may lack the very files that are written here.
  const code = await unlessBroken(loadCode());
  if (code?.isBlockType(name)) throw new Error(`There is a block type "${name}" already. Choose another name.`);
  assertCodeName(name, { of: 'a block type', example: 'promo-banner' });
  const block = blockNames(name, await readFile(join(root, list), 'utf8'));
  const words = { ...blockWords(block), RUNS_IN_BROWSER: inBrowser[kind] };
  // A project without block types of this kind need not have their registry.
  const isFirst = kind !== 'static' && !existsSync(join(root, 'src', 'blocks', `${kind}.ts`));
  const templates = ['block', ...(kind === 'static' ? [] : ['button-block']), `${kind}-block`];
  const own = templates
    .flatMap((template) => fillTemplate(template, root, words))
    .sort((one, other) => (one.absolute < other.absolute ? -1 : 1));
  const created = [...own, ...(isFirst ? fillTemplate(`${kind}-registry`, root, words) : [])];
  const registries = [
    { path: list, edits: (text: string) => inBlockList(text, block) },
    ...(kind === 'interactive' ? [] : [{ path: 'src/blocks/static.ts', edits: (text: string) => inStaticRegistry(text, block) }]),
    ...(kind === 'static' || isFirst
      ? []
      : [{ path: `src/blocks/${kind}.ts`, edits: (text: string) => inLazyRegistry(text, block, kind) }]),
  ];
  return writeCode({ root }, created, registries);
}

const stepsFor = (name: string): Step[] => [
  `Declare its fields in schemas/blocks/${name}.ts, and render them in src/blocks/${name}.tsx.`,
  `Write examples in tests/blocks/${name}/: full.yaml has every field, minimal.yaml only what is required.`,
  { commands: [['types']] },
  { commands: [['catalogue', `--pictures ${name}`]], does: "adds the type and its picture to the authors' guide." },
  {
    commands: [['expected', name]],
    does: `writes tests/mutations/expected/${name}.txt: what check reports for mistakes in full.yaml. Read it.`,
  },
  { commands: [['snapshots']], does: 'writes the pictures with which later versions of the block are compared. Look at them.' },
  { commands: [['lint'], ['test:unit']] },
];

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

/** Returns the edits that add what the browser loads on demand to its registry: a script or an island. */
const inLazyRegistry = (text: string, { type }: BlockNames, kind: 'enhance' | 'interactive'): TextEdit[] =>
  registryEdits(text, {
    opening: `export const ${kind === 'enhance' ? 'enhanceScripts' : 'islands'} = {`,
    entry: `  ${keyOf(type)}: () => import('./${type}.${kind === 'enhance' ? 'enhance.ts' : 'tsx'}'),`,
    key: type,
  });
