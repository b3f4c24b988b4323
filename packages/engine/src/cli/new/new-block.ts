import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextEdit } from '@pagewright/core';
import { unlessBroken } from '../../files/describe-code-error.ts';
import type { Project } from '../declare/command.ts';
import { print } from '../print.ts';
import { type BlockKind, type BlockNames, blockNames, blockTexts } from './block-texts.ts';
import { assertCodeName, keyOf, nextSteps, registryEdits, type Step, writeCode } from './write-code.ts';

const list = 'schemas/blocks/index.ts';

type NewBlockOptions = Pick<Project, 'root' | 'loadCode'> & { name: string; kind: BlockKind };

/** Writes a block type and prints what to do next. Returns the exit code. Throws like `writeBlock`. */
export async function newBlock(options: NewBlockOptions): Promise<number> {
  const { root, name } = options;
  const paths = await writeBlock(options);
  print(`Wrote
${paths.map((path) => `  ${path}`).join('\n')}

Next:
${nextSteps(root, stepsFor(name))}

On a page it is
  - type: ${name}
    heading: A heading
    text: A text.`);
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
  const texts = blockTexts(block, kind);
  const created = [
    { path: `schemas/blocks/${name}.ts`, text: texts.schema },
    { path: `src/blocks/${name}.tsx`, text: texts.component },
    ...(texts.script === undefined ? [] : [{ path: `src/blocks/${name}.enhance.ts`, text: texts.script }]),
    { path: `tests/blocks/${name}/minimal.yaml`, text: texts.minimal },
    { path: `tests/blocks/${name}/full.yaml`, text: texts.full },
  ];
  const inStatic = { path: 'src/blocks/static.ts', edits: (text: string) => inStaticRegistry(text, block) };
  const registries = {
    static: [inStatic],
    enhance: [inStatic, { path: 'src/blocks/enhance.ts', edits: (text: string) => inEnhanceRegistry(text, block), empty: noScripts }],
    interactive: [{ path: 'src/blocks/interactive.ts', edits: (text: string) => inInteractiveRegistry(text, block), empty: noIslands }],
  }[kind];
  return writeCode(
    { root },
    created.map(({ path, text }) => ({ absolute: join(root, path), text })),
    [{ path: list, edits: (text) => inBlockList(text, block) }, ...registries],
  );
}

/** The lists of a project without block types of these kinds, which need not have the files. */
const noScripts = `import type { EnhanceScripts } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The scripts of block types that declare \`enhance\`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const enhanceScripts = {
} satisfies EnhanceScripts<typeof blocks>;
`;
const noIslands = `import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The components of block types that declare \`hydrate\`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const islands = {
} satisfies Islands<typeof blocks>;
`;

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

/** Returns the edits that add a script to the registry of enhance scripts. */
const inEnhanceRegistry = (text: string, { type }: BlockNames): TextEdit[] =>
  registryEdits(text, {
    opening: 'export const enhanceScripts = {',
    entry: `  ${keyOf(type)}: () => import('./${type}.enhance.ts'),`,
    key: type,
  });

/** Returns the edits that add a component to the registry of islands. */
const inInteractiveRegistry = (text: string, { type }: BlockNames): TextEdit[] =>
  registryEdits(text, { opening: 'export const islands = {', entry: `  ${keyOf(type)}: () => import('./${type}.tsx'),`, key: type });
