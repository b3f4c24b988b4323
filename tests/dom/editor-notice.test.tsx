import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorNotice } from '../../packages/editor/src/client/editor-notice.tsx';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { shownBlock } from '../../packages/editor/src/client/editor-state.ts';
import { Requests } from '../../packages/editor/src/client/requests.ts';
import { tokenHeader } from '../../packages/editor/src/messages.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { block, FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');

function Notice({ session, connection }: { session: EditorSession; connection?: Connection }) {
  const state = useSyncExternalStore(session.subscribe, session.read);
  return <EditorNotice session={session} state={state} texts={texts} {...(connection && { connection })} />;
}

/** Types into the heading of the selected block, and writes it. */
async function typeHeading(session: EditorSession, heading: string): Promise<void> {
  await act(async () => {
    session.changerOf(session.read().chosen, shownBlock(session.read()))(block(heading));
    session.flush();
    await session.readOutline().catch(() => undefined);
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a text that another program has saved in the same moment is said, and the button brings it back', async () => {
  const requests = new FakeRequests();
  requests.result = { outcome: 'written', file: 'pages/home.yaml', version: 'next', replaced: ['pages/home.yaml'] };
  const session = new EditorSession(requests);
  await session.open('/');
  await session.select(0);
  render(<Notice session={session} />);
  await typeHeading(session, 'Mine');
  expect(screen.getByRole('status').textContent).toMatch(
    /^Saved in .*Another program saved it in the same moment\. To bring back its text/,
  );
  // It is longer than the room beside the buttons.
  expect(screen.getByRole('status').parentElement?.classList).toContain('long');
  await userEvent.click(screen.getByRole('button', { name: texts.revert }));
  expect(requests.asked).toEqual(['undo']);
});

test('a change that cannot be taken back is named, and what to do next', async () => {
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  await session.open('/');
  render(<Notice session={session} />);
  requests.result = { outcome: 'conflict', file: 'pages/home.yaml', what: { deed: 'page-deleted', name: '/prices' } };
  await act(() => session.undo());
  expect(screen.getByRole('status').textContent).toMatch(
    /^This stays as it is, because .* was changed there since: .*\/prices.*before it\.$/,
  );
});

test('the question about a change that would cause an error says where that is while another block is chosen, leads there, and fixes it', async () => {
  vi.stubGlobal('CSS', { escape: String });
  const requests = new FakeRequests();
  const problem = {
    path: ['blocks', 0, 'heading'],
    severity: 'error',
    code: 'broken-link',
    message: 'There is no such page.',
    isFixable: true,
  } as const;
  requests.result = { outcome: 'refused', problems: [problem], caused: [{ ...problem, place: 'home.yaml:3:5' }] };
  const session = new EditorSession(requests);
  await session.open('/');
  await session.select(0);
  render(<Notice session={session} />);
  await typeHeading(session, 'Mine');
  expect(screen.queryByRole('button', { name: texts.goToIt })).toBeNull();
  await act(() => session.select(1));
  expect(session.read().selected).toBe(1);
  expect(screen.getByRole('status').querySelector('b')?.textContent).toBe('notice');
  await userEvent.click(screen.getByRole('button', { name: texts.goToIt }));
  await vi.waitFor(() => expect(session.read().selected).toBe(0));
  expect(shownBlock(session.read())).toMatchObject({ heading: 'Mine' });
  await act(() => session.select(1));
  requests.result = { outcome: 'written', file: 'pages/home.yaml', version: 'next' };
  await userEvent.click(screen.getByRole('button', { name: 'Fix it' }));
  await vi.waitFor(() => expect(requests.edits.at(-1)).toMatchObject({ fix: { code: 'broken-link', path: problem.path } }));
  expect(requests.edits.at(-1)?.changes).toEqual([{ kind: 'put', path: ['blocks', 0], value: block('Mine') }]);
});

/** A preview that asks for a password. After it was started again, it knows neither the token nor the browser. */
function previewWithPassword() {
  const preview = { token: 'first', isKnown: true, wrong: 403, saved: [] as string[] };
  const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> => {
    const name = address.replace(/^\/editor\/?|\?.*/g, '');
    if (name === '' && body instanceof URLSearchParams) {
      preview.isKnown = body.get('password') === 'right';
      return preview.isKnown ? json('') : json('', preview.wrong);
    }
    if (!preview.isKnown) return json('Enter the password first.', 403);
    if (name === 'token') return json(preview.token);
    if (new Headers(headers).get(tokenHeader) !== preview.token) return json('', method === 'GET' ? 404 : 403);
    if (name === 'apply') {
      const { changes } = await new Response(body ?? null).json();
      preview.saved.push(changes[0].value.heading);
      return json({ outcome: 'written', file: 'pages/home.yaml', version: 'next' });
    }
    return json(name === 'outline' ? emptyOutline : name === 'page' ? pageWith(preview.saved.at(-1) ?? 'One') : null);
  });
  return preview;
}

test('after the session has ended, the password is asked for in the open page, and what was typed is saved then', async () => {
  const preview = previewWithPassword();
  const connection = new Connection({ token: 'first', path: '/editor' });
  const session = new EditorSession(new Requests(connection, texts));
  connection.onSignedIn(() => void session.goOn());
  await session.open('/');
  await session.select(0);
  Object.assign(preview, { token: 'second', isKnown: false });
  render(<Notice session={session} connection={connection} />);
  await typeHeading(session, 'Mine');
  expect(screen.getByRole('status').textContent).toBe(texts.signedOut);
  expect(preview.saved).toEqual([]);
  const send = async (password: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText(/^Password/));
    await userEvent.type(screen.getByLabelText(/^Password/), `${password}{Enter}`);
  };
  await send('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(texts.wrongPassword);
  preview.wrong = 429;
  await send('again');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.busyPassword));
  expect(shownBlock(session.read())).toMatchObject({ heading: 'Mine' });
  await send('right');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Saved in /));
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(preview.saved).toEqual(['Mine']);
});

test('the password is not asked for any more when nothing was typed', async () => {
  const preview = previewWithPassword();
  const connection = new Connection({ token: 'first', path: '/editor' });
  const session = new EditorSession(new Requests(connection, texts));
  await session.open('/');
  Object.assign(preview, { token: 'second', isKnown: false });
  await session.readOutline();
  expect(session.read().notice).toEqual({ kind: 'signed-out' });
  await connection.signIn('right');
  await session.goOn();
  expect(session.read().notice).toBeUndefined();
});

test('the question about a value that both changed names it as its form does', async () => {
  const requests = new FakeRequests();
  const pageOf = (text: string) => ({
    ...pageWith(text),
    blocks: [{ type: 'notice', value: { type: 'notice', texts: [text] }, key: 'a' }],
  });
  requests.shown = pageOf('First');
  requests.result = { outcome: 'conflict', file: 'pages/home.yaml' };
  const session = new EditorSession(requests);
  await session.open('/');
  await session.select(0);
  render(<Notice session={session} />);
  await act(async () => {
    session.changerOf(session.read().chosen, shownBlock(session.read()))({ type: 'notice', texts: ['Mine'] });
    requests.shown = pageOf('Theirs');
    session.flush();
    await session.readOutline();
  });
  expect((await screen.findByRole('term')).textContent).toBe('texts › Entry 1');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Yours: Mine', 'The other one: Theirs']);
});
