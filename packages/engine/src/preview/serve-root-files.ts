import type { Connect } from 'vite';
import type { DevSite } from './dev-site.ts';
import { sendFile, serveFiles } from './send-file.ts';

/** Serves the files in `root/` as they are at the moment. */
export const serveRootFiles = (site: DevSite, siteDir: string): Connect.NextHandleFunction =>
  serveFiles(
    siteDir,
    (path) => site.rootFile(path),
    async ({ absolute }, sending) => {
      sending.response.setHeader('Cache-Control', 'no-store');
      await sendFile(absolute, sending);
    },
  );
