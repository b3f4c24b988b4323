import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '../../../packages/engine/src/publish/publish-context.ts';

/** Writes what a build leaves: a page and a few files. `number`: of the release, which is in its page and its id. */
export function builtRelease(folder: string, number: number, files: Readonly<Record<string, string>> = {}): Required<Release> {
  const id = number.toString(16).padStart(16, '0');
  const all = {
    'index.html': `<h1>Release ${number}</h1>`,
    'about/index.html': '<h1>About</h1>',
    'release.json': JSON.stringify({ id }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { id, folder };
}
