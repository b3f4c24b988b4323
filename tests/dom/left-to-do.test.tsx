import { fillIn } from '@pagewright/core/browser';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LeftItem, PublishResult, VersionsOverview } from 'pagewright/editing';
import { expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { LeftList } from '../../packages/editor/src/client/left-list.tsx';
import { PublishDialog } from '../../packages/editor/src/client/publish-dialog.tsx';
import { PublishForm } from '../../packages/editor/src/client/publish-form.tsx';
import { Requests } from '../../packages/editor/src/client/requests.ts';
import { Obstacle } from '../../packages/editor/src/client/sending.tsx';
import type { Online } from '../../packages/editor/src/client/use-online.ts';
import { createVersionRequests } from '../../packages/editor/src/client/version-requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');
const connection = new Connection({ token: '', path: '' });
const item: LeftItem = { kind: 'sample', message: 'This line is marked.', file: '', line: 8, page: undefined, path: [] };
const left: LeftItem[] = [
  { ...item, file: 'collections/exhibitions.yaml', record: 'The sea' },
  { ...item, file: 'collections/exhibitions/sky.yaml', record: 'The sky' },
  { ...item, kind: 'warning', file: 'pages/de/prices.yaml', page: '/de/prices' },
];
const listed = { address: '/', description: '', absence: undefined, isFallback: false, problems: 0 };
const outline = {
  ...emptyOutline,
  pages: [
    { ...listed, path: '/prices', title: 'Prices', file: 'pages/prices.yaml', language: 'en' },
    { ...listed, path: '/de/prices', title: 'Preise', file: 'pages/de/prices.yaml', language: 'de' },
  ],
  collections: [
    { name: 'exhibitions', fields: [], lists: undefined, one: 'exhibition', many: 'Exhibitions', roles: {}, typeFile: '', isUsed: true },
  ],
};
const overview: VersionsOverview = {
  kind: 'folder',
  blocked: undefined,
  hasPublished: false,
  last: undefined,
  leftOut: [],
  needsAuthor: false,
  remote: undefined,
  changes: [],
  drafts: [],
  left,
};
const parts = {
  session: new EditorSession(new Requests(connection, texts)),
  state: { ...firstState, outline },
  texts,
  overview,
  versions: createVersionRequests(connection),
  refresh: async () => undefined,
};

/** No file says where the website goes. */
const notOnline: Online = { state: undefined, failure: undefined, put: async () => undefined, stop: async () => undefined };

test('what is left names pages and records by their titles, and no file', () => {
  const { container } = render(<LeftList {...parts} onLeave={() => undefined} />);
  expect([...container.querySelectorAll('.about')].slice(1).map(({ textContent }) => textContent)).toEqual([
    'Exhibitions: The sea',
    'Exhibitions: The sky',
    'Preise',
  ]);
  expect(container.textContent).not.toContain('.yaml');
});

test('samples come before warnings, which may be about files that no page uses', () => {
  const many = Array.from({ length: 9 }, (_, index) => [
    { ...item, kind: 'warning' as const, file: `media/${index}.jpg`, message: `/media/${index}.jpg is not used anywhere.` },
    { ...item, file: `collections/exhibitions/${index}.yaml` },
  ]);
  const { container } = render(<LeftList {...parts} overview={{ ...overview, left: many.flat() }} onLeave={() => undefined} />);
  expect(container.querySelectorAll('.left li')).toHaveLength(8);
  expect(container.textContent).not.toContain('not used anywhere');
});

/** Opens the dialog to publish, with what a session knows. */
async function openDialog(own: Partial<VersionsOverview>, state = parts.state): Promise<HTMLElement> {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  const versions = { ...parts.versions, overview: async () => ({ ...overview, ...own }) };
  const session = new EditorSession(new FakeRequests());
  render(<PublishDialog {...parts} session={session} state={state} versions={versions} language="en" />);
  await userEvent.click(screen.getByRole('button', { name: texts.publish }));
  await screen.findByText(texts.whatIsLeft);
  return screen.getByRole('dialog');
}

