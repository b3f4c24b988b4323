/** Returns the extension of a path in lowercase, with its dot. Empty when it has none. */
export const extensionOf = (path: string): string => /(?<=[^/])\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';
