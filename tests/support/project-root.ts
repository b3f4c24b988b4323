import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, in which `src/`, `schemas/` and `tests/` lie. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. */
export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
