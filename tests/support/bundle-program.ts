import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'rolldown';
import { afterFile } from '../../packages/engine/tests/support/after-file.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/**
 * Bundles a TypeScript program of a test with the sources of the packages, because Node runs no TypeScript. Returns its file, which is removed
 * at the end of the test file. Other packages are imported from the project.
 */
export async function bundleProgram(source: string): Promise<string> {
  const name = basename(source, '.ts');
  const dir = inProject('.cache', `${name}-${process.pid}`);
  afterFile(() => rmSync(dir, { recursive: true, force: true }));
  await build({
    input: { [name]: source },
    platform: 'node',
    external: (id) => /^[@\w]/.test(id) && !/^(?:pagewright|@pagewright\/)/.test(id) && id !== name,
    resolve: { conditionNames: ['@pagewright/source', 'node', 'import', 'default'] },
    output: { dir, format: 'esm', entryFileNames: '[name].mjs' },
    logLevel: 'silent',
  });
  return join(dir, `${name}.mjs`);
}
