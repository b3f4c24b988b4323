import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from './after-file.ts';

/** Creates an empty folder outside of the project. It is removed at the end of the test file. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
