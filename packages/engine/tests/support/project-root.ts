import { join, resolve } from 'node:path';

/** The folder of the project, which contains `src/`, `schemas/` and `tests/`. */
export const projectRoot = resolve(import.meta.dirname, '../../../..');

/** Returns the absolute path of a file or folder of the project. */
export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
