import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextSteps } from '../../../src/cli/new/write-code.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const root = tempFolder('next-steps');

test.each([
  [
    { types: 'tsc', lint: 'biome check .', expected: 'vitest' },
    '  1. Write it.\n  2. npm run types && npm run lint\n  3. npm run expected -- team\n       writes it.',
  ],
  [{ types: 'tsc' }, '  1. Write it.\n  2. npm run types'],
  [undefined, '  1. Write it.'],
])('with the scripts %j, the steps after new code are those that the project can take', (scripts, expected) => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'a-site', scripts }));
  const steps = nextSteps(root, [
    'Write it.',
    { commands: [['types'], ['lint']] },
    { commands: [['expected', 'team']], does: 'writes it.' },
  ]);
  expect(steps).toBe(expected);
});
