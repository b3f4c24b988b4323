import { observeVisibility } from '../observe-visibility.ts';

/**
 * Sets `aria-current` on the anchor in the header whose section the visitor is reading. No anchor has it while the
 * visitor reads a section without one. Stops when `signal` aborts.
 */
export function markActiveSection(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-header] a[href^="#"]')];
  const targetOf = ({ hash }: HTMLAnchorElement): HTMLElement | null => document.getElementById(decodeURIComponent(hash.slice(1)));
  const sections = links.flatMap((link) => targetOf(link) ?? []);
  const reading = new Set<Element>();
  observeVisibility(
    sections,
    (entries) => {
      for (const { isIntersecting, target } of entries) reading[isIntersecting ? 'add' : 'delete'](target);
      const active = sections.findLast((section) => reading.has(section));
      for (const link of links) link.ariaCurrent = active && targetOf(link) === active ? 'true' : null;
    },
    // A line 40 % down the window: the section that crosses it is the one being read.
    { rootMargin: '-40% 0px -60% 0px', signal },
  );
}
