import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineDir } from '../files/engine-module.ts';

/** The files in `styles/` for the pages of tools of the preview. */
type StyleFile = 'fields' | 'blocks';

/** Returns the styles of files in `styles/`. */
export const readStyles = (...names: readonly StyleFile[]): string =>
  names.map((name) => readFileSync(join(engineDir, '..', 'styles', `${name}.css`), 'utf8')).join('');
