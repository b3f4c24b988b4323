/** True when a navigation item links to the current page, or to a page above it. `home` is the path of the home page. */
export const isCurrent = (to: string, path: string, home = '/'): boolean =>
  to === path || (to !== '/' && to !== home && path.startsWith(`${to}/`));
