import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../../src/clock.ts';
import { fileName, newId } from '../../src/outbox/entry.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import type { Removed } from '../../src/outbox/retention.ts';

const parent = tempFolder('clock-check');
const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;
const start = Date.parse('2026-11-21T10:00:00Z');

/** A clock of a machine: `pass` lets time pass, `set` changes only the time of day. */
function machineClock(): { clock: Clock; pass: (time: number) => void; set: (by: number) => void } {
  let [passed, wrong] = [0, 0];
  return {
    clock: { now: () => start + passed + wrong, elapsed: () => passed },
    pass: (time) => (passed += time),
    set: (by) => (wrong += by),
  };
}

/** An outbox with messages of these ages in days in each folder. */
function outboxOf(ages: readonly number[], states: readonly string[] = ['sent', 'dead', 'suspected', 'pending']): string {
  const folder = mkdtempSync(join(parent, 'outbox-'));
  for (const state of states) {
    mkdirSync(join(folder, state), { recursive: true });
    for (const age of ages) {
      const time = new Date(start - age * day);
      const id = newId(time.getTime());
      const entry = { id, messageId: '<a@b>', acceptedAt: time.toISOString(), to: { name: '', address: 'a@b.example' }, subject: 'A' };
      const file = join(folder, state, fileName(id));
      writeFileSync(file, JSON.stringify({ ...entry, body: '', attempts: [] }));
      utimesSync(file, time, time);
    }
  }
  return folder;
}

async function open(folder: string, clock: Clock): Promise<{ outbox: Outbox; lines: string[]; remove: () => Promise<Removed[]> }> {
  const lines: string[] = [];
  const log = (event: string, fields = {}): void => void lines.push(JSON.stringify({ event, ...fields }));
  const outbox = await Outbox.open({ folder, domain: () => 'fixture.example', clock, log });
  onTestFinished(() => outbox.close());
  return { outbox, lines, remove: () => outbox.removeExpired(180) };
}

const count = (folder: string): number =>
  ['sent', 'dead', 'suspected', 'pending'].reduce((sum, state) => sum + readdirSync(join(folder, state)).length, 0);
const recent = [0, 0.1, 0.2, 0.3, 0.4];

describe('a wrong clock', () => {
  test.each([2 * year, 4 * day])('that jumps %d ms while the service runs deletes nothing, and is in the log', async (jump) => {
    const folder = outboxOf(recent);
    const { clock, pass, set } = machineClock();
    const { remove, lines } = await open(folder, clock);
    expect(await remove()).toEqual([]);
    pass(hour);
    set(jump);
    for (let hours = 0; hours < 23; hours += 1) {
      expect(await remove()).toEqual([]);
      pass(hour);
    }
    expect(count(folder)).toBe(20);
    const jumps = lines.filter((line) => line.includes('clock-jumped'));
    expect(jumps).toEqual([JSON.stringify({ event: 'clock-jumped', hours: Math.round((jump + hour) / hour) })]);
    set(-jump);
    for (let hours = 0; hours < 20; hours += 1) {
      expect(await remove()).toEqual([]);
      pass(hour);
    }
    expect(count(folder)).toBe(20);
  });

  test('at a start deletes nothing, also when the service starts again and again with it', async () => {
    const folder = outboxOf(recent);
    const { clock, pass, set } = machineClock();
    const first = await open(folder, clock);
    await first.remove();
    await first.outbox.close();
    set(2 * year);
    for (let starts = 0; starts < 20; starts += 1) {
      const { outbox, remove, lines } = await open(folder, clock);
      expect(await remove()).toEqual([]);
      expect(lines.filter((line) => line.includes('clock-jumped'))).toHaveLength(starts === 0 ? 1 : 0);
      await outbox.close();
      pass(hour);
    }
    expect(count(folder)).toBe(20);
  });

  test('at the first start of this version is recognised by the newest message', async () => {
    const folder = outboxOf(recent);
    const { clock, set } = machineClock();
    set(2 * year);
    const { remove, lines } = await open(folder, clock);
    expect(await remove()).toEqual([]);
    expect([count(folder), lines.some((line) => line.includes('clock-jumped'))]).toEqual([20, true]);
  });

  test('that stays wrong deletes a tenth of a folder at a time', async () => {
    const folder = outboxOf(Array.from({ length: 30 }, (_, number) => number / 100));
    const { clock, pass, set } = machineClock();
    const { remove } = await open(folder, clock);
    await remove();
    set(2 * year);
    await remove();
    pass(25 * hour);
    set(-24 * hour);
    await remove();
    pass(day);
    const [pending, ...others] = await remove();
    expect(pending).toEqual({ state: 'pending', count: 3, waiting: 27 });
    expect(others.map(({ count: removed, waiting }) => [removed, waiting])).toEqual([
      [3, 27],
      [3, 27],
      [3, 27],
    ]);
  });
});

describe('a right clock', () => {
  test.each([
    ['goes on', 0],
    ['was corrected by minutes', 50 * 60_000],
    ['goes on after a weekend without the service', 3 * day],
  ])('that %s deletes what has expired, at once', async (_, gap) => {
    const folder = outboxOf([1, 400], ['sent']);
    const { clock, pass, set } = machineClock();
    const first = await open(folder, clock);
    await first.outbox.removeExpired(undefined);
    if (gap > day) pass(gap);
    else set(gap);
    await first.outbox.close();
    const { remove } = await open(folder, clock);
    expect(await remove()).toEqual([{ state: 'sent', count: 1, waiting: 0 }]);
  });

  test('deletes again a day after it was set right', async () => {
    const folder = outboxOf([1, 400], ['sent']);
    const { clock, pass, set } = machineClock();
    set(-50 * year);
    const { remove } = await open(folder, clock);
    expect(await remove()).toEqual([]);
    set(50 * year);
    expect(await remove()).toEqual([]);
    pass(day);
    expect(await remove()).toEqual([{ state: 'sent', count: 1, waiting: 0 }]);
  });
});
