import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSweep, representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { openShipped } from './open-shipped.ts';
import { operations, sequenceOf } from './random-operations.ts';

const temp = tempFolder('random-operations');
const [length, numRuns] = isSweep ? [100, 1] : [10, 1];
/** Print another one with `SEED=…` to try other sequences. */
const seed = Number(process.env.SEED ?? 20251127);

// The smaller one first.
test.each(representatives(['clinic', 'studio'] as const))(
  `${length} random operations keep the %s valid, and undoing all of them gives the bytes before`,
  { timeout: 1_800_000 },
  async (name) => {
    const opened = await openShipped(name, temp);
    const before = opened.texts();
    const errors = (): string[] =>
      (opened.site.site?.findProblems() ?? []).flatMap(({ severity, file, message }) =>
        severity === 'error' ? [`${file}: ${message}`] : [],
      );
    expect(errors()).toEqual([]);
    const outcomes = new Map<string, number>();
    const property = fc.asyncProperty(sequenceOf(length), async (sequence) => {
      await opened.restore(before);
      for (const [index, { name: operation, choice }] of sequence.entries()) {
        const words = `operation ${index}: ${operation} ${choice.join(' ')}`;
        const result = await operations[operation]?.(opened.editing, choice);
        const outcome = `${operation}: ${result?.outcome}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await opened.site.reload();
        expect(errors(), words).toEqual([]);
      }
      let result = await opened.editing.undo();
      while (result.outcome === 'written') result = await opened.editing.undo();
      expect(result).toEqual({ outcome: 'nothing' });
      expect(opened.texts()).toEqual(before);
      await opened.site.reload();
    });
    await fc.assert(property, { numRuns, seed });
    console.log(`${name}, seed ${seed}: ${JSON.stringify(Object.fromEntries([...outcomes].sort()))}`);
  },
);
