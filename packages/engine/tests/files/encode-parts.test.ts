import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeParts } from '../../src/files/encode-parts.ts';

const part = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 0, max: 700_000 }).map((length) => '€'.repeat(length)),
);

test('encodes parts like their text, whatever their length', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      expect(encodeParts(parts).equals(Buffer.from(parts.join('')))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
