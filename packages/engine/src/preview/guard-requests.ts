import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { parseUrl } from '@pagewright/core';
import { isFromThisMachine } from 'pagewright-mail';
import type { Connect } from 'vite';
import { isInAny, realPathOf } from '../files/inside-folder.ts';
import { send } from './tool-page.ts';

export { clientGroup, isFromThisMachine, RateLimit } from 'pagewright-mail';

/**
 * Sent with every response, so that only the preview frames its pages, and other sites cannot load parts of it in cases where the
 * browser sends no `Sec-Fetch-Site` (with `--host`: an address without TLS other than this machine's).
 */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Middleware that rejects requests which no page of the preview makes: 403 for a foreign host name (DNS rebinding) or a page
 * of another site, 400 for a malformed path. Only people at this machine may read unpublished content, and those whom a studio lets in, which
 * has checked the host name.
 */
export const guardRequests =
  ({ isOfStudio }: { isOfStudio: boolean }): Connect.NextHandleFunction =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const error = pathError(request.url ?? '');
    if (!isOwnRequest(request.headers, isOfStudio ? () => true : isOwnHost)) {
      sendText(response, 403, 'The live preview answers only its own pages, at localhost or the IP address of this machine.');
    } else if (error !== undefined) sendText(response, 400, error);
    else next();
  };

/** Sends a sentence as plain text. */
export const sendText = (response: ServerResponse, status: number, sentence: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${sentence}\n`);

/** True for a request whose host is known, by default as this machine, and that comes from no page or from a page of the preview. */
export function isOwnRequest(
  { host, origin, ...others }: IncomingHttpHeaders,
  isKnownHost: (host: string) => boolean = isOwnHost,
): boolean {
  if (host === undefined || !isKnownHost(host)) return false;
  if (origin !== undefined && hostOf(origin) !== host) return false;
  // "same-site" is another port of this machine, so another program.
  const site = others['sec-fetch-site'];
  return (site !== 'cross-site' && site !== 'same-site') || isFollowedLink(others);
}

/** True for a top-level navigation by a link, which is as safe as typing the URL. A frame is not. */
const isFollowedLink = (others: IncomingHttpHeaders): boolean =>
  others['sec-fetch-mode'] === 'navigate' && (others['sec-fetch-dest'] ?? 'document') === 'document';

/** The addresses for all addresses of a machine. A browser that asks one of them counts it as another network, and sends its pages here. */
const unspecified: ReadonlySet<string> = new Set(['0.0.0.0', '[::]', '[::ffff:0:0]']);

/** True for a host that no other site can own: localhost, its subdomains, or an IP address. */
function isOwnHost(host: string): boolean {
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  if (unspecified.has(name)) return false;
  return name === 'localhost' || name.endsWith('.localhost') || /^\d+\.\d+\.\d+\.\d+$/.test(name) || name.startsWith('[');
}

const hostOf = (address: string): string | undefined => parseUrl(address)?.host;

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

/** The route of Vite with which its error overlay opens a file in the developer's editor. */
export const editorRoute = '/__open-in-editor';

/**
 * Guards `editorRoute`, which starts a program on a GET request. Only a script of the preview's own pages may call it, from
 * this machine, and only for files inside `folders`. Passes the resolved path on, so that no later reading of the
 * parameter opens another file.
 */
export function guardEditor(folders: readonly string[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isOwnScript(request)) return sendText(response, 403, 'Only pages of the live preview on this machine may open an editor.');
    const file = editableFile(request.url ?? '', folders);
    if (file === undefined) return sendText(response, 403, 'The editor opens only files of the project and of the site.');
    request.url = `/?file=${encodeURIComponent(file)}`;
    next();
  };
}

/** `Sec-Fetch-Site` is set by the browser and by nothing that a page can do; a link or a form would be a navigation. */
const isOwnScript = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.headers['sec-fetch-site'] === 'same-origin' &&
  request.headers['sec-fetch-mode'] !== 'navigate' &&
  isFromThisMachine(request);

/** The real path that the query asks for, with its `:line:column`; undefined when it is missing or outside of `folders`. */
function editableFile(target: string, folders: readonly string[]): string | undefined {
  const written = new URLSearchParams(target.split('?').slice(1).join('?')).get('file');
  const [, path = '', position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(written ?? '') ?? [];
  const file = path === '' ? undefined : realPathOf(resolve(path));
  return file !== undefined && isInAny(file, folders) ? file + position : undefined;
}

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
