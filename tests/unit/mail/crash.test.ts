import { expect, test } from 'vitest';
import { crashRuns } from '../../../packages/engine/src/bench/mail/crash-runs.ts';
import { projectRoot } from '../../support/project-root.ts';

test('E-10 a service that is killed sixty times loses no accepted message and stores none twice', { timeout: 400_000 }, async () => {
  const count = await crashRuns({ root: projectRoot, runs: 60, random: Math.random });
  console.log(`crash runs: ${JSON.stringify(count)}`);
  expect(count).toMatchObject({ lost: 0, doubled: 0, answered: 300, delivered: 300 });
});
