/** Resolves after the page's `load` event. The boot script fetches no large code before it. */
export const whenLoaded: Promise<void> = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => setTimeout(resolve), { once: true });
});
