import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { shownBlock } from '../../packages/editor/src/client/editor-state.ts';
import { BrowserKeeper } from '../../packages/editor/src/client/keep-in-browser.ts';
import { KeptChanges } from '../../packages/editor/src/client/kept-changes.tsx';
import { restoreKept } from '../../packages/editor/src/client/restore-kept.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { block, FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';

const texts = textsOf('en');
const site = 'https://loom.test';

/** What the file has by now: one block with a heading. */
let heading: string;

function openPreview(): FakeRequests {
  const requests = new FakeRequests();
  requests.shown = pageWith('One');
  requests.file = async (file) => ({ file, version: heading, value: { blocks: [block(heading)] }, problems: [] });
  return requests;
}

const openKeeper = (): BrowserKeeper => new BrowserKeeper(() => ({ site, page: '/' }));

/** Types headings into the block, and leaves the page at once. */
async function typeAndLeave(...headings: string[]): Promise<void> {
  const session = new EditorSession(openPreview(), openKeeper());
  await session.open('/');
  await session.select(0);
  const change = session.changerOf(session.read().chosen, shownBlock(session.read()));
  for (const one of headings) change(block(one));
  session.close();
}

async function openAgain(requests = openPreview()): Promise<{ session: EditorSession; requests: FakeRequests }> {
  const keeper = openKeeper();
  const session = new EditorSession(requests, keeper);
  await session.open('/');
  await restoreKept(session, keeper, site);
  const Offered = () => {
    const state = useSyncExternalStore(session.subscribe, session.read);
    return <KeptChanges {...{ session, state, texts, keeper }} />;
  };
  await act(async () => void render(<Offered />));
  return { session, requests };
}

beforeEach(() => {
  localStorage.clear();
  heading = 'One';
});

test('what was sent as the page was left is not offered in an older state', async () => {
  await typeAndLeave('Pitc', 'Pitch raise');
  heading = 'Pitch raise';
  const { session, requests } = await openAgain();
  expect(session.read().kept).toEqual([]);
  expect(requests.edits).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('what was typed last is saved when the request did not arrive', async () => {
  await typeAndLeave('Pitc', 'Pitch raise');
  const { requests } = await openAgain();
  expect(requests.edits.map(({ changes }) => changes)).toEqual([[{ kind: 'put', path: ['blocks', 0], value: block('Pitch raise') }]]);
  expect(localStorage).toHaveLength(0);
});

test('an offered text stands beside the one that it would replace, and is offered no more when the file has it', async () => {
  await typeAndLeave('Mine');
  heading = 'Theirs';
  const { session, requests } = await openAgain();
  const offered = screen.getByRole('complementary', { name: texts.keptChanges });
  expect(offered.textContent).toContain('Typed before: Mine');
  expect(offered.textContent).toContain('Saved now: Theirs');
  await userEvent.click(screen.getByRole('button', { name: texts.useKept }));
  expect(requests.edits).toMatchObject([{ isForced: false, changes: [{ value: block('Mine') }] }]);
  expect(session.read().kept).toEqual([]);
});

test('of offered values, one that causes an error is offered again, and written only when a person decides so', async () => {
  await typeAndLeave('');
  const [name = '', typed = ''] = Object.entries<string>({ ...localStorage })[0] ?? [];
  localStorage.setItem(name, typed.replace('"heading":""', '"heading":"","note":"Kind words"'));
  heading = 'Theirs';
  const requests = openPreview();
  let note: string | undefined;
  requests.file = async (file) => ({ file, version: heading, value: { blocks: [{ ...block(heading), note }] }, problems: [] });
  requests.apply = async (edit) => {
    const [change] = edit.changes;
    const { heading: next, note: words } = Object(change?.kind === 'put' ? change.value : undefined);
    const caused = [{ message: 'The heading is empty.', place: 'pages/home.yaml:4', path: ['blocks', 0, 'heading'] }];
    if (next === '' && !edit.isForced) return { outcome: 'refused', problems: [], caused };
    [heading, note] = [next, words];
    requests.shown = pageWith(heading);
    return requests.result;
  };
  const { session } = await openAgain(requests);
  await userEvent.click(screen.getByRole('button', { name: texts.useKept }));
  expect([heading, note]).toEqual(['Theirs', 'Kind words']);
  const offered = screen.getByRole('complementary', { name: texts.keptChanges });
  expect(offered.textContent).toContain('The heading is empty.');
  expect(offered.textContent).not.toContain('Kind words');
  await userEvent.click(screen.getByRole('button', { name: texts.writeAnyway }));
  expect([heading, note]).toEqual(['', 'Kind words']);
  expect(session.read().kept).toEqual([]);
});

test('an offered picture of a record has the name of the record and of the file', async () => {
  const change = { key: 'a', site, file: 'collections/kilns.yaml', at: [0], isPage: false, page: '/', time: Date.now() };
  const before = { id: 'front', name: 'Front-loading kiln' };
  localStorage.setItem('pagewright-typed a', JSON.stringify({ ...change, before, value: { ...before, photo: { src: '/media/x.jpg' } } }));
  const requests = openPreview();
  const field = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined };
  const photo = { ...field, name: 'photo', label: 'Photo', control: 'group', fields: [] } as const;
  const roles = { title: 'name', picture: 'photo', summary: undefined };
  const collection = {
    name: 'kilns',
    fields: [photo],
    lists: undefined,
    one: 'kiln',
    many: 'Kilns',
    roles,
    typeFile: undefined,
    isUsed: true,
  };
  requests.outline = async () => ({ ...emptyOutline, collections: [collection] });
  requests.file = async (file) => ({ file, version: 'now', value: [before], problems: [] });
  requests.apply = async () => ({ outcome: 'refused', problems: [], caused: [] });
  await openAgain(requests);
  const offered = screen.getByRole('complementary', { name: texts.keptChanges });
  expect(offered.textContent).toContain('in “Kilns: Front-loading kiln”');
  expect(offered.textContent).toContain('PhotoTyped before: x.jpgSaved now: nothing');
});

test('an offered text that somebody saves meanwhile is offered no more', async () => {
  await typeAndLeave('Mine');
  heading = 'Theirs';
  const { session, requests } = await openAgain();
  heading = 'Mine';
  requests.shown = pageWith('Mine');
  await act(() => session.refresh());
  expect(session.read().kept).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a stored entry that is broken hides no other one', async () => {
  for (const [index, broken] of ['{"file":', 'null', '{}'].entries()) localStorage.setItem(`pagewright-typed  ${index}`, broken);
  await typeAndLeave('Pitch raise');
  const { requests } = await openAgain();
  expect(requests.edits.map(({ changes }) => changes)).toEqual([[{ kind: 'put', path: ['blocks', 0], value: block('Pitch raise') }]]);
});
