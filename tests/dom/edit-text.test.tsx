import { expect, test, vi } from 'vitest';
import { editText } from '../../packages/editor/src/client/page/edit-text.ts';
import type { ShownField } from '../../packages/editor/src/client/page/fields-at.ts';
import { openText } from '../../packages/editor/src/client/page/open-text.ts';
import { RichTools } from '../../packages/editor/src/client/rich/rich-tools.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { openSession } from '../../packages/editor/tests/support/open-session.ts';
import { pasteOf } from '../../packages/editor/tests/support/paste-text.ts';

const field: ShownField['field'] = { file: 'pages/home.yaml', path: ['heading'], start: 0, from: 0, to: 9, text: 'plain' };

test('a text that is edited a second time is one change, and Escape gives back what stood then', () => {
  document.body.innerHTML = '<h2>The bench</h2>';
  const [element] = document.querySelectorAll('h2');
  const text = element?.firstChild;
  if (!element || !(text instanceof Text)) throw new Error('The page has no heading.');
  const edit = (value: string) => {
    const edited = { value, label: 'heading', onChange: vi.fn(), onTakeBack: vi.fn(), onEnd: vi.fn(), onLeave: vi.fn() };
    editText({ element, text, field }, undefined, edited);
    return edited;
  };
  const type = (value: string): void => {
    text.data = value;
    element.dispatchEvent(new Event('input'));
  };
  const first = edit('The bench');
  type('The old bench');
  element.dispatchEvent(new Event('blur'));
  expect(first.onChange).toHaveBeenCalledExactlyOnceWith('The old bench');
  const second = edit('The old bench');
  type('The oldest bench');
  expect(second.onChange).toHaveBeenLastCalledWith('The oldest bench');
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(text.data).toBe('The old bench');
  expect(second.onTakeBack).toHaveBeenCalledOnce();
  expect(second.onChange).toHaveBeenCalledOnce();
  expect(first.onChange).toHaveBeenCalledOnce();
});

/** Opens the text of a heading. Returns it, and what a person does. */
function openHeading(value: string) {
  document.body.innerHTML = '<h2></h2>';
  const [element] = document.querySelectorAll('h2');
  if (!element) throw new Error('The page has no heading.');
  const text = element.appendChild(document.createTextNode(value));
  const edited = { value, label: 'heading', onChange: vi.fn(), onTakeBack: vi.fn(), onEnd: vi.fn(), onLeave: vi.fn() };
  editText({ element, text, field }, undefined, edited);
  return { element, text, edited };
}

test('what an input method composes is one text, and the keys that it takes do not end the editing', () => {
  const { element, text, edited } = openHeading('');
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  // Browsers put a line break into an empty element.
  const shown = document.createTextNode('にほん');
  element.replaceChildren(shown, document.createElement('br'));
  element.dispatchEvent(new InputEvent('input', { isComposing: true }));
  expect([element.firstChild, edited.onChange.mock.calls]).toEqual([shown, []]);
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Enter', 'Escape', 'Tab', 'Process']) {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init });
      element.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
  shown.data = '日本';
  element.dispatchEvent(new CompositionEvent('compositionend', { data: '日本' }));
  expect(edited.onChange).toHaveBeenCalledExactlyOnceWith('日本');
  expect([element.childNodes.length, text.data, edited.onLeave.mock.calls]).toEqual([1, '日本', []]);
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(edited.onLeave).toHaveBeenCalledExactlyOnceWith('field');
});

test.each([
  ['Made by hand', 'One line\r\ntwo\tlines\n', 'One line two lines'],
  ['One\nTwo', 'Three\nFour', 'Three\nFour'],
])('into %j, %j is pasted as %j', (value, plain, expected) => {
  const { element } = openHeading(value);
  const insert = vi.fn(() => true);
  Object.assign(document, { execCommand: insert });
  element.dispatchEvent(pasteOf({ 'text/plain': plain, 'text/html': '<b>Other</b>' }));
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, expected);
});

test('a text with lines keeps them', () => {
  const { element, text, edited } = openHeading('One\nTwo');
  text.data = 'One\nTwo and three';
  element.dispatchEvent(new InputEvent('input'));
  expect(edited.onChange).toHaveBeenCalledExactlyOnceWith('One\nTwo and three');
});

test.each([
  ['Made by hand\n', 'Made by hands\n'],
  ['Made by hand', 'Made by hands'],
  ['\nMade by hand\n\n', '\nMade by hands\n\n'],
])('%j in a block of YAML is edited as the page shows it, and keeps its line breaks', async (value, expected) => {
  document.body.innerHTML = '<div data-key="a"><h2>Made by hand</h2></div>';
  const [element] = document.querySelectorAll('h2');
  const text = element?.firstChild;
  if (!element || !(text instanceof Text)) throw new Error('The page has no heading.');
  const { session } = await openSession();
  vi.useRealTimers();
  const changeText = vi.fn();
  const context = { session, texts: textsOf('en'), map: { a: [] }, tools: new RichTools(), typing: {}, onBar: () => undefined };
  expect(
    await openText(
      {
        shown: { element, text, field },
        open: { path: ['heading'], value, changeText, isChosen: () => true },
        at: undefined,
      },
      context,
    ),
  ).toBe(true);
  text.data = 'Made by hands';
  element.dispatchEvent(new Event('input'));
  expect(changeText).toHaveBeenCalledExactlyOnceWith(expected, expect.any(String));
});
