import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { Connect } from 'vite';
import { isInside } from './code-folders.ts';
import { sendText } from './guard-requests.ts';

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
const isOwnScript = ({ headers, method, socket }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] !== 'navigate' &&
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

/** The real path that the query asks for, with its `:line:column`; undefined when it is missing or outside of `folders`. */
function editableFile(target: string, folders: readonly string[]): string | undefined {
  const written = new URLSearchParams(target.split('?').slice(1).join('?')).get('file');
  const [, path = '', position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(written ?? '') ?? [];
  const file = path === '' ? undefined : realPath(resolve(path));
  return file !== undefined && folders.some((folder) => isInside(realPath(folder) ?? folder, file)) ? file + position : undefined;
}

/** Resolves symbolic links; undefined when the path does not exist. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
