import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteLimit } from '../src/limits.ts';

const bytes = 1_000;
const window = 100;

/** Bytes that a client sends after a pause. */
const upload = fc.record({ pause: fc.nat(150), bytes: fc.integer({ min: 1, max: 1_200 }) });

test('a client uploads at most the limit at once, and at most twice the limit in any window', () => {
  fc.assert(
    fc.property(fc.array(upload, { maxLength: 60 }), (uploads) => {
      let now = 0;
      const limit = new ByteLimit({ bytes, window, elapsed: () => now });
      const accepted: { at: number; bytes: number }[] = [];
      for (const { pause, bytes: size } of uploads) {
        now += pause;
        const wait = limit.timeUntil('a', size);
        const isAccepted = limit.consume('a', size);
        if (size <= bytes) expect(isAccepted).toBe(wait === 0);
        else expect(isAccepted).toBe(false);
        if (isAccepted) accepted.push({ at: now, bytes: size });
        const inWindow = accepted.filter(({ at }) => at > now - window).reduce((sum, one) => sum + one.bytes, 0);
        expect(inWindow).toBeLessThanOrEqual(2 * bytes);
      }
    }),
  );
});

test('the time until bytes fit is exact, and each client has a limit of its own', () => {
  let now = 0;
  const limit = new ByteLimit({ bytes, window, elapsed: () => now });
  expect(limit.consume('a', 900)).toBe(true);
  expect(limit.consume('b', 900)).toBe(true);
  const wait = limit.timeUntil('a', 600);
  now += wait - 1;
  expect(limit.consume('a', 600)).toBe(false);
  now += 1;
  expect(limit.consume('a', 600)).toBe(true);
});

test('more clients than fit into the memory do not grow it, and the least recent one is forgotten', () => {
  const limit = new ByteLimit({ bytes, window, elapsed: () => 0 });
  for (let client = 0; client < 10_001; client += 1) expect(limit.consume(String(client), 1_000)).toBe(true);
  expect(limit.consume('10000', 1)).toBe(false);
  expect(limit.consume('0', 1)).toBe(true);
});
