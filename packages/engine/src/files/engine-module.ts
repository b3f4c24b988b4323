import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The folder of the engine's modules: `src` in its own repository, `dist` in the published package. */
export const engineDir = join(import.meta.dirname, '..');

const { resolve } = createRequire(join(engineDir, 'index.js'));
const modulesOf = (name: string): string => join(dirname(resolve(`${name}/package.json`)), basename(engineDir));

/** The folder of the core's modules. */
const coreDir = modulesOf('@pagewright/core');

/** The folders of the modules of Pagewright. */
export const packageDirs = [engineDir, coreDir, modulesOf('pagewright-mail')];

/** The conditions by which a bundler finds the modules of the packages: in their own repository, the sources. */
export const conditionNames = [...(basename(engineDir) === 'src' ? ['@pagewright/source'] : []), 'import', 'default'];

/** The file of the `pagewright` command. */
export const commandFile = join(engineDir, '..', 'bin', 'pagewright.mjs');

/** The folder of the files that `new` fills in. */
export const templatesDir = join(engineDir, '..', 'templates');

/** Returns the version of Pagewright. */
export function engineVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(engineDir, '..', 'package.json'), 'utf8'));
  return version;
}

/** Returns the absolute path of a module of the engine, such as `client/boot`. Throws when it does not exist. */
export const engineModule = (name: string): string => moduleIn(engineDir, name);

/** Does the same for a module of the core, such as `model/fill-in`. */
export const coreModule = (name: string): string => moduleIn(coreDir, name);

function moduleIn(folder: string, name: string): string {
  const file = ['.ts', '.tsx', '.js'].map((extension) => join(folder, `${name}${extension}`)).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`Pagewright has no module "${name}" in ${folder}.`);
  return file;
}
