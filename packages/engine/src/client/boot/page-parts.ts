import { fragmentOf } from '@pagewright/core/browser';
import { openPanel } from '../../browser/open-panel.ts';
import { withLastingStorage } from '../../browser/storage.ts';

/**
 * Shows one panel of each block that shows its panels one at a time (`data-panels`): the one that the URL names, or a part of it,
 * or else the first. Find-in-page and links to a text open the panel with the words, also before the script of the block runs.
 * Without script all panels are shown.
 */
export function closePanels(signal: AbortSignal): void {
  // Not `:target`, which client-side navigation does not set.
  const target = location.hash === '' ? null : document.getElementById(fragmentOf(location.hash));
  for (const panels of document.querySelectorAll('[data-island] [data-panels]')) {
    const start = [...panels.children].find((panel) => panel.contains(target)) ?? panels.firstElementChild;
    if (start) openPanel(start);
    panels.addEventListener(
      'beforematch',
      ({ target }) => {
        if (target instanceof Element && target.parentElement === panels) openPanel(target);
      },
      { signal },
    );
  }
}

/**
 * Shows an announcement (`data-announcement`) from `data-from` to `data-until`, unless the visitor has closed one with the same
 * text. Its button `data-close` closes it. Stops when `signal` aborts.
 */
export function showAnnouncements(signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-announcement]')) {
    const key = `closed ${element.textContent}`;
    element.hidden = withLastingStorage((storage) => storage.getItem(key)) != null || !isNow(element);
    const close = (): void => {
      element.hidden = true;
      withLastingStorage((storage) => storage.setItem(key, ''));
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    element.querySelector('[data-close]')?.addEventListener('click', close, { signal });
  }
}

/** True between `data-from` and `data-until` of an element. */
function isNow({ dataset: { from, until } }: HTMLElement): boolean {
  const now = Date.now();
  return !(from !== undefined && now < Date.parse(from)) && !(until !== undefined && now >= Date.parse(until));
}

/**
 * Shows the entries of each list (`data-by-time`) that belong to it now, at most as many as its value says. Hides groups without
 * an entry (`data-group`). Without any, shows the sentence for this (`data-none`), or hides the section.
 */
export function showByTime(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-by-time]')) {
    let left = Number(list.dataset.byTime) || Number.POSITIVE_INFINITY;
    for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
      entry.hidden = left === 0 || !isNow(entry);
      if (!entry.hidden) left -= 1;
    }
    const isEmpty = (part: Element): boolean => !part.querySelector('[data-entry]:not([hidden])');
    for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = isEmpty(group);
    const sentence = list.querySelector<HTMLElement>('[data-none]');
    if (sentence) sentence.hidden = !isEmpty(list);
    else list.closest('section')?.toggleAttribute('hidden', isEmpty(list));
  }
}

/** Hides the options of forms (`data-until`) whose time has passed, and keeps visitors from choosing them. */
export function closeOptions(): void {
  for (const option of document.querySelectorAll<HTMLElement>('form [data-until]')) {
    if (isNow(option)) continue;
    option.hidden = true;
    (option.querySelector('input') ?? option).toggleAttribute('disabled', true);
  }
}

/** Makes the header solid after `data-solid-after` pixels of scrolling. Stops when `signal` aborts. */
export function solidifyHeader(signal: AbortSignal): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const threshold = Number(header.dataset.solidAfter);
  const update = (): void => {
    header.toggleAttribute('data-solid', scrollY > threshold);
  };
  addEventListener('scroll', update, { signal });
  // With the frame: reading a position now would lay out the page once more, before its fonts are there.
  requestAnimationFrame(update);
}

/** `data-embed` marks the place of a frame, which has controls of its own. */
const controls = 'main :is(a, button, input, textarea, select, summary, label, [data-embed]), footer a';

/** Pixels. The button hides when a control is this close, so that one that moves, as in a marquee, never reaches it. A choice. */
const clearance = 24;

/** Hides the floating button (`data-chat`) while a control of the page is under it. Stops when `signal` aborts. */
export function hideFloatingButton(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[data-chat]');
  if (!button) return;
  let observer: IntersectionObserver | undefined;
  const covered = new Set<Element>();
  const watch = (): void => {
    if (signal.aborted) return;
    observer?.disconnect();
    covered.clear();
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const margin = [-top, right - innerWidth, bottom - innerHeight, -left].map((side) => `${Math.round(side) + clearance}px`);
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        button.toggleAttribute('data-covering', covered.size > 0);
      },
      { rootMargin: margin.join(' ') },
    );
    for (const control of document.querySelectorAll(controls)) observer.observe(control);
  };
  // With the frame, like the header.
  requestAnimationFrame(watch);
  addEventListener('resize', watch, { signal });
  signal.addEventListener('abort', () => observer?.disconnect());
}

/** Closes the menu when the visitor follows a link in it. Opens it in browsers without `command` on buttons. */
export function closeDrawerOnLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
    if (target.closest('a') && drawer?.contains(target)) drawer.close();
    const opener = target.closest('[command="show-modal"]');
    if (opener && !('command' in HTMLButtonElement.prototype)) drawer?.showModal();
  });
}
