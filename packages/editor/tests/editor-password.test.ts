import { describe, expect, test } from 'vitest';
import { EditorPassword } from '../src/server/editor-password.ts';

const right = 'open sesame';
const minute = 60_000;

/** A password, and a clock that stands until the test moves it. */
function guarded() {
  let now = 0;
  const known = new EditorPassword(right, '/__editor', () => now);
  const guess = (address: string, count: number): string[] => Array.from({ length: count }, () => known.check(address, 'guess'));
  const wait = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { known, guess, wait };
}

describe('C-16 a wrong password of the editor', () => {
  test('keeps nobody out at another address, from however many addresses it comes', () => {
    const { known, guess } = guarded();
    for (let last = 0; last < 250; last += 1) guess(`192.0.2.${last}`, 200);
    for (let last = 0; last < 20_000; last += 1) guess(`2001:db8:${(last >> 8).toString(16)}:${(last & 255).toString(16)}::1`, 1);
    expect(known.check('198.51.100.1', right)).toBe('right');
  });

  test('keeps nobody out at its own address, as that of a proxy, however many came from there', () => {
    const { known, guess } = guarded();
    for (let round = 0; round < 3; round += 1) {
      guess('192.0.2.1', 100);
      expect(known.check('192.0.2.1', right)).toBe('right');
    }
  });

  test('is answered otherwise after a hundred from one address, for ten minutes', () => {
    const { known, guess, wait } = guarded();
    expect(new Set(guess('192.0.2.1', 100))).toEqual(new Set(['wrong']));
    known.check('192.0.2.1', right);
    wait(10 * minute - 1);
    expect(guess('192.0.2.1', 2)).toEqual(['busy', 'busy']);
    wait(2);
    expect(guess('192.0.2.1', 1)).toEqual(['wrong']);
  });

  test('counts for its whole /64 network, in any notation, and for no other one', () => {
    const { guess } = guarded();
    for (let last = 0; last < 100; last += 1) guess(`2001:db8:0:7::${last.toString(16)}`, 1);
    expect(guess('2001:0db8::7:ffff:0:0:1', 1)).toEqual(['busy']);
    expect(guess('2001:db8:0:8::1', 1)).toEqual(['wrong']);
    guess('192.0.2.1', 100);
    expect(guess('::ffff:192.0.2.1', 1)).toEqual(['busy']);
    expect(guess('::ffff:192.0.2.2', 1)).toEqual(['wrong']);
  });
});
