/** Resolves on the first user input: pointer, key or scrolling. */
export const firstInput: Promise<void> = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart']) {
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  }
});
