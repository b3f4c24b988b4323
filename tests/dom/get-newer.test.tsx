import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VersionsOverview } from 'pagewright/editing';
import { beforeEach, expect, test } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { PublishDialog } from '../../packages/editor/src/client/publish-dialog.tsx';
import { createVersionRequests } from '../../packages/editor/src/client/version-requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const overviewOf = (message: string, newer: number): VersionsOverview => ({
  ...{ kind: 'git', blocked: undefined, hasPublished: true, leftOut: [], needsAuthor: false, drafts: [], left: [] },
  last: { time: 0, author: 'Ada', message },
  remote: { name: 'code.example', unsent: 0, newer, isNew: false, isHandedIn: false },
  changes: [{ file: 'pages/home.yaml', kind: 'changed', page: '/', title: 'Home', values: [] }],
});

test('after what others have published is here, nothing says any more that it is not', async () => {
  // What was asked for before is answered after it.
  let answerLate = (_: VersionsOverview): void => undefined;
  const late = new Promise<VersionsOverview>((done) => {
    answerLate = done;
  });
  const answers = [overviewOf('Old', 1), overviewOf('Old', 1), late, overviewOf('New', 0)];
  const versions = {
    ...createVersionRequests(new Connection({ token: '', path: '' })),
    overview: async () => (await answers.shift()) ?? overviewOf('New', 0),
    publish: async () => ({ outcome: 'behind', count: 1, isPublished: false }) as const,
    getNewer: async () => ({ outcome: 'written', file: 'pages/home.yaml', version: '' }) as const,
  };
  const state = { ...firstState, outline: emptyOutline };
  render(<PublishDialog session={new EditorSession(new FakeRequests())} state={state} texts={texts} language="en" versions={versions} />);
  await userEvent.click(screen.getByRole('button', { name: texts.publish }));
  const send = await screen.findByRole('button', { name: 'Publish and send to code.example' });
  await userEvent.click(send);
  expect(await screen.findByText(/^Nothing was published: others have published versions/)).toBeTruthy();
  await userEvent.click(send);
  await userEvent.click(screen.getByRole('button', { name: texts.getNewer }));
  expect(await screen.findByText(texts.gotNewer)).toBeTruthy();
  answerLate(overviewOf('Old', 1));
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.getByText(/^Last version: .*, New$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.getNewer })).toBeNull();
  expect(screen.queryByText(/others have published versions that are not here/)).toBeNull();
});

test('what was typed just before is among the changes that publishing shows', async () => {
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  await session.open('/');
  await session.select(0);
  let isWritten = false;
  requests.apply = async () => {
    await new Promise((done) => setTimeout(done, 20));
    isWritten = true;
    return requests.result;
  };
  session.changerOf(session.read().chosen, {})({ type: 'notice', id: 'a', heading: 'Typed' });
  const overview = async () => ({ ...overviewOf('Old', 0), changes: isWritten ? overviewOf('Old', 0).changes : [] });
  const versions = { ...createVersionRequests(new Connection({ token: '', path: '' })), overview };
  render(<PublishDialog session={session} state={session.read()} texts={texts} language="en" versions={versions} />);
  await userEvent.click(screen.getByRole('button', { name: texts.publish }));
  expect(await screen.findAllByText(/Home/)).not.toEqual([]);
  expect(screen.queryByText(texts.noChanges)).toBeNull();
});
