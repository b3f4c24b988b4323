import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OneAtATime } from '../../src/forms/shared/one-at-a-time.ts';

type Press = { content: string; succeeds: boolean };
const press = fc.record({ content: fc.constantFrom('one', 'two'), succeeds: fc.boolean() });

/** Presses in whatever order they come and answers in whatever order they arrive; what was sent, with its key. */
async function run(presses: readonly Press[], s: fc.Scheduler) {
  const sending = new OneAtATime();
  const sent: { content: string; key: string; succeeds: boolean }[] = [];
  let underWay = 0;
  let most = 0;
  const send = async ({ content, succeeds }: Press, key: string): Promise<void> => {
    sent.push({ content, key, succeeds });
    underWay += 1;
    most = Math.max(most, underWay);
    await s.schedule(Promise.resolve(), 'answer');
    underWay -= 1;
    if (!succeeds) throw new Error('refused');
  };
  for (const one of presses) {
    void s
      .schedule(Promise.resolve(), 'press')
      .then(() => sending.run(one.content, (key) => send(one, key)))
      .catch(() => undefined);
  }
  await s.waitIdle();
  return { sending, sent, most };
}

test('F-1 however presses and answers mix, one request is under way at most, and none is locked out after', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 1, maxLength: 8 }), async (s, presses) => {
      const { sending, sent, most } = await run(presses, s);
      expect(most).toBe(1);
      expect(sent.length).toBeGreaterThan(0);
      expect(sending.isBusy).toBe(false);
    }),
  );
});

test('F-1 the same content has the same key until it has been sent, and no other has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 2, maxLength: 8 }), async (s, presses) => {
      const { sent } = await run(presses, s);
      for (const [index, { content, key }] of sent.entries()) {
        const before = sent[index - 1];
        const isRepetition = before !== undefined && !before.succeeds && before.content === content;
        expect(key === before?.key).toBe(isRepetition);
      }
      const contents = new Map(sent.map(({ key, content }) => [key, content]));
      for (const { key, content } of sent) expect(contents.get(key)).toBe(content);
    }),
  );
});

test('D-8 a content tried before a reload goes on under its key, another does not', async () => {
  const keys: string[] = [];
  const note = async (key: string): Promise<void> => {
    keys.push(key);
    throw new Error('no answer');
  };
  const sending = new OneAtATime();
  sending.remember('tried', 'the-key');
  await expect(sending.run('tried', note)).rejects.toThrow('no answer');
  await expect(sending.run('changed', note)).rejects.toThrow('no answer');
  expect(keys[0]).toBe('the-key');
  expect(keys[1]).not.toBe('the-key');
});
