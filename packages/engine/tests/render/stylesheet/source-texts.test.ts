import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceTexts } from '../../../src/render/stylesheet/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('the texts of a source are those that it has now', () => {
  const file = join(tempFolder('literals'), 'block.tsx');
  // A comment is no text.
  writeFileSync(file, 'export const Block = () => <p className="flex /* p-1 */" title={`a b`}>{1}</p>; // grid\n');
  expect(sourceTexts(file).literals).toBe('flex /* p-1 */ a b 1');
  expect(sourceTexts(file).literals).toBe('flex /* p-1 */ a b 1');
  writeFileSync(file, "export const name = 'grid';\n");
  expect(sourceTexts(file).literals).toBe('grid');
});
