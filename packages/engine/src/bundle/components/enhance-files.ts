import { existsSync } from 'node:fs';
import type { SiteCode } from '../../definition/site-code.ts';
import { modulesOf, readSource, type SourceMistake } from './source-file.ts';

type Code = Pick<SiteCode, 'blockTypes' | 'traitsOf' | 'componentFile' | 'enhanceFile'>;

/** An import of React for more than its types, also through the engine's components. */
const reactImport =
  /\bimport\s(?!\s*type\b)(?:(?!\bimport\s)[^'";])*['"](?<name>react(?:-dom)?(?:\/[^'"]*)?|pagewright\/(?:react|forms))['"]/g;

/**
 * Finds enhance scripts that cannot run or miss their purpose: a declared one without a file or without a default export, a
 * file that no block type declares, and a script that imports React.
 */
export function findEnhanceMistakes(code: Code): SourceMistake[] {
  return code.blockTypes.flatMap((type) => {
    const { interactive } = code.traitsOf(type);
    const path = code.enhanceFile(type);
    const isDeclared = interactive && interactive.enhance !== undefined;
    if (!existsSync(path)) return isDeclared ? missingScript(type, code) : [];
    return isDeclared ? mistakesOfScript(type, path) : [undeclaredScript(type, path)];
  });
}

const missingScript = (type: string, { componentFile }: Code): SourceMistake[] => [
  {
    file: readSource(componentFile(type)),
    at: 0,
    message: `The block type "${type}" declares enhance, and src/blocks/${type}.enhance.ts is missing. Write it: its default export is the function that enhances the block.`,
  },
];

const undeclaredScript = (type: string, path: string): SourceMistake => ({
  file: readSource(path),
  at: 0,
  message: `No browser loads this script, because the block type "${type}" does not declare it. Declare interactive: { enhance: 'always' } in schemas/blocks/${type}.ts, or remove the file.`,
});

function mistakesOfScript(type: string, path: string): SourceMistake[] {
  const file = readSource(path);
  const withoutDefault: SourceMistake = {
    file,
    at: 0,
    message: `This script has no default export. Write: export default function enhance(element, props, signal) { … }`,
  };
  const ofReact = modulesOf(file).flatMap((module) =>
    [...module.code.matchAll(reactImport)].map(({ index, groups = {} }) => ({
      file: module,
      at: index,
      message: `The enhance script of "${type}" imports "${groups.name}", so each visitor loads React for it. Do without it, or make the block an island: declare hydrate in schemas/blocks/${type}.ts.`,
    })),
  );
  return /\bexport\s+(?:default\b|\{[^{}]*\bas\s+default\b)/.test(file.code) ? ofReact : [withoutDefault, ...ofReact];
}
