import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import { copyProject } from '../../support/project-copy.ts';
import { edits } from '../../support/random-edits.ts';
import { runCommand } from '../../support/run-command.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('rebuild');
const remembering = copyProject();
const forgetful = copyProject();

function forget(root: string): void {
  for (const name of existsSync(join(root, '.cache')) ? readdirSync(join(root, '.cache')) : []) {
    if (!['tool', 'client'].includes(name)) rmSync(join(root, '.cache', name), { recursive: true });
  }
}

test('a build after any edits writes the same bytes as a build from scratch', { timeout: 300_000 * runs(1) }, async () => {
  const copy = copySite('blocks', temp);
  const out = join(temp, 'out');
  const fresh = join(temp, 'fresh');
  const build = (root: string, folder: string) => runCommand(root, 'build', '--site', copy.dir, '--out', folder);
  let compared = 0;
  for (const all of fc.sample(fc.array(edits, { minLength: 1, maxLength: 2 }), { numRuns: runs(1), seed: 7 })) {
    for (const { apply } of all) apply(copy);
    const again = await build(remembering, out);
    // The edits may be mistakes.
    if (again.exitCode === 1) continue;
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    forget(forgetful);
    rmSync(fresh, { recursive: true, force: true });
    expect(await build(forgetful, fresh)).toMatchObject({ exitCode: 0 });
    expect(filesOf(out)).toEqual(filesOf(fresh));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
});
