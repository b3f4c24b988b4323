import { expect, test } from 'vitest';
import { isSweep } from '../../engine/tests/support/sweeps.ts';
import { crashRuns } from './support/mail/crash-runs.ts';

const runs = isSweep ? 20 : 3;

test(`E-10 a service that is killed ${runs} times loses no accepted message and stores none twice`, { timeout: 400_000 }, async () => {
  const count = await crashRuns({ runs, random: Math.random });
  console.log(`crash runs: ${JSON.stringify(count)}`);
  expect(count).toMatchObject({ lost: 0, duplicated: 0, answered: 5 * runs, delivered: 5 * runs });
});
