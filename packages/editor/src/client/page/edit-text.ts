import { isComposing } from 'pagewright/fields';
import type { Caret, EditedText, LeftTo } from '../edited-text.ts';
import { isHtmlElement } from '../is-element.ts';
import { placeOf, type ShownField } from './fields-at.ts';

/**
 * Edits a text where it stands. Leaving keeps it, Escape gives back what stood. Enter and Escape lead to its field in the panel, so that more keys
 * change the same text; Tab leads to the next text. Returns what reads the caret; undefined when it cannot be edited.
 */
export function editText(shown: ShownField & { text: Text }, at: Caret, edited: EditedText): (() => number) | undefined {
  const { element, text } = shown;
  // Space and Enter press a button, and a text beside others is no element of its own.
  const needsInput = element.childNodes.length > 1 || element.closest('button, summary, label, select') !== null;
  return needsInput ? editAbove(shown, at, edited) : editInPlace(element, text, at, edited);
}

function editInPlace(element: Element, text: Text, at: Caret, edited: EditedText): (() => number) | undefined {
  if (!isHtmlElement(element)) return undefined;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.focus({ preventScroll: true });
  placeCaret(text, at);
  listen(element, {
    ...edited,
    read: () => {
      keepOneText(element, text);
      return text.data;
    },
    write: (value) => {
      text.data = value;
    },
    remove: () => element.removeAttribute('contenteditable'),
  });
  return () => element.ownerDocument.getSelection()?.focusOffset ?? 0;
}

/** Browsers add a line break to an empty element, and remove its text. */
function keepOneText(element: Element, text: Text): void {
  if (element.childNodes.length === 1 && element.firstChild === text) return;
  text.data = element.textContent ?? '';
  element.replaceChildren(text);
  element.ownerDocument.getSelection()?.collapse(text, text.length);
}

/** Edits a text in an input above it, at the end of the page, so that the page stays as it is. */
function editAbove(shown: ShownField & { text: Text }, at: Caret, edited: EditedText): (() => number) | undefined {
  const { element, text } = shown;
  const page = text.ownerDocument;
  const view = page.defaultView;
  if (!view) return undefined;
  const input = page.createElement('textarea');
  const { left, top, width, height } = placeOf(shown);
  const { font, letterSpacing, textTransform, textAlign, direction } = view.getComputedStyle(element);
  Object.assign(input.style, {
    all: 'initial',
    position: 'absolute',
    left: `${left + view.scrollX - 6}px`,
    top: `${top + view.scrollY - 4}px`,
    minWidth: `${width + 12}px`,
    minHeight: `${height + 8}px`,
    padding: '4px 6px',
    boxSizing: 'border-box',
    fieldSizing: 'content',
    maxWidth: '100vw',
    zIndex: '2147483647',
    outline: '2px solid #3d5afe',
    borderRadius: '4px',
    background: '#fff',
    color: '#111',
    resize: 'none',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    ...{ font, letterSpacing, textTransform, textAlign, direction },
  });
  input.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  input.ariaLabel = edited.label;
  input.rows = 1;
  input.value = edited.value;
  page.body.append(input);
  input.focus({ preventScroll: true });
  input.select();
  if (typeof at === 'number') input.setSelectionRange(at, at);
  listen(input, {
    ...edited,
    read: () => input.value,
    write: (value) => {
      input.value = value;
    },
    remove: () => input.remove(),
  });
  return () => input.selectionStart;
}

type Control = EditedText & { read: () => string; write: (text: string) => void; remove: () => void };

function listen(element: HTMLElement, { value, onChange, onTakeBack, onEnd, onLeave, read, write, remove }: Control): void {
  let last = value;
  // The element stays, and may be edited again.
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const change = (text: string): void => {
    if (text !== last) onChange(text);
    last = text;
  };
  const end = (): void => {
    ended.abort();
    change(last.trim());
    remove();
    onEnd();
  };
  // A text with lines keeps them.
  const toLine = (text: string): string => (value.includes('\n') ? text : text.replaceAll(/[\n\r\t]+/g, ' '));
  const update = (): void => change(toLine(read()));
  // A script that changes the text would end what an input method composes.
  element.addEventListener('input', (event) => !('isComposing' in event && event.isComposing) && update(), options);
  element.addEventListener('compositionend', update, options);
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
    if (pasted !== '')
      element.ownerDocument.execCommand('insertText', false, toLine(pasted.replaceAll(/^[\r\n]+|(?<![\r\n])[\r\n]+$/g, '')));
  };
  element.addEventListener('paste', paste, options);
  element.addEventListener('blur', end, options);
  const onKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    // Taking a change back ends it first.
    if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())) element.blur();
    const to = leftBy(event);
    if (!to) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      write(value);
      last = value;
      onTakeBack();
    }
    element.blur();
    onLeave(to);
  };
  element.addEventListener('keydown', onKey, options);
}

/** Returns where a key leads. Undefined for one that stays in the text. */
function leftBy({ key, shiftKey }: KeyboardEvent): LeftTo | undefined {
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Enter' || key === 'Escape' ? 'field' : undefined;
}

/** Places the caret in a text. */
function placeCaret(text: Text, at: Caret): void {
  const page = text.ownerDocument;
  const found = typeof at === 'object' ? page.caretPositionFromPoint?.(at.x, at.pageY - (page.defaultView?.scrollY ?? 0)) : undefined;
  const offset = found?.offsetNode === text ? found.offset : undefined;
  page.getSelection()?.collapse(text, typeof at === 'number' ? Math.min(at, text.length) : (offset ?? text.length));
}
