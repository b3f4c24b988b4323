import { isElement } from './is-element.ts';

/** How far a pointer may move in a click, in CSS pixels. Further is a drag. A choice. */
const farthest = 5;

type Pressed = { element: Element; x: number; y: number; left: number; top: number };

/**
 * Clicks what was pressed when the page has moved under the pointer before the release, as when a text above gets another line: browsers click
 * what is around both places then.
 */
export function clickPressed(page: Document, signal?: AbortSignal): void {
  const view = page.defaultView;
  if (!view) return;
  let pressed: Pressed | undefined;
  const press = (event: PointerEvent): void => {
    const [element] = event.composedPath();
    if (!isElement(element)) return;
    const { left, top } = element.getBoundingClientRect();
    pressed = { element, x: event.clientX, y: event.clientY, left, top };
  };
  const click = (event: MouseEvent): void => {
    // A click of a script, or of a key, is on what it says.
    if (!event.isTrusted || !pressed) return;
    const { element, x, y, left, top } = pressed;
    pressed = undefined;
    const isMoved = Math.hypot(event.clientX - x, event.clientY - y) > farthest;
    if (event.detail === 0 || isMoved || !element.isConnected || event.composedPath()[0] === element) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const now = element.getBoundingClientRect();
    const { ctrlKey, metaKey, shiftKey, altKey, detail } = event;
    const at = { clientX: x + now.left - left, clientY: y + now.top - top };
    const keys = { ctrlKey, metaKey, shiftKey, altKey };
    element.dispatchEvent(new view.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view, detail, ...at, ...keys }));
  };
  const options = { capture: true, ...(signal && { signal }) };
  page.addEventListener('pointerdown', press, options);
  page.addEventListener('click', click, options);
}
