import type { Connect } from 'vite';
import type { DevSite } from './dev-site.ts';
import { decodePath, pathOf } from './path-error.ts';
import { isNotThere, sendFile } from './send-file.ts';

/** Serves the files in `root/` as they are at the moment. */
export function serveRootFiles(site: DevSite, siteDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = site.rootFile(decodePath(pathOf(request.url ?? '')) ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    sendFile(file.absolute, { siteDir, response, hasBody: request.method === 'GET' }).catch((error: unknown) =>
      next(isNotThere(error) ? undefined : error),
    );
  };
}
