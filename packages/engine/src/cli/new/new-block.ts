import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { idSchema } from '../../schema/fields/text.ts';
import { slugOf } from '../../text/slug.ts';
import { applyChanges } from '../../yaml/edit/site-changes.ts';
import { readSource, writeSource } from '../../yaml/edit/source-text.ts';
import type { Project } from '../declare/option.ts';
import { blockNames } from './block-names.ts';
import { blockTexts } from './block-texts.ts';
import { inBlockList, inInteractiveRegistry, inStaticRegistry } from './register-block.ts';

type NewBlockOptions = Pick<Project, 'root' | 'loadCode'> & { name: string; isInteractive: boolean };

/** Writes the files of a block type and its lines in the registries, so that a page can use it. Returns the exit code. Throws when it cannot. */
export async function newBlock({ root, name, isInteractive, loadCode }: NewBlockOptions): Promise<number> {
  refuseName(name, await loadCode());
  const block = blockNames(name);
  const texts = blockTexts(block, isInteractive);
  const created = [
    { path: `schemas/blocks/${name}.ts`, text: texts.schema },
    { path: `src/blocks/${name}.tsx`, text: texts.component },
    { path: `tests/blocks/${name}/minimal.yaml`, text: texts.minimal },
    { path: `tests/blocks/${name}/full.yaml`, text: texts.full },
  ];
  const taken = created.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Error(`There is a file ${taken.path} already. Choose another name.`);
  const registry = isInteractive ? 'src/blocks/interactive.ts' : 'src/blocks/static.ts';
  const lists = new Map([
    ['schemas/blocks/index.ts', inBlockList],
    [registry, isInteractive ? inInteractiveRegistry : inStaticRegistry],
  ]);
  const registered = await Promise.all(
    [...lists].map(async ([path, add]) => ({ path, text: add(await readFile(join(root, path), 'utf8'), block) })),
  );
  await applyChanges({ files: [], created: created.map(({ path, text }) => ({ absolute: join(root, path), text })) });
  for (const { path, text } of registered) await writeSource({ ...(await readSource(join(root, path))), text });
  console.log(
    whatNext(
      name,
      [...created, ...registered].map(({ path }) => path),
    ),
  );
  return 0;
}

const isBlockName = (name: string): boolean => idSchema.safeParse(name).success && /^[a-z]/.test(name);

function refuseName(name: string, { isBlockType }: ContentSchemas): void {
  if (isBlockType(name)) throw new Error(`There is a block type "${name}" already. Choose another name.`);
  if (isBlockName(name)) return;
  const meant = slugOf(name).replace(/^[^a-z]+/, '');
  const rule = 'It has lowercase letters from a to z, digits and single hyphens, and starts with a letter';
  throw new Error(`"${name}" cannot be the name of a block type. ${rule}${isBlockName(meant) ? `: ${meant}` : ', such as promo-banner.'}`);
}

const whatNext = (name: string, paths: readonly string[]): string => `Wrote
${paths.map((path) => `  ${path}`).join('\n')}

Next:
  1. Declare its fields in schemas/blocks/${name}.ts, and render them in src/blocks/${name}.tsx.
  2. Write examples in tests/blocks/${name}/: full.yaml has every field, minimal.yaml only what is required.
  3. npm run types && npm run test:unit

On a page it is
  - type: ${name}
    heading: A heading
    text: A text.`;
