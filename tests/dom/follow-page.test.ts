import { expect, test, vi } from 'vitest';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { listenEarly } from '../../packages/editor/src/client/page/early-click.ts';
import { fieldAt, placeOf } from '../../packages/editor/src/client/page/fields-at.ts';
import { followPage } from '../../packages/editor/src/client/page/follow-page.ts';
import { KeyQueue } from '../../packages/editor/src/client/page/key-queue.ts';
import { scrollToBlock } from '../../packages/editor/src/client/page/mark-block.ts';
import { typeInPanel } from '../../packages/editor/src/client/page/open-text.ts';
import { finderOf } from '../../packages/editor/src/client/page/parts-of-page.ts';
import { leadStrayKeys } from '../../packages/editor/src/client/page/stray-keys.ts';
import { RichTools } from '../../packages/editor/src/client/rich/rich-tools.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { FakeRequests, pageWith } from '../../packages/editor/tests/support/fake-requests.ts';
import { showField } from '../../packages/engine/src/client/fields/show-field.ts';
import { stillQuery } from '../../packages/engine/src/client/still-page.ts';

type Followed = Parameters<typeof followPage>[0];

/** Follows the document as a page that runs. Returns a function that stops. */
const follow = (session: EditorSession, own: Partial<Followed> = {}): (() => void) =>
  followPage({
    page: document,
    session,
    texts: textsOf('en'),
    readMap: undefined,
    richTools: new RichTools(),
    typing: {},
    onSubmit: () => undefined,
    ...own,
  });

test('a form of the page that runs is not sent, and the editor says so', () => {
  const session = new EditorSession(new FakeRequests());
  document.body.innerHTML = '<form action="/contact"><button type="submit">Send</button></form>';
  const onSubmit = vi.fn();
  const sent = vi.fn();
  document.body.addEventListener('submit', (event) => sent(event.defaultPrevented));
  const stop = follow(session, { onSubmit });
  document.querySelector('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenLastCalledWith(true);
  // A button of a script sends nothing by itself.
  document.querySelector('button')?.click();
  expect(onSubmit.mock.calls.length).toBeGreaterThan(1);
  stop();
});

test('a click is on what the page shows there, whichever window has read it first', () => {
  const session = new EditorSession(new FakeRequests());
  document.body.innerHTML = '<iframe></iframe>';
  const block = document.querySelector('iframe')?.contentDocument?.createElement('div');
  if (!block) throw new Error('There is no frame.');
  // It stays an instance of the classes of its first window.
  document.body.append(block);
  block.dataset.key = 'a';
  const typing: Followed['typing'] = {};
  const stop = follow(session, { typing });
  block.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  expect(typing.clicked).toBeDefined();
  stop();
});

test('a press is on the block that the page showed then, although it shows another one in the same element before the release', async () => {
  // jsdom has no CSS.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const requests = new FakeRequests();
  const session = new EditorSession(requests);
  const read = (...headings: string[]): void => {
    const page = pageWith(...headings);
    requests.shown = { ...page, blocks: page.blocks.map((one, index) => ({ ...one, key: String(index) })) };
    document.body.dataset.source = page.version;
    document.body.innerHTML ||= '<div data-key="0"><h2></h2></div><div data-key="1"><h2></h2></div>';
    for (const [index, heading] of [...document.querySelectorAll('h2')].entries()) heading.textContent = headings[index] ?? '';
  };
  document.body.innerHTML = '';
  read('One', 'Two');
  await session.open('/');
  const stop = follow(session);
  const [first] = document.querySelectorAll('h2');
  first?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, composed: true }));
  read('Two', 'One');
  await session.refresh();
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }));
  await vi.waitFor(() => expect(session.read().selected).toBe(1));
  stop();
  delete document.body.dataset.source;
});

test('what is typed between two clicks into a page that nobody follows yet is offered', () => {
  const session = new EditorSession(new FakeRequests());
  history.replaceState(null, '', stillQuery);
  document.body.innerHTML = '<div data-key="a"><h2>One</h2></div>';
  listenEarly(document);
  const click = (): unknown => document.querySelector('h2')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  click();
  document.activeElement?.dispatchEvent(new InputEvent('beforeinput', { data: 'words', inputType: 'insertText', cancelable: true }));
  click();
  follow(session)();
  follow(session)();
  expect(session.read().leftWords).toEqual(['words']);
  history.replaceState(null, '', '/');
});

test('the page follows a block that is moved out of sight, wherever the preview shows it', async () => {
  document.body.innerHTML = '<main><div data-key="a"></div><div data-key="b"></div></main>';
  // jsdom has no CSS.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const at = { top: 100 };
  const [first] = document.querySelectorAll('[data-key="a"]');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, at.top, 800, 300));
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const stop = scrollToBlock(document, 'a', true);
  expect(scrolled).not.toHaveBeenCalled();
  // The preview shows it at its new place.
  at.top = 5000;
  if (first) document.querySelector('main')?.append(first);
  await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 4900, behavior: 'instant' }));
  stop();
});

