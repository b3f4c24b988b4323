import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { PageActions } from '../../packages/editor/src/client/page-actions.tsx';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});

test.each([
  ['with the errors that this causes', true],
  ['which causes none', false],
])('whoever deletes a page is asked once, %s', async (_, isRefused) => {
  const requests = new FakeRequests();
  const caused = [{ message: 'The menu links to /about, but there is no such page.', place: 'site.yaml:3:5', path: undefined }];
  if (isRefused) requests.trial = { outcome: 'refused', problems: [], caused };
  const session = new EditorSession(requests);
  await session.open('/about');
  const ran = vi.spyOn(session, 'run');
  render(<PageActions session={session} texts={texts} state={session.read()} />);
  await userEvent.click(screen.getByRole('button', { name: texts.deletePage }));
  await act(async () => undefined);
  expect(screen.queryAllByText(/The menu links/)).toHaveLength(isRefused ? 1 : 0);
  expect(screen.queryByRole('button', { name: texts.doItAnyway })).toBeNull();
  const [, button] = screen.getAllByRole('button', { name: texts.deletePage });
  if (button) await userEvent.click(button);
  expect(ran.mock.calls).toEqual([[{ kind: 'delete-page', path: '/about' }, isRefused]]);
});
