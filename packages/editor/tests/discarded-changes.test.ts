import type { CausedError, Edit } from 'pagewright/editing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditorSession } from '../src/client/editor-session.ts';
import { keepNothing } from './support/keep-nothing.ts';
import { type Block, RacingFile } from './support/racing-file.ts';
import { typeInto } from './support/type-into.ts';

let file: RacingFile;
let session: EditorSession;

/** Opens a page whose file takes no block with an error. */
async function openChecked(errorsOf: (block: Block) => (CausedError['path'] | 'elsewhere')[]): Promise<void> {
  file = new RacingFile(() => ({ delay: 0 }));
  session = new EditorSession(file, keepNothing);
  const { apply } = file;
  file.apply = async (edit: Edit) => {
    const blocks = edit.changes.flatMap((change) => (change.kind === 'put' ? [Object(change.value)] : []));
    const caused = blocks
      .flatMap(errorsOf)
      .map((path) => ({ message: 'Wrong.', place: '', path: path === 'elsewhere' ? undefined : path }));
    return caused.length > 0 ? { outcome: 'refused', problems: [], caused } : apply(edit);
  };
  void session.open('/');
  await vi.advanceTimersByTimeAsync(10);
  await session.select(0);
}

/** Types into the first block, and waits until the preview has answered. */
async function type(typed: Partial<Block>): Promise<void> {
  typeInto(session, { ...file.blocks[0], ...typed });
  await vi.advanceTimersByTimeAsync(400);
  expect(session.read().notice).toMatchObject({ kind: 'refused' });
}

const offered = (): unknown[] => session.read().kept.map(({ before, value }) => [Object(before).note, Object(value).note]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const good = 'A good sentence.';
const heading = ['blocks', 0, 'heading'];

test.each([
  ['an empty value', '', heading],
  ['a missing value, whose error is at the first value of the block', undefined, ['blocks', 0, 'type']],
])('only %s is discarded: what was typed beside it is written', async (_, wrong, path) => {
  for (const leave of [() => session.discard(), () => session.undo()]) {
    await openChecked((block) => (block.heading ? [] : [path]));
    await type({ heading: wrong, note: good });
    const left = leave();
    await vi.advanceTimersByTimeAsync(10);
    await left;
    expect(file.blocks[0]).toMatchObject({ heading: 'A', note: good });
    expect(session.hasUnwritten()).toBe(false);
    expect(offered()).toEqual([]);
  }
});

test.each([
  ['the error is in another file', (block: Block) => (block.heading ? [] : ['elsewhere' as const])],
  ['the rest is refused too', (block: Block) => (block.heading ? (block.note === good ? ['elsewhere' as const] : []) : [heading])],
])('all that was typed is discarded and offered when %s', async (_, errorsOf) => {
  await openChecked(errorsOf);
  await type({ heading: '', note: good });
  const discarded = session.discard();
  await vi.advanceTimersByTimeAsync(10);
  await discarded;
  expect(file.blocks[0]).toMatchObject({ heading: 'A', note: 'Words.' });
  expect(session.hasUnwritten()).toBe(false);
  expect(session.read().notice).toBeUndefined();
  expect(offered()).toEqual([['Words.', good]]);
});

test('a single value that is discarded is not offered', async () => {
  await openChecked(({ note }) => (note === good ? ['elsewhere'] : []));
  await type({ note: good });
  const discarded = session.discard();
  await vi.advanceTimersByTimeAsync(10);
  await discarded;
  expect(session.hasUnwritten()).toBe(false);
  expect(offered()).toEqual([]);
});

test.each([
  ['the field', heading],
  ['another file', 'elsewhere' as const],
])(
  'a field gets the value from before somebody began to type, not one that was saved on the way, when the error is in %s',
  async (_, path) => {
    await openChecked((block) => (block.heading.includes('pounds') ? [path] : []));
    const write = async (text: string): Promise<void> => {
      typeInto(session, { ...file.blocks[0], heading: text });
      await vi.advanceTimersByTimeAsync(400);
    };
    const discard = async (): Promise<void> => {
      const discarded = session.discard();
      await vi.advanceTimersByTimeAsync(10);
      await discarded;
      expect(session.hasUnwritten()).toBe(false);
    };
    await write('45');
    await vi.advanceTimersByTimeAsync(6000);
    await write('45.50');
    expect(file.blocks[0]?.heading).toBe('45.50');
    await type({ heading: '45.50 pounds' });
    await discard();
    expect(file.blocks[0]?.heading).toBe('A');
    // What was typed before the field was left is what a person came back to.
    await write('50');
    session.flush();
    await write('60');
    await type({ heading: '60 pounds' });
    await discard();
    expect(file.blocks[0]?.heading).toBe('50');
  },
);
