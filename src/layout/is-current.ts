/** True when a navigation item links to the current page, or to a page above it. All texts are addresses; home pages are above none. */
export const isCurrent = (to: string | undefined, current: string, homes: readonly string[] = ['/']): boolean =>
  to !== undefined && (to === current || (!homes.includes(to) && current.startsWith(to.replace(/\/?$/, '/'))));