test('the dialog to publish begins with the samples that visitors will read, until there are none', async () => {
  const dialog = await openDialog({});
  expect(dialog.querySelector('.versions')?.firstElementChild?.textContent).toMatch(/^2 texts are still samples/);
  cleanup();
  await openDialog({ left: [{ ...item, isUnseen: true }] });
  expect(screen.queryByText(/still/)).toBeNull();
});

test('the dialog to publish says that a change waits, why, and leads to it', async () => {
  const caused = [{ message: 'The price must be a number.', place: 'pages/prices.yaml:3:5', language: undefined, path: undefined }];
  const dialog = await openDialog({}, { ...parts.state, notice: { kind: 'refused', caused, problems: [] } });
  const first = dialog.querySelector('.versions')?.firstElementChild;
  expect(first?.textContent).toContain(texts.changeWaits);
  expect(first?.textContent).toContain('The price must be a number. Prices');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.goToIt }));
  expect(screen.queryByText(texts.changeWaits)).toBeNull();
});

test('a publication can be cancelled while it runs, and its end is said', async () => {
  let end = (_: PublishResult): void => undefined;
  const versions = {
    ...parts.versions,
    publish: () => new Promise<PublishResult>((done) => (end = done)),
    cancelPublishing: vi.fn(async () => end({ outcome: 'cancelled', isPublished: false })),
  };
  const changes = [{ file: 'pages/home.yaml', kind: 'changed' as const, page: '/', title: 'Home', values: [] }];
  const session = new EditorSession(new FakeRequests());
  render(
    <PublishForm {...parts} online={notOnline} session={session} versions={versions} overview={{ ...overview, kind: 'git', changes }} />,
  );
  expect(screen.queryByRole('button', { name: texts.cancelPublishing })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.publishNow }));
  await userEvent.click(await screen.findByRole('button', { name: texts.cancelPublishing }));
  expect(await screen.findByText(texts.cancelled)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.cancelPublishing })).toBeNull();
});

test('an author without a name or an e-mail address as the server accepts them is asked again, by both buttons', async () => {
  const publish = vi.fn().mockRejectedValueOnce(new Error('Not accepted.')).mockResolvedValue({ outcome: 'nothing' });
  const changes = [{ file: 'pages/home.yaml', kind: 'changed' as const, page: '/', title: 'Home', values: [] }];
  const remote = { name: 'origin', unsent: 0, newer: 0, isNew: false, isHandedIn: false };
  const session = new EditorSession(new FakeRequests());
  const shown = { ...overview, kind: 'git' as const, changes, needsAuthor: true, remote };
  render(<PublishForm {...parts} online={notOnline} session={session} versions={{ ...parts.versions, publish }} overview={shown} />);
  const email = screen.getByLabelText(new RegExp(`^${texts.authorEmail}`));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${texts.authorName}`)), 'Ada');
  await userEvent.type(email, 'ada at loom');
  const buttons = [texts.publishNow, fillIn(texts.publishAndSend, { remote: 'origin' })];
  for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
  expect(publish).not.toHaveBeenCalled();
  await userEvent.clear(email);
  await userEvent.type(email, 'ada@loom');
  await userEvent.click(screen.getByRole('button', { name: buttons[0] }));
  expect(await screen.findByText('Not accepted.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: buttons[1] }));
  await vi.waitFor(() => expect(publish).toHaveBeenLastCalledWith(expect.objectContaining({ author: { name: 'Ada', email: 'ada@loom' } })));
});

test('who opens the dialog again while a version is published can cancel it too', async () => {
  const refresh = vi.fn(async () => undefined);
  const versions = { ...parts.versions, cancelPublishing: vi.fn(async () => ({})) };
  render(<Obstacle {...parts} versions={versions} refresh={refresh} overview={{ ...overview, kind: 'git', blocked: 'publishing' }} />);
  await userEvent.click(screen.getByRole('button', { name: texts.cancelPublishing }));
  expect(versions.cancelPublishing).toHaveBeenCalled();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
});
