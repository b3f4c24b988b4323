import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFont } from '../../../packages/engine/src/fonts/open-font.ts';
import { fontCharacters } from '../../../packages/engine/src/media/font-characters.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('font-characters');
const fonts = ['display', 'text'].map((name) => inProject('site.config', 'media', 'fonts', `${name}.woff2`));

test.each(fonts)('the characters of %s are the same as fontkit reads', async (path) => {
  const font = await openFont(readFileSync(path));
  expect([...(fontCharacters(path) ?? [])].sort((a, b) => a - b)).toEqual(
    // 0xFFFF ends the table in the font and is not a character.
    [...font.characterSet].filter((number) => number !== 0xffff).sort((a, b) => a - b),
  );
});

test('a damaged font or another file never throws', () => {
  const bytes = readFileSync(fonts[0] ?? '');
  const path = join(temp, 'damaged.woff2');
  let size = 0;
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, end) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = byte;
      size += 1;
      writeFileSync(path, Buffer.concat([damaged.subarray(0, end), Buffer.alloc(size % 97)]));
      expect(() => fontCharacters(path)).not.toThrow();
    }),
    { numRuns: 60 },
  );
});
