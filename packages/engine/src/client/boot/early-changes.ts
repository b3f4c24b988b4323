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
