import { existsSync } from 'node:fs';
import type { SiteCode } from '../../definition/site-code.ts';
import { importsOf, type SourceFile, type SourceMistake, type Sources } from './source-file.ts';

type Code = Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'enhanceFile'>;

/** React, also through the engine's components. */
const reactModule = /^(?:react(?:-dom)?(?:\/.*)?|pagewright\/(?:react|forms))$/;

/**
 * Finds enhance scripts that cannot run or miss their purpose: a declared one without a file or without a default export, a
 * file that no block type declares, and a script that imports React.
 */
export function findEnhanceMistakes(code: Code, sources: Sources): SourceMistake[] {
  return code.blockTypes.flatMap((type) => {
    const { interactive } = code.traitsOf(type);
    const path = code.enhanceFile(type);
    const isDeclared = interactive && interactive.enhance !== undefined;
    if (!existsSync(path)) return isDeclared ? [missingScript(type, sources.read(code.componentFile(type)))] : [];
    const file = sources.read(path);
    return isDeclared ? mistakesOfScript(type, file, sources) : [undeclaredScript(type, file)];
  });
}

const missingScript = (type: string, file: SourceFile): SourceMistake => ({
  file,
  at: 0,
  message: `The block type "${type}" declares enhance, and src/blocks/${type}.enhance.ts is missing. Write it: its default export is the function that enhances the block.`,
});

const undeclaredScript = (type: string, file: SourceFile): SourceMistake => ({
  file,
  at: 0,
  message: `No browser loads this script, because the block type "${type}" does not declare it. Declare interactive: { enhance: 'always' } in schemas/blocks/${type}.ts, or remove the file.`,
});

function mistakesOfScript(type: string, file: SourceFile, sources: Sources): SourceMistake[] {
  const withoutDefault: SourceMistake = {
    file,
    at: 0,
    message: `This script has no default export. Write: export default function enhance(element, props, signal) { … }`,
  };
  const ofReact = sources.modulesOf(file).flatMap((module) =>
    importsOf(module)
      .filter(({ from }) => reactModule.test(from))
      .map(({ from, at }) => ({
        file: module,
        at,
        message: `The enhance script of "${type}" imports "${from}", so each visitor loads React for it. Do without it, or make the block an island: declare hydrate in schemas/blocks/${type}.ts.`,
      })),
  );
  const exported = file.parsed.module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  const hasDefault = exported.some(({ kind, name }) => kind === 'Default' || name === 'default');
  return hasDefault ? ofReact : [withoutDefault, ...ofReact];
}
