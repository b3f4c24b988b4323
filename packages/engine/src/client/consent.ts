import { withLastingStorage } from '../browser/storage.ts';

const storageKey = 'consent';

type Answer = 'yes' | 'no';

const storedAnswer = (): string | null | undefined => withLastingStorage((storage) => storage.getItem(storageKey));

/**
 * Asks the visitor for consent, unless an answer is stored or the browser has refused: it asks not to be tracked. Resolves when the stored
 * answer is yes: an answer that cannot be stored counts as no, and the next page asks again. Buttons with
 * `data-consent-settings` ask again at any time; taking back a yes removes the cookies and loads the page again, because
 * nothing else stops a script.
 */
export function askForConsent(banner: HTMLElement, isRefused: boolean): Promise<void> {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) {
    button.hidden = false;
    button.addEventListener('click', () => showBanner(banner, button));
  }
  return new Promise((resolve) => {
    if (storedAnswer() === 'yes') resolve();
    else if (storedAnswer() == null && !isRefused) showBanner(banner);
    banner.addEventListener('click', ({ target }) => {
      const answer = target instanceof Element ? target.closest<HTMLElement>('[data-answer]')?.dataset.answer : undefined;
      if (answer !== 'yes' && answer !== 'no') return;
      const earlier = storedAnswer();
      storeAnswer(answer);
      hideBanner(banner);
      if (storedAnswer() === 'yes') resolve();
      else if (earlier === 'yes') {
        clearCookies();
        location.reload();
      }
    });
  });
}

const storeAnswer = (answer: Answer): void => withLastingStorage((storage) => storage.setItem(storageKey, answer));

/** Removes the cookies of this site that scripts can read. A script may have set them for the host or for a domain above it. */
function clearCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, which also cannot list domains.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

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
function showBanner(banner: HTMLElement, button?: HTMLElement): void {
  opener = button;
  banner.hidden = false;
  observer.observe(banner);
  if (button) banner.focus();
  else announce(banner);
}

function hideBanner(banner: HTMLElement): void {
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
