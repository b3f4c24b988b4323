import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the styles of files in `styles/`, by their names. */
export const editorStyles = (...names: readonly string[]): string =>
  names.map((name) => readFileSync(join(import.meta.dirname, '..', '..', 'styles', `${name}.css`), 'utf8')).join('');
