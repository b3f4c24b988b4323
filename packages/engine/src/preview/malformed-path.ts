/** The part of a request target before its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** The most bytes that a path of a file may have on Linux. Vite looks for a file at every path, folder by folder. */
const longestPath = 4096;

/** Where Vite serves modules by name, followed by no name: Vite would answer with an internal error. */
const unnamedModule = /^\/@id\/(?:[?&]|$)/;

/** How Vite writes a null character in the name of a virtual module. It belongs at the start of such a name only. */
const encodedNull = '__x00__';
const virtualModule = `/@id/${encodedNull}`;

/** Says in a sentence what is wrong with the path of a request target; undefined when every route can read it. */
export function pathMistake(target: string): string | undefined {
  const path = pathOf(target);
  if (!path.startsWith('/')) return 'The address must begin with a slash.';
  if (path.length > longestPath) return `The address is too long: it may have ${longestPath} characters.`;
  const decoded = decodePath(path);
  if (decoded === undefined) return 'The address is malformed: a percent sign must be followed by the code of a character, such as %20.';
  if (hasForbiddenCharacter(decoded)) return 'The address contains a character that no address may have.';
  if (unnamedModule.test(path)) return 'The address names no module: a name must follow /@id/.';
  return undefined;
}

function hasForbiddenCharacter(path: string): boolean {
  const name = path.startsWith(virtualModule) ? path.slice(virtualModule.length) : path;
  return /[\0\\]/.test(name) || name.includes(encodedNull);
}

/** Decodes percent-encoding as UTF-8; undefined when it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
