import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Collections } from '../../packages/editor/src/client/collections.tsx';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { firstState } from '../../packages/editor/src/client/editor-state.ts';
import { NewType } from '../../packages/editor/src/client/new-type.tsx';
import { Panel } from '../../packages/editor/src/client/panel.tsx';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';
import { sourcesWithout } from './sources-without.ts';

const texts = textsOf('en');
const common = { fields: [], lists: undefined, one: undefined, roles: {}, typeFile: undefined };
const collections = [
  { ...common, name: 'courses', many: 'Courses', isUsed: true },
  { ...common, name: 'looms', many: 'Looms', isUsed: false },
];

test('collections that the site does not use are behind "More", and open when one of them is chosen', () => {
  const session = new EditorSession(new FakeRequests());
  const list = (collection?: string) => (
    <Collections session={session} state={{ ...firstState, outline: { ...emptyOutline, collections }, collection }} texts={texts} />
  );
  const { rerender } = render(list());
  const more = screen.getByText(texts.more).closest('details');
  if (!more) throw new Error('There is no list of the other collections.');
  expect(
    within(more)
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Looms']);
  expect(screen.getByRole('button', { name: 'Courses' })).toBeTruthy();
  expect(more.open).toBe(false);
  rerender(list('looms'));
  expect(more.open).toBe(true);
});

test('a new price has the currency of the website, and the author can choose another', async () => {
  const session = new EditorSession(new FakeRequests());
  const outline = { ...emptyOutline, languages: ['pl-PL'] };
  render(<Collections session={session} state={{ ...firstState, outline }} texts={texts} />);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  fireEvent.click(screen.getByRole('button', { name: texts.newCollection }));
  const added = screen.getByRole('group', { name: texts.addField });
  await userEvent.selectOptions(within(added).getByLabelText(texts.fieldKind), texts['kind-money']);
  const currency = within(added).getByLabelText(texts.fieldCurrency);
  expect(currency).toHaveProperty('value', 'PLN');
  await userEvent.selectOptions(currency, 'CHF – Swiss Franc');
  expect(currency).toHaveProperty('value', 'CHF');
});

test('the problems of a page are not those of the collections', () => {
  const session = new EditorSession(new FakeRequests());
  const problem = { path: ['title'], severity: 'error', code: 'empty', message: 'The title is empty.' } as const;
  const panel = (view: 'page' | 'collections') => (
    <Panel
      session={session}
      state={{ ...firstState, view, outline: emptyOutline, isLoaded: true, page: { ...pageWith('One'), problems: [problem] } }}
      texts={texts}
      language="en"
      sources={sourcesWithout}
    />
  );
  const { rerender } = render(panel('page'));
  expect(screen.queryByText(problem.message)).not.toBeNull();
  rerender(panel('collections'));
  expect(screen.queryByText(problem.message)).toBeNull();
});

test('a field that is typed and not added yet is in the new collection too', async () => {
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  await session.open('/');
  render(<NewType session={session} state={session.read()} texts={texts} onDone={() => undefined} />);
  await userEvent.type(screen.getByLabelText(new RegExp(texts.manyCalled)), 'Pianos');
  await userEvent.type(screen.getByLabelText(new RegExp(texts.oneCalled)), 'piano');
  const added = within(screen.getByRole('group', { name: texts.addField }));
  await userEvent.type(added.getByLabelText(texts.fieldLabel), 'Maker');
  await userEvent.click(added.getByRole('button'));
  await userEvent.type(added.getByLabelText(texts.fieldLabel), 'Colour');
  await userEvent.click(screen.getByRole('button', { name: texts.createCollection }));
  const fields = {
    name: { label: 'Name', required: true },
    maker: { kind: 'text', label: 'Maker' },
    colour: { kind: 'text', label: 'Colour' },
  };
  expect(requests.tasks).toEqual([{ kind: 'create-type', name: 'pianos', type: { one: 'piano', many: 'Pianos', fields } }]);
});
