import { act, fireEvent, render, screen } from '@testing-library/react';
import { followPresses } from 'pagewright/fields';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { BlockList } from '../../packages/editor/src/client/blocks/block-list.tsx';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';

function List({ session }: { session: EditorSession }) {
  const state = useSyncExternalStore(session.subscribe, session.read);
  return (
    <BlockList
      session={session}
      state={state}
      texts={textsOf('en')}
      tools={{ dialog: undefined, open: () => undefined, copied: undefined, setCopied: () => undefined }}
    />
  );
}

test('a list that somebody else changes while a pointer is pressed on it changes after the click, which chooses what was pressed', async () => {
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  await session.open('/');
  followPresses();
  render(<List session={session} />);
  const blocks = (): HTMLElement[] => screen.getAllByRole('button', { name: /notice/ });
  const [, pressed] = blocks();
  if (!pressed) throw new Error('There is no second block.');
  fireEvent.pointerDown(pressed);
  requests.shown = pageWith('New', 'One', 'Two');
  await act(async () => {
    void session.refresh();
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(blocks()).toHaveLength(2);
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  await vi.waitFor(() => expect(blocks()).toHaveLength(3));
  expect(session.read().selected).toBe(2);
  expect(blocks()[2]?.getAttribute('aria-current')).toBe('true');
});
