/** Resolves after the page's `load` event, before which nothing heavy is fetched. */
export const whenLoaded: Promise<void> = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => setTimeout(resolve), { once: true });
});
