import { readEmbeddedData } from '../embedded-data.ts';

type Changeable = Pick<HTMLElement, 'textContent' | 'className' | 'hidden' | 'ariaDisabled' | 'ariaBusy'>;

const undoList = new WeakMap<HTMLElement, (() => void)[]>();

/** Sets a property of an element in an island that is not hydrated yet. `undoChanges` restores the value. */
export function changeBeforeHydration<Name extends keyof Changeable>(
  island: HTMLElement,
  element: Changeable,
  name: Name,
  value: Changeable[Name],
): void {
  const before = element[name];
  element[name] = value;
  const undo = (): void => {
    element[name] = before;
  };
  undoList.set(island, [undo, ...(undoList.get(island) ?? [])]);
}

/** Undoes all changes to an island, because React hydrates only the HTML that the server sent. */
export function undoChanges(island: HTMLElement): void {
  for (const undo of undoList.get(island) ?? []) undo();
  undoList.delete(island);
}

/** Shows a toast that a part of the page could not be loaded. It is a link that reloads the page; the next click removes it. */
export function showLoadFailure(): void {
  const { partFailed, retry } = readEmbeddedData().messages;
  const link = document.createElement('a');
  Object.assign(link, { href: '', className: 'toast text-link', textContent: `${partFailed} ${retry}` });
  link.dataset.kind = 'error';
  document.querySelector('[data-toasts]')?.append(link);
  addEventListener('click', () => link.remove(), { once: true });
}
