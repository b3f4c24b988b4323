import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects } from '../render/redirects-file.ts';

/** Where the old paths of a built site lead, from its `_redirects`; none for a site without the file. */
export function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : new Map();
}
