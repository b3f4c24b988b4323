import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import { copyProject } from '../../support/project-copy.ts';
import { runCommand } from '../../support/run-command.ts';

const temp = tempFolder('build-without-editor');

// In `npm test`, tests/architecture shows that the engine imports nothing of it.
test.runIf(isSweep)('a build has the same bytes with and without the package of the editor', async () => {
  const root = copyProject();
  cpSync(inProject('tests', 'sites', 'minimal'), join(root, 'site.config'), { recursive: true });
  const build = async (out: string): Promise<Map<string, string>> => {
    // Nothing is taken from the build before.
    for (const cache of readdirSync(join(root, '.cache'))) if (cache !== 'tool') rmSync(join(root, '.cache', cache), { recursive: true });
    expect(await runCommand(root, 'build', '--out', join(temp, out))).toMatchObject({ exitCode: 0, stderr: '' });
    return filesOf(join(temp, out));
  };
  const withEditor = await build('with');
  for (const folder of [join('node_modules', 'pagewright-editor'), join('packages', 'editor')])
    rmSync(join(root, folder), { recursive: true });
  expect(await build('without')).toEqual(withEditor);
  expect(withEditor.size).toBeGreaterThan(5);
});
