import { expect, test } from 'vitest';
import { UploadSlots } from '../src/limits.ts';

/** How many slots a client gets now. */
function takeAll(slots: UploadSlots, client: string): number {
  let count = 0;
  while (slots.take(client)) count += 1;
  return count;
}

test('a client gets fewer slots, the fewer are free, so that few clients cannot take all', () => {
  const slots = new UploadSlots();
  const counts = Array.from({ length: 30 }, (_, index) => takeAll(slots, `client ${index}`));
  expect(counts.slice(0, 9)).toEqual(Array(9).fill(4));
  expect(counts.indexOf(0)).toBe(25);
  expect(counts.slice(17, 25)).toEqual(Array(8).fill(1));
});

test('a slot that is given back is free for another client', () => {
  const slots = new UploadSlots();
  const clients = Array.from({ length: 64 }, (_, index) => `client ${index}`);
  expect(clients.map((client) => slots.take(client))).toEqual(Array(64).fill(true));
  expect(slots.take('another')).toBe(false);
  slots.release('client 5');
  expect(slots.take('another')).toBe(true);
});
