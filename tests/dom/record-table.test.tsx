import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import { type Field, FieldsContext, fieldTexts } from 'pagewright/fields';
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from '../../packages/editor/src/client/connection.ts';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { type EditorState, firstState } from '../../packages/editor/src/client/editor-state.ts';
import { RecordTable } from '../../packages/editor/src/client/record-table.tsx';
import { Requests } from '../../packages/editor/src/client/requests.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { sourcesWithout } from './sources-without.ts';

const texts = textsOf('en');
const common = { description: '', isOptional: false, default: undefined, form: {}, sample: undefined };
const text = (name: string): Field => ({ ...common, name, control: 'text', isRich: false });

const records: readonly WrittenRecord[] = Array.from({ length: 5000 }, (_, index) => ({
  key: `n${index}`,
  list: undefined,
  file: 'collections/notes.yaml',
  path: [index],
  value: { id: `n${index}`, name: `Note ${index}`, words: `Words of ${index}`, place: index % 7 },
}));

const offered: OfferedCollection = {
  name: 'notes',
  fields: [text('name'), text('words'), text('place')],
  lists: undefined,
  one: 'note',
  many: 'Notes',
  roles: { title: 'name' },
  typeFile: 'types/notes.yaml',
  isUsed: true,
};

const rows = (): HTMLTableRowElement[] => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')];
const shown = (): string[] => rows().map((row) => row.querySelector('th')?.textContent ?? '');

function show(words = '', state: Partial<EditorState> = {}) {
  const session = new EditorSession(new Requests(new Connection({ token: '', path: '' }), texts));
  const context = { problems: [], names: {}, texts: fieldTexts, language: 'en', sources: sourcesWithout, page: '/' } as const;
  const view = (found: string) => (
    <FieldsContext value={context}>
      <RecordTable
        {...{ session, texts, offered, sources: sourcesWithout }}
        language="en"
        words={found}
        state={{ ...firstState, outline: emptyOutline, records, ...state }}
      />
    </FieldsContext>
  );
  const { rerender } = render(view(words));
  return { search: (found: string) => rerender(view(found)) };
}

/** Scrolls so that the row with an index is at the top of the window. */
function scrollTo(index: number): void {
  const height = 40;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, this.tagName === 'TBODY' ? -index * height : 0, 800, height);
  });
  act(() => {
    document.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => vi.restoreAllMocks());

test('of five thousand records, those in view are rendered, and each row says which one it is', () => {
  show();
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  expect(document.querySelectorAll('*').length).toBeLessThan(2500);
  expect(shown()).toContain('Note 0');
  scrollTo(3000);
  expect(shown()).toEqual(expect.arrayContaining(['Note 2990', 'Note 3000', 'Note 3019']));
  expect(shown()).not.toContain('Note 0');
  expect(
    rows()
      .find((row) => row.textContent?.includes('Note 3000'))
      ?.getAttribute('aria-rowindex'),
  ).toBe('3002');
  const heights = [...document.querySelectorAll<HTMLElement>('tbody tr:not([aria-rowindex])')].map(({ style }) =>
    Number.parseFloat(style.height),
  );
  expect(heights.reduce((sum, height) => sum + height, 0)).toBe((5000 - rows().length) * 40);
});

test('the row with the focus stays, with those that Tab leads to', () => {
  show();
  const button = screen.getByText('Note 5');
  act(() => button.focus());
  scrollTo(3000);
  expect(document.activeElement?.textContent).toBe('Note 5');
  expect(shown().slice(0, 4)).toEqual(['Note 4', 'Note 5', 'Note 6', expect.stringMatching(/^Note 29/)]);
});

test('the search and the order are about all records, and Ctrl+F is not promised', () => {
  const { search } = show();
  expect(screen.getByRole('status').textContent).toContain(texts.searchAll);
  fireEvent.click(screen.getByText('Place'));
  fireEvent.click(screen.getByText('Place'));
  expect(shown()[0]).toBe('Note 4997');
  search('note 4321');
  expect(shown()).toEqual(['Note 4321']);
  expect(screen.getByRole('status').textContent).toBe('1 of 5000');
});

test('a record that is open is edited in its row, also out of view', () => {
  const place = { version: 'v', at: [5], value: records[5]?.value };
  const thing = { id: 1, file: 'collections/notes.yaml', place, isPage: false, isGone: false };
  const form = { file: thing.file, ...place, value: records.map(({ value }) => value), problems: [], thing };
  show('', { form, draft: { ...Object(records[5]?.value), words: 'Typed' } });
  const input = document.querySelector<HTMLElement>('[data-path="table.words"]');
  act(() => input?.focus());
  scrollTo(4000);
  expect(document.activeElement).toBe(input);
  const paste = (words: string): boolean => fireEvent.paste(input ?? document.body, { clipboardData: { getData: () => words } });
  expect([paste('One\tTwo\nThree\tFour'), screen.getByRole('alert').textContent]).toEqual([false, texts.noSheet]);
  expect([paste('One cell'), screen.getByRole('alert').textContent]).toEqual([true, '']);
});
