import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { inProject } from '../support/project-root.ts';

/** Runs a process in which many objects survive, and returns the largest size of the space for new ones, in MiB. */
function spaceOf(start: string): number {
  const code = `${start}
    const { getHeapSpaceStatistics: spaces } = await import('node:v8');
    const kept = [];
    let largest = 0;
    for (let round = 0; round < 200; round += 1) {
      for (let count = 0; count < 2000; count += 1) kept.push({ round, count: [count] });
      largest = Math.max(largest, spaces().find(({ space_name }) => space_name === 'new_space').space_size);
    }
    console.log(largest / 1024 / 1024);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }));
}

test('the space for new objects stays small, which V8 would let grow', async () => {
  const file = inProject('packages', 'engine', 'src', 'cache', 'limit-young-generation.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  expect(spaceOf('')).toBeGreaterThan(16);
  expect(spaceOf(`${code}\nlimitYoungGeneration();`)).toBeLessThanOrEqual(9);
});
