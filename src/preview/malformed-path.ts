/** The part of a request target before its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** The most bytes that a path of a file may have on Linux. Vite looks for a file at every path, folder by folder. */
const longestPath = 4096;

/** Says in a sentence what is wrong with the path of a request target; undefined when every route can read it. */
export function pathMistake(target: string): string | undefined {
  const path = pathOf(target);
  if (!path.startsWith('/')) return 'The address must begin with a slash.';
  if (path.length > longestPath) return `The address is too long: it may have ${longestPath} characters.`;
  const decoded = decodePath(path);
  if (decoded === undefined) return 'The address is malformed: a percent sign must be followed by the code of a character, such as %20.';
  if (decoded.includes('\0') || decoded.includes('\\')) return 'The address contains a character that no address may have.';
  return undefined;
}

/** Decodes percent-encoding as UTF-8; undefined when it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