test('keys that waited for a text are typed into it, although another block has been chosen since, whose field has the focus', async () => {
  const session = new EditorSession(new FakeRequests());
  await session.open('/');
  await session.select(0);
  const { chosen: thing } = session.read();
  const keys = new KeyQueue();
  keys.take(document);
  for (const data of ' w1')
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true }));
  await session.select(1);
  document.body.innerHTML = '<input data-path="heading">';
  document.querySelector('input')?.focus();
  const field = { file: 'pages/home.yaml', path: ['blocks', 0, 'heading'], start: 2, from: 0, to: 3 };
  await typeInPanel({ field, thing, panelPath: ['heading'], keys }, session);
  expect(document.querySelector('input')?.value).toBe('');
  expect(thing && session.valueAt(thing, ['heading'])).toBe('One w1');
  expect(session.read().draft).toBeUndefined();
});

test('what is clicked is found in the block that the preview shows instead, although a text of one paragraph is not in an element of its own there', () => {
  document.body.innerHTML = '<div data-key="a"><h2>Boats</h2><div class="prose"><p>The ferry leaves.</p></div></div>';
  // jsdom has no CSS.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const [block, clicked] = [document.querySelector('[data-key]'), document.querySelector('p')];
  if (!block || !clicked) throw new Error('There is no text.');
  const find = finderOf(clicked);
  block.innerHTML = '<h2>Boats</h2><div class="prose">The ferry leaves.</div>';
  expect(find('a')).toBe(document.querySelector('.prose'));
});

test('a heading that the map has in other words is no part of the text below it', () => {
  document.body.innerHTML = '<div data-key="a"><section><h2>Boats at noon</h2><div><p>Words.</p></div></section></div>';
  const [heading, words] = [document.querySelector('h2'), document.querySelector('p')];
  if (!heading || !words) throw new Error('There is no text.');
  // jsdom has no layout.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  const field = { file: 'pages/home.yaml', start: 2, from: 0, to: 5 };
  const map = {
    a: [
      { at: [0, 0, 0], text: 'Boats', fields: [{ ...field, path: ['blocks', 0, 'heading'], text: 'plain' as const }] },
      { at: [0, 1, 0, 0], text: 'Words.', fields: [{ ...field, path: ['blocks', 0, 'content'], text: 'long' as const }] },
    ],
  };
  const found = (element: Element, isOld: boolean): unknown => fieldAt(element, { x: 0, y: 0 }, map, isOld)?.field.path.at(-1);
  expect([found(heading, false), found(heading, true)]).toEqual([undefined, 'heading']);
  expect([found(words, false), found(words, true)]).toEqual(['content', 'content']);
});

test('the place of a text that is typed over meanwhile is that of what it has now', () => {
  document.body.innerHTML = '<h1>The bench</h1>';
  const element = document.querySelector('h1');
  const text = element?.firstChild;
  if (!element || !(text instanceof Text)) throw new Error('There is no heading.');
  const field = { file: 'pages/home.yaml', path: ['blocks', 0, 'heading'], start: 2, from: 4, to: text.length };
  text.data = 'W';
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return new DOMRect(this.startOffset, 0, this.endOffset - this.startOffset, 10);
  };
  expect(placeOf({ element, text, field })).toMatchObject({ left: 1, width: 0 });
});

test('a field that is opened for a text that was clicked has its caret at the end: the next letter replaces nothing', async () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML =
    '<textarea data-path="heading">First time?</textarea><input data-path="link" value="/about"><input type="number" data-path="count" value="3">';
  const selection = async (name: string, how: 'at-end' | 'selected'): Promise<unknown> => {
    await showField([name], how);
    const { activeElement: field } = document;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? [field.selectionStart, field.selectionEnd]
      : undefined;
  };
  expect(await selection('heading', 'at-end')).toEqual([11, 11]);
  expect(await selection('link', 'selected')).toEqual([0, 6]);
  expect(await selection('count', 'at-end')).toEqual([null, null]);
});

test('a letter or space that nothing takes leads to the field of the text that was clicked last, as long as it is the chosen one', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = '<button>Other</button><textarea data-path="items.0.heading">First</textarea>';
  const [field, button] = [document.querySelector('textarea'), document.querySelector('button')];
  let isChosen = true;
  const last = { path: ['items', 0, 'heading'], isChosen: () => isChosen };
  const typing = { last };
  const stop = leadStrayKeys(document, typing);
  const press = (init: KeyboardEventInit, target: Element = document.body): Element | null => {
    field?.blur();
    target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    return document.activeElement;
  };
  expect([press({ key: 'w' }), field?.selectionStart]).toEqual([field, 5]);
  expect(press({ key: ' ' })).toBe(field);
  for (const init of [{ key: 'Delete' }, { key: 'z', ctrlKey: true }, { key: 'z', metaKey: true }]) expect(press(init)).toBe(document.body);
  if (button) expect(press({ key: 'w' }, button)).toBe(document.body);
  isChosen = false;
  expect(press({ key: 'w' })).toBe(document.body);
  isChosen = true;
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press({ key: 'w' })).toBe(document.body);
  stop();
});
