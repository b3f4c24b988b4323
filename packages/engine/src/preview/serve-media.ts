import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { ensureEncoded } from '../media/encode.ts';
import type { PublishedFile } from '../media/published-media.ts';
import type { DevSite } from './dev-site.ts';
import { decodePath, pathOf } from './path-error.ts';
import { assertInside, isNotThere, sendFile } from './send-file.ts';

/** Serves the media files of pages at `/media/`. Encodes a missing width on its first request. */
export function serveMedia(site: DevSite, siteDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = site.media(decodePath(pathOf(request.url ?? ''))?.slice(1) ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) next();
    else
      send(file, { siteDir, response, hasBody: request.method === 'GET' }).catch((error: unknown) =>
        next(isNotThere(error) ? undefined : error),
      );
  };
}

async function send(file: PublishedFile, sending: { siteDir: string; response: ServerResponse; hasBody: boolean }): Promise<void> {
  const { siteDir } = sending;
  await assertInside(siteDir, 'copyOf' in file ? file.copyOf : file.encoding.source);
  await sendFile('copyOf' in file ? file.copyOf : await ensureEncoded(join(siteDir, 'media'), file.encoding), sending);
}
