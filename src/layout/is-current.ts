/** Whether a navigation item leads to the page shown, or to the one it lies under. */
export const isCurrent = (to: string, path: string): boolean => to === path || (to !== '/' && path.startsWith(`${to}/`));
