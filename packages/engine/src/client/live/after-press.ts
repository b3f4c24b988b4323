/** What waits until no pointer is pressed any more, in its order. */
let waiting: (() => void)[] = [];
let isPressed = false;

/**
 * Does something now, or after the click while a pointer is pressed: an element that is replaced between press and release gets no click, and keys that
 * follow go nowhere. Call `followPresses` first.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

/** Follows the pointers of the page. */
export function followPresses(): void {
  const press = (): void => {
    isPressed = true;
  };
  const release = (): void => {
    isPressed = false;
    const all = waiting;
    waiting = [];
    for (const work of all) work();
  };
  addEventListener('pointerdown', press, { capture: true });
  // The click follows the release, and what listens to it still finds the element. A menu that opens takes the release away: keys and a choice follow.
  for (const type of ['pointerup', 'pointercancel', 'keydown', 'change'])
    addEventListener(type, () => setTimeout(release), { capture: true });
  // A button that was released outside of the window.
  addEventListener('pointermove', ({ buttons }) => isPressed && buttons === 0 && release(), { capture: true, passive: true });
}
