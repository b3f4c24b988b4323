import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Connect } from 'vite';
import { isGone } from '../files/retry-if-changed.ts';
import { mediaTypeOf } from '../server/headers.ts';
import { isInside } from './code-folders.ts';
import { decodePath, pathOf } from './path-error.ts';

/** The response to a request of a file. `siteDir` is the folder that must contain it. */
export type Sending = { siteDir: string; response: ServerResponse; hasBody: boolean };

/**
 * Creates a middleware for files. `find` returns what is at a path; `send` sends its file. A path without a file, or whose file is
 * not there, goes to the next middleware.
 */
export const serveFiles =
  <Found>(
    siteDir: string,
    find: (path: string) => Found | undefined,
    send: (found: Found, sending: Sending) => Promise<void>,
  ): Connect.NextHandleFunction =>
  (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead ? find(decodePath(pathOf(request.url ?? '')) ?? '') : undefined;
    if (found === undefined) next();
    else
      send(found, { siteDir, response, hasBody: request.method === 'GET' }).catch((error: unknown) =>
        next(isNotThere(error) ? undefined : error),
      );
  };

/** Sends a file of a site. Rejects only while nothing has been sent; a file or browser that disappears later ends the response. */
export async function sendFile(path: string, { siteDir, response, hasBody }: Sending): Promise<void> {
  await assertInside(siteDir, path);
  const { size } = await stat(path);
  response.setHeader('Content-Type', mediaTypeOf(path));
  response.setHeader('Content-Length', size);
  if (!hasBody) {
    response.end();
    return;
  }
  await pipeline(createReadStream(path), response).catch(() => response.destroy());
}

/** Throws when a file is missing, or a symbolic link out of the site has replaced it since it was loaded. */
export async function assertInside(siteDir: string, path: string): Promise<void> {
  if (!isInside(await realpath(siteDir), await realpath(path))) throw new OutsideError();
}

/** True for the error of a file that is missing, or outside of the site. */
const isNotThere = (error: unknown): boolean => isGone(error) || error instanceof OutsideError;

/** A file that is missing, or outside of the site. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}
