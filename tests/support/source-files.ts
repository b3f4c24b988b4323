import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';

/** A file of the project: its path from the root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** The paths of all files under folders of the project, sorted, without what `npm pack` builds. */
export function listFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(inProject(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/^(?:packages|tools)\/[^/]+\/(?:dist|node_modules)\//.test(path))
    .sort();
}

const isTest = (path: string): boolean => /^(?:(?:packages|tools)\/[^/]+\/)?tests\//.test(path);

/** The TypeScript files of the engine, the schemas and the components, without tests. */
export const productFiles = (): SourceFile[] => sourceFiles('packages', 'src', 'schemas').filter(({ path }) => !isTest(path));

/** The TypeScript files of the product and of the tools, without tests. */
export const codeFiles = (): SourceFile[] => [...productFiles(), ...sourceFiles('tools').filter(({ path }) => !isTest(path))];

/** The TypeScript files under folders of the project. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return listFiles(...folders)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') }));
}
