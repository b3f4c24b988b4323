import { join } from 'node:path';
import type { Connect } from 'vite';
import { ensureEncoded } from '../media/encode.ts';
import type { DevSite } from './dev-site.ts';
import { assertInside, sendFile, serveFiles } from './send-file.ts';

/** Serves the media files of pages at `/media/`. Encodes a missing width on its first request. */
export const serveMedia = (site: DevSite, siteDir: string): Connect.NextHandleFunction =>
  serveFiles(
    siteDir,
    (path) => site.media(path.slice(1)),
    async (file, sending) => {
      await assertInside(siteDir, 'copyOf' in file ? file.copyOf : file.encoding.source);
      await sendFile('copyOf' in file ? file.copyOf : await ensureEncoded(join(siteDir, 'media'), file.encoding), sending);
    },
  );
