import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Connect } from 'vite';
import { isGone } from '../content/retry-if-gone.ts';
import { ensureEncoded } from '../media/encode.ts';
import type { DevSite } from './dev-site.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves what pages name under `/media/`; a rendition that does not exist yet is encoded when first asked for. */
export function serveMedia(site: DevSite, siteDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
    const file = site.media(name);
    if (!file) {
      next();
      return;
    }
    const source = 'copyOf' in file ? Promise.resolve(file.copyOf) : ensureEncoded(join(siteDir, 'media'), file.encoding);
    source
      .then(async (path) => {
        const { size } = await stat(path);
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('Content-Length', size);
        createReadStream(path).pipe(response);
      })
      .catch((error: unknown) => (isGone(error) ? next() : next(error)));
  };
}
