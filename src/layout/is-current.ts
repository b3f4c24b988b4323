/** True when a navigation item links to the current page, or to a page above it. */
export const isCurrent = (to: string, path: string): boolean => to === path || (to !== '/' && path.startsWith(`${to}/`));
