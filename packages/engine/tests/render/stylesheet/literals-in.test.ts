import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalsIn } from '../../../src/render/stylesheet/literals-in.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('the texts of a source are those that it has now', () => {
  const file = join(tempFolder('literals'), 'block.tsx');
  // A comment is no text.
  writeFileSync(file, 'export const Block = () => <p className="flex /* p-1 */" title={`a b`}>{1}</p>; // grid\n');
  expect(literalsIn(file)).toBe('flex /* p-1 */ a b 1');
  expect(literalsIn(file)).toBe('flex /* p-1 */ a b 1');
  writeFileSync(file, "export const name = 'grid';\n");
  expect(literalsIn(file)).toBe('grid');
});
