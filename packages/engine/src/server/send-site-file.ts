import { basePath, fileAddress, withoutBase } from '../model/address.ts';
import { acceptedEncodings } from './encodings.ts';
import { headersFor } from './header-rules.ts';
import { IncompleteFileError, loadFile } from './load-file.ts';
import { mediaTypeOf } from './media-type.ts';
import { findNotFoundPage } from './not-found-pages.ts';
import { withPagePolicy } from './page-policy.ts';
import { type Exchange, sendBody, sendFile, sendText } from './send.ts';
import type { SiteFile, SiteSnapshot } from './site-snapshot.ts';

/** Sends a file of the site. Returns false when the file no longer exists. */
export async function sendSiteFile(exchange: Exchange, { file, encodings }: SiteFile, site: SiteSnapshot): Promise<boolean> {
  const accepted = acceptedEncodings(exchange.request.headers['accept-encoding']).filter((encoding) => encodings.has(encoding));
  const loaded = await loadFile(`${site.folder}/${file}`, accepted, site.details).catch((error: unknown) => {
    if (error instanceof IncompleteFileError) return error;
    throw error;
  });
  if (loaded === undefined) return false;
  const headers = headersFor(site.rules, fileAddress(`/${file}`, site.addresses));
  if (loaded instanceof IncompleteFileError) {
    sendText(exchange, 503, {
      text: 'The site is being updated.\n',
      headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '1' },
    });
    return true;
  }
  await sendFile(exchange, loaded, {
    'Cache-Control': 'no-cache',
    ...withPagePolicy(headers, 'policy' in loaded ? loaded.policy : undefined),
    'Content-Type': mediaTypeOf(file),
    ...(encodings.size > 1 && { Vary: 'Accept-Encoding' }),
    ...(loaded.encoding !== 'identity' && { 'Content-Encoding': loaded.encoding }),
  });
  return true;
}

/** Sends 404 with the nearest not-found page, if any. Not cached, because the path may become a page. */
export function sendNotFound(exchange: Exchange, path: string, site: SiteSnapshot): void {
  const inSite = withoutBase(path, basePath(site.addresses)) ?? path;
  const page = /^\/(?:assets|media)\//.test(inSite) ? undefined : findNotFoundPage(site.notFound, inSite);
  if (page === undefined) {
    sendText(exchange, 404, {
      text: 'Not found',
      headers: { ...headersFor(site.rules, fileAddress('/404', site.addresses)), 'Cache-Control': 'no-store' },
    });
    return;
  }
  const [encoding = 'identity'] = acceptedEncodings(exchange.request.headers['accept-encoding']);
  sendBody(exchange, 404, { body: page.bodies[encoding], headers: page.headers[encoding] });
}
