import { describe, expect, test } from 'vitest';
import { EditorPassword } from '../src/server/editor-password.ts';

/** A password whose answers wait until the test lets them go, and how long each would have taken. */
function guarded() {
  const waits: number[] = [];
  const open: (() => void)[] = [];
  const known = new EditorPassword('open sesame', '/__editor', (milliseconds) => {
    waits.push(milliseconds);
    return new Promise<void>((resolve) => open.push(resolve));
  });
  const answerAll = (): void => {
    for (const resolve of open.splice(0)) resolve();
  };
  const wrong = async (address: string): Promise<void> => {
    const checked = known.check(address, 'guess');
    answerAll();
    expect(await checked).toBe('wrong');
  };
  return { known, waits, answerAll, wrong };
}

describe('C-16 a wrong password of the editor', () => {
  test('is answered later each time, at most a minute later; the right one is answered at once and starts again', async () => {
    const { known, waits, wrong } = guarded();
    for (let count = 0; count < 9; count += 1) await wrong('192.0.2.1');
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(await known.check('192.0.2.1', 'open sesame')).toBe('right');
    await wrong('192.0.2.1');
    expect(waits.at(-1)).toBe(1000);
  });

  test('from many addresses is answered later too', async () => {
    const { waits, wrong } = guarded();
    for (let count = 0; count < 400; count += 1) await wrong(`2001:db8::${count}`);
    expect([waits[0], waits[9], waits[99], waits[399]]).toEqual([500, 1000, 10_000, 30_000]);
  });

  test('blocks others from its address until it is answered, also the right one', async () => {
    const { known, answerAll } = guarded();
    const first = known.check('192.0.2.1', 'guess');
    expect(await known.check('192.0.2.1', 'open sesame')).toBe('busy');
    expect(await known.check('192.0.2.2', 'open sesame')).toBe('right');
    answerAll();
    expect(await first).toBe('wrong');
    expect(await known.check('192.0.2.1', 'open sesame')).toBe('right');
  });

  test('is one of ten at a time', async () => {
    const { known, answerAll } = guarded();
    const checks = Array.from({ length: 10 }, (_, index) => known.check(`192.0.2.${index}`, 'guess'));
    expect(await known.check('192.0.2.99', 'guess')).toBe('busy');
    answerAll();
    expect(new Set(await Promise.all(checks))).toEqual(new Set(['wrong']));
  });

  test('of the last 1,000 addresses is remembered', async () => {
    const { waits, wrong } = guarded();
    for (let count = 0; count < 9; count += 1) await wrong('192.0.2.1');
    for (let count = 0; count < 999; count += 1) await wrong(`2001:db8::${count}`);
    await wrong('192.0.2.1');
    expect(waits.at(-1)).toBe(60_000);
    for (let count = 0; count < 1000; count += 1) await wrong(`2001:db8:1::${count}`);
    await wrong('192.0.2.1');
    expect(waits.at(-1)).toBe(30_000);
  });
});
