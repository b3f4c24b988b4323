import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Connect } from 'vite';
import { contentTypeOf } from '../files/content-type.ts';
import { isGone } from '../files/retry-if-changed.ts';
import { ensureEncoded } from '../media/encode.ts';
import type { PublishedFile } from '../media/published-media.ts';
import { isInside } from './code-folders.ts';
import type { DevSite } from './dev-site.ts';
import { decodePath, pathOf } from './path-error.ts';

/** Serves the media files of pages at `/media/`. Encodes a missing width on its first request. */
export function serveMedia(site: DevSite, siteDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = site.media(decodePath(pathOf(request.url ?? ''))?.slice(1) ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) next();
    else
      send(file, { siteDir, response, hasBody: request.method === 'GET' }).catch((error: unknown) =>
        next(isGone(error) || error instanceof OutsideError ? undefined : error),
      );
  };
}

type Sending = { siteDir: string; response: ServerResponse; hasBody: boolean };

/** Sends a file. Rejects only while nothing has been sent; a file or browser that disappears later ends the response. */
async function send(file: PublishedFile, { siteDir, response, hasBody }: Sending): Promise<void> {
  const media = join(siteDir, 'media');
  await assertInside(siteDir, 'copyOf' in file ? file.copyOf : file.encoding.source);
  const path = 'copyOf' in file ? file.copyOf : await ensureEncoded(media, file.encoding);
  await assertInside(siteDir, path);
  const { size } = await stat(path);
  response.setHeader('Content-Type', contentTypeOf(path));
  response.setHeader('Content-Length', size);
  if (!hasBody) {
    response.end();
    return;
  }
  await pipeline(createReadStream(path), response).catch(() => response.destroy());
}

/** Throws when a file is missing, or a symbolic link out of the site has replaced it since it was loaded. */
async function assertInside(siteDir: string, path: string): Promise<void> {
  if (!isInside(await realpath(siteDir), await realpath(path))) throw new OutsideError();
}

class OutsideError extends Error {
  override readonly name = 'OutsideError';
}
