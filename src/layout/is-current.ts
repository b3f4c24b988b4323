/** True when a navigation item links to the current page, or to a page above it. All texts are addresses; home pages are above none. */
export const isCurrent = (to: string, current: string, homes: readonly string[] = ['/']): boolean =>
  to === current || (!homes.includes(to) && current.startsWith(to.replace(/\/?$/, '/')));
