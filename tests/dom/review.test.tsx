import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VersionsOverview } from 'pagewright/editing';
import { beforeEach, expect, test, vi } from 'vitest';
import { Connection, NoAnswerError } from '../../packages/editor/src/client/connection.ts';
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

test('while a review is written, a bar moves and the button waits; then there is a link, and after a failure the button again', async () => {
  const overview: VersionsOverview = {
    ...{ kind: 'folder', blocked: undefined, hasPublished: true, last: undefined, leftOut: [], needsAuthor: false, remote: undefined },
    changes: [{ file: 'pages/home.yaml', kind: 'changed', page: '/', title: 'Home', values: [] }],
    drafts: [],
    left: [],
  };
  let finish = (_: { address: string; folder: string }): void => undefined;
  const review = new Promise<{ address: string; folder: string }>((done) => {
    finish = done;
  });
  const versions = {
    ...createVersionRequests(new Connection({ token: '', path: '' })),
    overview: async () => overview,
    review: vi
      .fn()
      .mockRejectedValueOnce(new NoAnswerError())
      .mockRejectedValueOnce(new Error('The disk is full.'))
      .mockReturnValue(review),
  };
  const state = { ...firstState, outline: emptyOutline };
  render(<PublishDialog session={new EditorSession(new FakeRequests())} state={state} texts={texts} language="en" versions={versions} />);
  await userEvent.click(screen.getByRole('button', { name: texts.publish }));
  const write = await screen.findByRole('button', { name: texts.writeReview });
  await userEvent.click(write);
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  await userEvent.click(write);
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await userEvent.click(write);
  expect(screen.getByRole('progressbar', { name: texts.writingReview })).toBeTruthy();
  expect(write).toHaveProperty('disabled', true);
  finish({ address: '/review/index.html', folder: '.cache/review' });
  expect((await screen.findByRole('link', { name: texts.openReview })).getAttribute('href')).toBe('/review/index.html');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(write).toHaveProperty('disabled', false);
});
