import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditResult, OfferedCollection } from 'pagewright/editing';
import { FieldsContext, fieldTexts, ProblemList } from 'pagewright/fields';
import { type ReactNode, useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditorParts } from '../../packages/editor/src/client/editor-parts.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { NewPage } from '../../packages/editor/src/client/new-page.tsx';
import { RecordPageButton } from '../../packages/editor/src/client/new-record-page.tsx';
import { PageActions } from '../../packages/editor/src/client/page-actions.tsx';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';
import { typeInto } from '../../packages/editor/tests/support/type-into.ts';
import { sourcesWithout } from './sources-without.ts';

const texts = textsOf('en');
const exhibitions: OfferedCollection = {
  name: 'exhibitions',
  fields: [],
  lists: undefined,
  one: 'exhibition',
  many: 'exhibitions',
  roles: {},
  typeFile: 'types/exhibitions.yaml',
  isUsed: true,
  mayHavePages: true,
};
const others: OfferedCollection = { ...exhibitions, name: 'others', many: 'others' };

let requests: FakeRequests;
let session: EditorSession;

beforeEach(async () => {
  // jsdom lacks it.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  requests = new FakeRequests();
  requests.outline = async () => ({ ...emptyOutline, collections: [others, exhibitions] });
  session = new EditorSession(requests);
  await session.open('/');
});

function show(view: (parts: EditorParts) => ReactNode): void {
  function View(): ReactNode {
    return view({ session, texts, state: useSyncExternalStore(session.subscribe, session.read) });
  }
  render(<View />);
}

const click = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const nothing = (): void => undefined;

test('the button of a collection makes a page for each record, or leads to these pages', async () => {
  show((parts) => <RecordPageButton {...parts} offered={exhibitions} />);
  await click('A page for each exhibition');
  await click(texts.createPages);
  expect(requests.tasks).toEqual([{ kind: 'create-record-page', collection: 'exhibitions' }]);
});

test('a path with {id} in the form for a new page makes a page for each record of the collection that it names', async () => {
  show((parts) => <NewPage {...parts} onDone={nothing} onBack={nothing} />);
  const address = (): HTMLElement => screen.getByLabelText(new RegExp(`^${texts.pageAddress}`));
  await userEvent.clear(address());
  await userEvent.type(address(), '/exhibitions/{{');
  expect(document.activeElement).toBe(address());
  await userEvent.type(address(), 'id}');
  expect(screen.getByLabelText<HTMLSelectElement>(texts.pageForEachOf).value).toBe('exhibitions');
  await click(texts.createPages);
  expect(requests.tasks).toEqual([{ kind: 'create-record-page', collection: 'exhibitions', path: '/exhibitions/{id}' }]);
});

test('pages of one file with one path have a way out: the button of the problem leads to it, and a change that waits is decided there', async () => {
  requests.shown = {
    ...pageWith('One'),
    path: '/exhibition',
    value: { path: '/exhibition', title: 'A' },
    template: { collection: 'exhibitions', pages: 2, record: undefined },
  };
  await session.open('/exhibition');
  const problems = [{ path: ['path'], severity: 'error', code: 'duplicate-path', message: 'Two pages have it.' } as const];
  show((parts) => (
    <FieldsContext value={{ problems, names: {}, texts: fieldTexts, language: 'en', sources: sourcesWithout, page: '/' }}>
      <ProblemList />
      <PageActions {...parts} />
    </FieldsContext>
  ));
  await click('Path');
  expect(document.activeElement?.textContent).toBe(texts.renamePage);
  const refused: EditResult = { outcome: 'refused', problems: [], caused: [] };
  const written = requests.result;
  requests.result = refused;
  await act(async () => {
    typeInto(session, { path: '/exhibition', title: '' });
    session.flush();
  });
  await waitFor(() => expect(session.read().notice?.kind).toBe('refused'));
  requests.result = written;
  await click(texts.renamePage);
  const to = screen.getByLabelText(new RegExp(`^${texts.newAddress}`));
  await userEvent.clear(to);
  await userEvent.type(to, '/exhibitions/{{id}');
  await userEvent.click(screen.getAllByRole('button', { name: texts.renamePage }).at(-1) ?? to);
  expect(requests.tasks).toEqual([]);
  expect(screen.getByText(texts.decideFirst)).toBeTruthy();
  await click(texts.discard);
  await act(async () => undefined);
  expect(requests.tasks).toEqual([{ kind: 'rename-page', from: '/exhibition', to: '/exhibitions/{id}', redirects: true, movesFile: true }]);
});
