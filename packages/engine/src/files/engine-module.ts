import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the engine's modules: `src` in its own repository, `dist` in the published package. */
export const engineDir = join(import.meta.dirname, '..');

/** The file of the `pagewright` command. */
export const commandFile = join(engineDir, '..', 'bin', 'pagewright.mjs');

/** Returns the absolute path of a module of the engine, such as `client/boot`. Throws when it does not exist. */
export function engineModule(name: string): string {
  const file = ['.ts', '.tsx', '.js'].map((extension) => join(engineDir, `${name}${extension}`)).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`The engine has no module "${name}" in ${engineDir}.`);
  return file;
}
