import type { Connect } from 'vite';

/**
 * Middleware that removes folders of this machine from error responses, such as those of Vite: a browser gets the paths of files
 * from there on, so that a screenshot or an open preview shows nobody's name. The terminal and the panel of the page have whole paths.
 */
export function hideFolders(folders: readonly string[]): Connect.NextHandleFunction {
  const longest = [...new Set(folders)].filter((folder) => folder.length > 1).sort((one, other) => other.length - one.length);
  const hide = (chunk: unknown, isError: boolean): unknown =>
    typeof chunk === 'string' && isError
      ? longest.reduce((text, folder) => text.replaceAll(`${folder}/`, '').replaceAll(folder, '.'), chunk)
      : chunk;
  return (_, response, next) => {
    const original = { write: response.write, end: response.end };
    const isError = (): boolean => response.statusCode >= 400;
    response.write = (chunk: unknown, ...rest: unknown[]): boolean =>
      Reflect.apply(original.write, response, [hide(chunk, isError()), ...rest]);
    response.end = (chunk: unknown, ...rest: unknown[]): typeof response =>
      Reflect.apply(original.end, response, [hide(chunk, isError()), ...rest]);
    next();
  };
}
