/** Returns the command that renames a file of `media/` everywhere. Double quotes work in all shells. */
export const renameCommand = (from: string, to: string): string => `npm run rename -- media ${inShell(from)} ${inShell(to)}`;

const inShell = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `"${path.replaceAll(/["$`\\]/g, '\\$&')}"`);
