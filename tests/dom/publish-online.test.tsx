import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PublishingState, PublishResult, VersionsOverview } from 'pagewright/editing';
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { PublishForm } from '../../packages/editor/src/client/publish-form.tsx';
import { createVersionRequests } from '../../packages/editor/src/client/version-requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';

afterEach(cleanup);

const texts = textsOf('en');
const changed: VersionsOverview = {
  ...{ kind: 'git', blocked: undefined, hasPublished: true, last: undefined, leftOut: [], needsAuthor: false, drafts: [], left: [] },
  remote: undefined,
  changes: [{ file: 'pages/home.yaml', kind: 'changed', page: '/', title: 'Home', values: [] }],
};
const remote = { name: 'git.loom.test', unsent: 0, newer: 0, isNew: false, isHandedIn: false };

/** Shows the form of a website that is brought online in a way, where publishing has a result. */
function show(to: PublishingState['to'], result: PublishResult, overview: Partial<VersionsOverview> = {}) {
  const publish = vi.fn(async () => result);
  const put = vi.fn(async () => undefined);
  const parts = {
    session: new EditorSession(new FakeRequests()),
    state: { ...firstState, outline: emptyOutline },
    versions: { ...createVersionRequests(new Connection({ token: '', path: '' })), publish },
    online: { state: { to, step: undefined, end: undefined }, failure: undefined, put, stop: async () => undefined },
  };
  render(<PublishForm {...parts} texts={texts} overview={{ ...changed, ...overview }} refresh={async () => undefined} />);
  return { publish, put };
}

const publishNow = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: texts.publishNow }));
const published: PublishResult = { outcome: 'published', isSent: false };

test('a version that is made goes online at once, also in a project without git', async () => {
  const { publish, put } = show('folder', published, { kind: 'folder' });
  await publishNow();
  expect(await screen.findByText('The version is made.')).toBeTruthy();
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ sends: false }));
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
});

test('without a way, nothing goes online', async () => {
  const { put } = show(undefined, published);
  await publishNow();
  expect(await screen.findByText(/^Published on this computer\./)).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
});

test('nothing goes online when no version was made', async () => {
  const { put } = show('folder', { outcome: 'rejected', reason: 'Lint.' });
  await publishNow();
  expect(await screen.findByText('Lint.')).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
});

test('a host that builds gets the version first, and is not asked when it has not got it', async () => {
  const sent = show('hook', { outcome: 'published', isSent: true }, { remote });
  await publishNow();
  expect(sent.publish).toHaveBeenCalledWith(expect.objectContaining({ sends: true }));
  await vi.waitFor(() => expect(sent.put).toHaveBeenCalledOnce());
  cleanup();
  const kept = show('hook', published, { remote });
  await publishNow();
  await vi.waitFor(() => expect(kept.publish).toHaveBeenCalled());
  expect(await screen.findByText('The version is made.')).toBeTruthy();
  expect(kept.put).not.toHaveBeenCalled();
});

test('where nothing has changed, the website can be brought online as it is', async () => {
  const { put } = show('folder', published, { changes: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Bring it online' }));
  expect(put).toHaveBeenCalledOnce();
});
