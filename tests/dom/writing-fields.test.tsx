import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { contentLanguage } from '../../packages/editor/src/client/content-language.ts';
import { KeyQueue } from '../../packages/editor/src/client/page/key-queue.ts';
import { pastedMarkdown } from '../../packages/editor/src/client/rich/paste/pasted-markdown.ts';
import { emptyOutline } from '../../packages/editor/tests/support/empty-outline.ts';
import { pasteOf } from '../../packages/editor/tests/support/paste-text.ts';
import { ChoiceButton } from '../../packages/engine/src/client/fields/choice-dialog.tsx';
import { type Field, type FieldSources, Fields, FieldsContext, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';
import { TableView } from '../../packages/engine/src/client/fields/table-view.tsx';
import { sourcesWithout } from './sources-without.ts';

const base = { description: '', isOptional: true, default: undefined, form: {}, sample: '' };
const text = (name: string): Field => ({ ...base, name, label: name, control: 'text', isRich: false });
const line = (name: string, more: object = {}): Field => ({ ...base, name, label: name, control: 'line', ...more });
const fields: readonly Field[] = [
  text('title'),
  { ...text('content'), control: 'text', isRich: true },
  line('motto'),
  line('to', { names: 'pages' }),
  line('opens', { format: 'time' }),
  { ...base, name: 'price', label: 'price', control: 'number', isWhole: false, minimum: undefined, maximum: undefined },
  { ...base, name: 'colour', label: 'colour', control: 'colour' },
];

function renderFields(contentLanguage: string | undefined, value: object = {}, onChange = vi.fn(), sources?: FieldSources) {
  render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, contentLanguage, ...(sources && { sources }) }}>
      <Fields fields={fields} path={[]} value={value} onChange={onChange} />
    </FieldsContext>,
  );
  return onChange;
}

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  [undefined, 'auto'],
])('words in %s have its language and direction, addresses and numbers have none', (language, dir) => {
  renderFields(language);
  const attributes = fields.map(({ name }) => {
    const input = screen.getByLabelText(name);
    return [name, input.getAttribute('lang'), input.getAttribute('dir')];
  });
  const words = ['title', 'content', 'motto'].map((name) => [name, language ?? null, dir]);
  expect(attributes).toEqual([...words, ...['to', 'opens', 'price', 'colour'].map((name) => [name, null, null])]);
});

test('a time is typed on the clock of 24 hours, as people write it', () => {
  const onChange = renderFields('en', { opens: '09:30' });
  const input = screen.getByLabelText<HTMLInputElement>('opens');
  expect([input.type, input.value]).toEqual(['text', '09:30']);
  for (const [typed, time] of [
    ['16.30', '16:30'],
    ['4 pm', '16:00'],
    ['24:00', '24:00'],
  ]) {
    fireEvent.change(input, { target: { value: typed } });
    expect(onChange).toHaveBeenLastCalledWith({ opens: time });
  }
  onChange.mockClear();
  fireEvent.change(input, { target: { value: '16:7x' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(onChange).toHaveBeenLastCalledWith({ opens: '16:7x' });
});

test('the language of fields is that of their page or file, else the default one', () => {
  const listed = { address: '/', title: '', description: '', absence: undefined, isFallback: false, problems: 0 };
  const outline = {
    ...emptyOutline,
    languages: ['en', 'ar', 'pt-BR'],
    pages: [
      { ...listed, path: '/ar/team', file: 'pages/ar/team.yaml', language: 'ar' },
      { ...listed, path: '/team', file: 'pages/team.yaml', language: 'en' },
    ],
  };
  const form = (file: string) => ({ file, at: [], version: '', value: {}, problems: [] });
  expect(contentLanguage({ outline, path: '/ar/team', form: undefined })).toBe('ar');
  expect(contentLanguage({ outline, path: '/team', form: undefined })).toBe('en');
  expect(contentLanguage({ outline, path: '/ar/team', form: form('site.yaml') })).toBe('en');
  expect(contentLanguage({ outline, path: '/team', form: form('site.ar.yaml') })).toBe('ar');
  expect(contentLanguage({ outline, path: '/team', form: form('collections/pt-br/team.yaml') })).toBe('pt-BR');
  expect(contentLanguage({ outline, path: '/team', form: form('shared/ar/call.yaml') })).toBe('ar');
  expect(contentLanguage({ outline, path: '/ar/team', form: form('collections/posts/ada.yaml') })).toBe('en');
  expect(contentLanguage({ outline: undefined, path: '/', form: undefined })).toBeUndefined();
});

test('keys that an input method takes are typed by it, not by the queue of keys', () => {
  const queue = new KeyQueue();
  queue.take(document);
  for (const init of [{ key: 'Process', keyCode: 229 }, { key: 'k', keyCode: 229 }, { key: 'Enter', isComposing: true }, { key: 'Dead' }]) {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
  queue.release(document);
});

test('a field gets what an input method composes, with each step of it', () => {
  const onChange = renderFields('ja', { title: '' });
  const input = screen.getByLabelText('title');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: '日' }, isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  fireEvent.compositionEnd(input, { data: '日' });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ title: '日' }));
});

