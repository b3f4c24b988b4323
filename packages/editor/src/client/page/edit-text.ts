import { type Point, placeOf, type ShownField } from './fields-at.ts';

/** A text that is edited in the page: how it stood, what is done with each change, and what happens at the end. */
type EditedText = { value: string; label: string; onChange: (text: string) => void; onEnd: () => void };

/** Edits a text where it stands. Enter and leaving keep it, Escape gives back what stood. */
export function editText(shown: ShownField & { text: Text }, point: Point, edited: EditedText): void {
  const { element, text } = shown;
  // Space and Enter press a button, and a text beside others is no element of its own.
  const needsInput = element.childNodes.length > 1 || element.closest('button, summary, label, select') !== null;
  if (needsInput) editAbove(shown, edited);
  else editInPlace(element, text, point, edited);
}

function editInPlace(element: Element, text: Text, point: Point, edited: EditedText): void {
  if (!('focus' in element && element instanceof (element.ownerDocument.defaultView ?? window).HTMLElement)) return;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.focus({ preventScroll: true });
  placeCaret(text, point);
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
}

/** Browsers add a line break to an empty element, and remove its text. */
function keepOneText(element: Element, text: Text): void {
  if (element.childNodes.length === 1 && element.firstChild === text) return;
  text.data = element.textContent ?? '';
  element.replaceChildren(text);
  element.ownerDocument.getSelection()?.collapse(text, text.length);
}

/** Edits a text in an input above it, at the end of the page, so that the page stays as it is. */
function editAbove(shown: ShownField & { text: Text }, edited: EditedText): void {
  const { element, text } = shown;
  const page = text.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
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
  input.ariaLabel = edited.label;
  input.rows = 1;
  input.value = edited.value;
  page.body.append(input);
  input.focus({ preventScroll: true });
  input.select();
  listen(input, {
    ...edited,
    read: () => input.value,
    write: (value) => {
      input.value = value;
    },
    remove: () => input.remove(),
  });
}

type Control = EditedText & { read: () => string; write: (text: string) => void; remove: () => void };

function listen(element: HTMLElement, { value, onChange, onEnd, read, write, remove }: Control): void {
  let last = value;
  const change = (text: string): void => {
    if (text !== last) onChange(text);
    last = text;
  };
  const end = (): void => {
    element.removeEventListener('blur', end);
    change(last.trim());
    remove();
    onEnd();
  };
  element.addEventListener('input', () => change(read().replaceAll(/\n+/g, ' ')));
  element.addEventListener('blur', end);
  element.addEventListener('keydown', (event) => {
    // Taking a change back ends it first.
    if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())) element.blur();
    if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      write(value);
      change(value);
    }
    element.blur();
  });
}

/** Places the caret at a point of a text, else at its end. */
function placeCaret(text: Text, { x, y }: Point): void {
  const page = text.ownerDocument;
  const found = page.caretPositionFromPoint?.(x, y);
  page.getSelection()?.collapse(text, found?.offsetNode === text ? found.offset : text.length);
}
