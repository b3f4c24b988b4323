import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextStore } from '../../src/cache/text-store.ts';

test('returns each text, also those that are in its file, in any order', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.nat({ max: 500 }), (added, limit) => {
      const store = new TextStore(limit);
      const read = added.map((text) => store.add(text));
      expect(read.map((one) => one()).reverse()).toEqual([...added].reverse());
      expect(read.map((one) => one())).toEqual(added);
    }),
  );
});
