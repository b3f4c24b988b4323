import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new empty folder outside of the project, removed when the test file is done. For the top of a test file, not for inside a test. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  // Thousands of copied files take a while on a busy machine.
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}
