/** Scrolls to a part of the page, such as a problem card, and focuses it. */
export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  // At once: an author who follows a problem does not want to watch the page pass by.
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
  part.focus({ preventScroll: true });
}
