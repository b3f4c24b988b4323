import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { machineWithCode } from '../../support/code-state.ts';
import { filesOf } from '../../support/files-of.ts';
import { languageEdits } from '../../support/language-edits.ts';
import { edits } from '../../support/random-edits.ts';
import { runMainIn } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('rebuild');
const remembering = machineWithCode();
const forgetful = machineWithCode();

function forget(root: string): void {
  for (const name of existsSync(join(root, '.cache')) ? readdirSync(join(root, '.cache')) : []) {
    if (name !== 'tool') rmSync(join(root, '.cache', name), { recursive: true });
  }
}

/** Sites with edits of each. */
const sites = [
  { name: 'blocks', of: edits, few: 1 },
  { name: 'three-languages', of: languageEdits, few: 2 },
];

test.each(sites)(
  'a build of $name after any edits writes the same bytes as a build from scratch',
  { timeout: 300_000 * runs(1) },
  async ({ name, of, few }) => {
    const copy = copySite(name, temp);
    const out = join(temp, `out-${name}`);
    const fresh = join(temp, `fresh-${name}`);
    const build = (root: string, folder: string) => runMainIn(root, 'build', '--site', copy.dir, '--out', folder);
    let compared = 0;
    for (const all of fc.sample(fc.array(of, { minLength: 1, maxLength: 2 }), { numRuns: runs(few), seed: 7 })) {
      for (const { apply } of all) apply(copy);
      const again = await build(remembering, out);
      // The edits may be mistakes, or give warnings.
      if (again.exitCode === 1) continue;
      forget(forgetful);
      rmSync(fresh, { recursive: true, force: true });
      const { exitCode, stderr } = await build(forgetful, fresh);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: again.stderr });
      expect(filesOf(out)).toEqual(filesOf(fresh));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  },
);
