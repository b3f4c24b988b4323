import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, which contains `src/`, `schemas/` and `tests/`. */
export const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Returns the absolute path of a file or folder of the project. */
export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
