import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveBlock, moveInTurn } from '../src/client/blocks/change-blocks.ts';
import type { EditorSession } from '../src/client/editor-session.ts';
import { block, type FakeRequests, pageWith } from './support/fake-requests.ts';
import { openSession } from './support/open-session.ts';
import { typeInto } from './support/type-into.ts';

let requests: FakeRequests;
let session: EditorSession;

beforeEach(async () => {
  ({ requests, session } = await openSession());
  return () => vi.useRealTimers();
});

describe('while a change of blocks is written', () => {
  /** Moves the first block down. Returns what lets the preview answer, with the blocks that the file has then. */
  const moving = async (): Promise<(...headings: string[]) => Promise<void>> => {
    requests.shown = pageWith('One', 'Two', 'Three');
    await session.refresh();
    const { apply } = requests;
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    requests.apply = async (edit) => {
      const result = await apply(edit);
      await answered;
      return result;
    };
    const moved = session.oneChange.make(() => moveBlock(session, 1));
    await vi.advanceTimersByTimeAsync(0);
    return async (...headings) => {
      requests.shown = pageWith(...headings);
      answer();
      await moved;
    };
  };

  test.each([
    [1, 0],
    [2, 2],
  ])('a click on block %i holds, and it is block %i then', async (clicked, index) => {
    const answer = await moving();
    await session.select(clicked);
    await answer('Two', 'One', 'Three');
    expect(session.read().selected).toBe(index);
  });

  test('what is typed is written to its block', async () => {
    const answer = await moving();
    typeInto(session, block('Once'));
    await answer('Two', 'One', 'Three');
    expect(session.read()).toMatchObject({ selected: 1, draft: block('Once') });
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits.at(-1)?.changes).toEqual([{ kind: 'put', path: ['blocks', 1], value: block('Once') }]);
  });

  test('the editor says so when it takes a while, and makes no second one', async () => {
    const answer = await moving();
    await vi.advanceTimersByTimeAsync(200);
    expect(session.read().isBusy).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.read().isBusy).toBe(true);
    expect(await session.oneChange.make(() => moveBlock(session, 1))).toBeUndefined();
    await answer('Two', 'One', 'Three');
    expect(session.read()).toMatchObject({ selected: 1, isBusy: false });
    expect(requests.edits).toHaveLength(1);
  });

  test('each further press moves the block once more, and a key that is held, or a press after which another block is selected, does not', async () => {
    const answer = await moving();
    moveInTurn(session, 1, { isHeld: false });
    moveInTurn(session, -1, { isHeld: true });
    await answer('Two', 'One', 'Three');
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.edits.map(({ changes }) => changes)).toEqual([
      [{ kind: 'move', path: ['blocks'], from: 0, to: 1 }],
      [{ kind: 'move', path: ['blocks'], from: 1, to: 2 }],
    ]);
    moveInTurn(session, -1, { isHeld: false });
    moveInTurn(session, -1, { isHeld: false });
    await session.select(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.edits).toHaveLength(3);
  });
});

test('a block is added after what was typed since, and after a change that got no answer', async () => {
  typeInto(session, block('N'));
  session.flush();
  const added = session.add('quote', 1);
  typeInto(session, block('New'));
  await added;
  expect(requests.asked).toEqual(['add quote at 1']);
  const { apply } = requests;
  requests.apply = () => Promise.reject(new Error('Away'));
  session.select(0);
  typeInto(session, block('Newer'));
  await vi.advanceTimersByTimeAsync(400);
  requests.apply = apply;
  await session.add('quote', 2);
  expect(requests.asked).toEqual(['add quote at 1', 'add quote at 2']);
  expect(requests.edits.at(-1)?.changes).toEqual([{ kind: 'put', path: ['blocks', 0], value: block('Newer') }]);
});

test('a change is made again when a preview that was started again has read its file', async () => {
  const { apply, page } = requests;
  let isKnown = false;
  requests.apply = async (edit) => (isKnown ? apply(edit) : { outcome: 'impossible', reason: 'its version is not known' });
  requests.page = async (path) => {
    isKnown = true;
    return page(path);
  };
  typeInto(session, block('New'));
  await vi.advanceTimersByTimeAsync(400);
  expect(requests.edits).toEqual([expect.objectContaining({ changes: [{ kind: 'put', path: ['blocks', 0], value: block('New') }] })]);
  expect(session.hasUnwritten()).toBe(false);
});