test.each([
  ['content', '·\tBus 12\r\n·\tLine 4\r\n', '- Bus 12\n- Line 4'],
  ['content', 'Floor\tLift\nCellar\tyes | no\n', '| Floor | Lift |\n|---|---|\n| Cellar | yes \\| no |'],
  ['content', 'One\ttwo\nThree', 'One\ttwo\nThree'],
  ['title', 'Floor\tLift\n', 'Floor Lift'],
])('into the field %s, %j is pasted as %j', (name, plain, expected) => {
  renderFields('en', { title: '', content: '' });
  const insert = vi.fn(() => true);
  Object.assign(document, { execCommand: insert });
  fireEvent(screen.getByLabelText(name), pasteOf({ 'text/plain': plain }));
  expect(insert.mock.calls).toEqual(plain === expected ? [] : [['insertText', false, expected]]);
});

const list = '<ul><li>One <b>two</b></li><li>Three</li></ul>';

test.each([
  ['content', '', list, '- One **two**\n- Three'],
  ['content', 'We sell:', list, '\n\n- One **two**\n- Three'],
  ['content', 'We sell:', '<span>a <b>loom</b></span>', 'a **loom**'],
  ['content', '<p>We sell:</p>', list, '\n\n- One two\n- Three'],
  ['title', '', list, undefined],
])('into the field %s with %j, %j of a word processor is pasted as %j', async (name, value, html, expected) => {
  vi.stubGlobal('reportError', vi.fn());
  const markdown: FieldSources['markdown'] = async (...pasted) => pastedMarkdown(...pasted);
  renderFields('en', { title: '', content: value }, undefined, { ...sourcesWithout, markdown });
  const insert = vi.fn(() => true);
  Object.assign(document, { execCommand: insert });
  const input = screen.getByLabelText(name);
  input.focus();
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(value.length, value.length);
  fireEvent(input, pasteOf({ 'text/html': html, 'text/plain': '• One two\n• Three' }));
  if (expected !== undefined) await vi.waitFor(() => expect(insert).toHaveBeenCalledWith('insertText', false, expected));
  else expect(insert).not.toHaveBeenCalled();
});

test('Enter that ends a word of an input method chooses nothing in a search, and stays in the cell of a table', async () => {
  vi.stubGlobal('reportError', vi.fn());
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const onChoose = vi.fn();
  const columns: Field = {
    ...base,
    name: 'columns',
    label: 'columns',
    control: 'list',
    item: text('column'),
    minItems: 1,
    maxItems: undefined,
  };
  const row: Field = { ...columns, name: 'row', label: 'row' };
  const rows: Field = { ...columns, name: 'rows', label: 'rows', item: row };
  const shape = { columns, rows, heads: [], leads: [], values: undefined, cell: text('cell') };
  render(
    <>
      <ChoiceButton name="page" layout="rows" load={async () => [{ value: '/日本', text: '日本' }]} onChoose={onChoose} />
      <TableView shape={shape} path={[]} value={{ columns: ['A'], rows: [['1'], ['2']] }} onChange={vi.fn()} />
    </>,
  );
  const [first, second] = ['0 0', '1 0'].map((spot) => document.querySelector<HTMLElement>(`[data-spot="${spot}"]`));
  if (!first || !second) throw new Error('The table has no cells.');
  first.focus();
  fireEvent.keyDown(first, { key: 'Enter', keyCode: 229 });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  fireEvent.click(screen.getByRole('button', { name: /page/ }));
  await screen.findByText('日本');
  const search = screen.getByRole('searchbox', { hidden: true });
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('/日本', '日本');
});

test('a row that is added to a table is written at once, from its first cell on', () => {
  const list = (name: string, item: Field) =>
    ({ ...base, name, label: name, control: 'list', item, minItems: 0, maxItems: undefined }) as const;
  const columns = list('columns', text('column'));
  const rows = list('rows', list('row', text('cell')));
  const shape = { columns, rows, heads: [], leads: [], values: undefined, cell: text('cell') } as const;
  function Table() {
    const [value, setValue] = useState<unknown>({ columns: ['A', 'B'], rows: [['1', '2']] });
    return <TableView shape={shape} path={[]} value={value} onChange={setValue} />;
  }
  render(<Table />);
  fireEvent.click(screen.getByRole('button', { name: fieldTexts.addRow }));
  expect(document.activeElement?.getAttribute('data-path')).toBe('rows.1.0');
});

test('another picture takes its description with it while that is a sample, and no words of a person', () => {
  const image: Field = {
    ...base,
    name: 'image',
    label: 'image',
    control: 'group',
    fields: [line('src', { names: 'pictures' }), line('alt')],
  };
  const onChange = vi.fn();
  const samples = [{ path: ['image', 'alt'], text: 'A workbench' }];
  const show = (alt: string) => (
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, samples }}>
      <Fields fields={[image]} path={[]} value={{ image: { src: '/media/old.png', alt } }} onChange={onChange} />
    </FieldsContext>
  );
  const { rerender } = render(show('A workbench'));
  const choose = (): boolean => fireEvent.change(screen.getByDisplayValue('/media/old.png'), { target: { value: '/media/new.png' } });
  choose();
  expect(onChange).toHaveBeenLastCalledWith({ image: { src: '/media/new.png' } });
  rerender(show('Our bench'));
  choose();
  expect(onChange).toHaveBeenLastCalledWith({ image: { src: '/media/new.png', alt: 'Our bench' } });
});
