/** The button that showed the banner. Undefined when it appeared by itself. */
let opener: HTMLElement | undefined;

/** Follows the height of the banner, for the space that the theme leaves below the page. */
const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.getBoundingClientRect().height ?? 0));

function setHeight(height: number): void {
  document.documentElement.style.setProperty('--consent-height', `${Math.ceil(height)}px`);
  // The floating button has moved, so it looks again for what is below it.
  dispatchEvent(new Event('resize'));
}

/**
 * Shows the banner. One that appears by itself is announced and leaves the focus where it is; one that a button opens gets
 * the focus.
 */
export function showBanner(banner: HTMLElement, button?: HTMLElement): void {
  opener = button;
  banner.hidden = false;
  observer.observe(banner);
  if (button) banner.focus();
  else announce(banner);
}

export function hideBanner(banner: HTMLElement): void {
  banner.hidden = true;
  observer.disconnect();
  setHeight(0);
  (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

function announce(banner: HTMLElement): void {
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = banner.querySelector('p')?.textContent ?? '';
  const { activeElement } = document;
  if (activeElement && activeElement.getBoundingClientRect().bottom > banner.getBoundingClientRect().top)
    activeElement.scrollIntoView({ block: 'nearest' });
}
