/** Returns the part of a request target before its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** The maximum length of a file path on Linux (PATH_MAX). Vite looks for a file at every path, folder by folder. */
const maxPathLength = 4096;

/** Vite's path for modules by name, without a name: Vite would answer with an internal error. */
const unnamedModule = /^\/@id\/(?:[?&]|$)/;

/** Vite's query for a script or style within an HTML file. It serves none here, and would answer with an internal error. */
const partOfHtml = /[?&]html-proxy\b/;

/** Vite's encoding of a null character in the name of a virtual module. Valid only at the start of such a name. */
const encodedNull = '__x00__';
const virtualModule = `/@id/${encodedNull}`;

/** Returns a sentence about an invalid path of a request target; undefined for a valid one. */
export function pathError(target: string): string | undefined {
  const path = pathOf(target);
  if (!path.startsWith('/')) return 'The URL path must begin with a slash.';
  if (path.length > maxPathLength) return `The URL path is too long: at most ${maxPathLength} characters are allowed.`;
  const decoded = decodePath(path);
  if (decoded === undefined) return 'The URL is malformed: a percent sign must be followed by the code of a character, such as %20.';
  if (hasForbiddenCharacter(decoded)) return 'The URL contains a character that is not allowed in a URL.';
  if (unnamedModule.test(path)) return 'The URL has no module name: a name must follow /@id/.';
  if (partOfHtml.test(target)) return 'The URL asks for a part of an HTML file, and the live preview has no such file.';
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
