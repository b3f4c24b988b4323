import { expect, test, vi } from 'vitest';
import type { EditorSession } from '../src/client/editor-session.ts';
import { block, type FakeRequests, pageWith } from './support/fake-requests.ts';
import { openBeforeEach } from './support/open-session.ts';
import { typeInto } from './support/type-into.ts';

let requests: FakeRequests;
let session: EditorSession;
let paths: () => string[];

openBeforeEach((opened) => {
  ({ requests, session, paths } = opened);
});

test('what is typed while its file cannot be changed is written as soon as it can', async () => {
  const written = requests.result;
  requests.result = { outcome: 'impossible', reason: 'home.yaml cannot be changed: it cannot be read.' };
  typeInto(session, block('New'));
  await vi.advanceTimersByTimeAsync(400);
  expect(session.read().notice?.kind).toBe('impossible');
  requests.result = written;
  await session.refresh();
  expect(requests.edits.at(-1)?.changes).toEqual([{ kind: 'put', path: ['blocks', 0], value: block('New') }]);
  expect(session.hasUnwritten()).toBe(false);
  expect(session.read().notice?.kind).toBe('saved');
});

test('what is typed and cannot be saved is in the way of nothing else, and is discarded alone', async () => {
  const { apply } = requests;
  const reason = 'home.yaml cannot be changed: it has no group.';
  const isFirst = (path: readonly PropertyKey[]): boolean => path[1] === 0;
  requests.apply = async (edit) => (edit.changes.some(({ path }) => isFirst(path)) ? { outcome: 'impossible', reason } : apply(edit));
  typeInto(session, block('New'));
  await vi.advanceTimersByTimeAsync(400);
  expect(session.read().notice).toMatchObject({ kind: 'impossible', reason });
  await session.select(1);
  typeInto(session, block('Else'));
  requests.shown = pageWith('One', 'Else');
  await vi.advanceTimersByTimeAsync(400);
  expect(paths()).toEqual(['put blocks 1']);
  await session.changeBlocks([{ kind: 'move', path: ['blocks'], from: 1, to: 0 }], 0);
  expect(session.read()).toMatchObject({ notice: { kind: 'impossible', reason, isBlocking: true }, draft: undefined });

  await session.discard();
  expect(session.read().notice).toBeUndefined();
  expect(session.hasUnwritten()).toBe(false);
  requests.apply = apply;
  typeInto(session, block('More'));
  requests.shown = pageWith('One', 'More');
  await vi.advanceTimersByTimeAsync(400);
  expect(paths()).toEqual(['put blocks 1', 'put blocks 1']);
  expect(session.read().notice?.kind).toBe('saved');
});
