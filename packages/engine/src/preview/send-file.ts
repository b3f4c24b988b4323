import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isGone } from '../files/retry-if-changed.ts';
import { mediaTypeOf } from '../server/media-type.ts';
import { isInside } from './code-folders.ts';

type Sending = { siteDir: string; response: ServerResponse; hasBody: boolean };

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
export const isNotThere = (error: unknown): boolean => isGone(error) || error instanceof OutsideError;

/** A file that is missing, or outside of the site. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}
