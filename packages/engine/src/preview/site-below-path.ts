import type { Connect } from 'vite';
import { basePath, pageAddress, plainAddresses, withoutBase } from '../model/address.ts';
import type { DevSite } from './dev-site.ts';
import { sendText } from './guard-requests.ts';

/**
 * Creates a middleware for a site below a path: removes the path from requests of the site, so that what follows needs to know only
 * paths, and redirects the root to the home page. Vite's own files stay at the root.
 */
export const siteBelowPath =
  (site: DevSite): Connect.NextHandleFunction =>
  (request, response, next) => {
    const addresses = site.settings ?? plainAddresses;
    const base = basePath(addresses);
    const { url = '' } = request;
    if (base === '') return next();
    if (url === '/' || url === base) {
      response.writeHead(302, { Location: pageAddress('/', addresses), 'Cache-Control': 'no-store' }).end();
      return;
    }
    request.url = withoutBase(url, base) ?? url;
    next();
  };

/** Creates a middleware that answers other requests outside of that path as the published site does: with 404. */
export const nothingAbovePath =
  (site: DevSite): Connect.NextHandleFunction =>
  ({ originalUrl = '' }, response, next) => {
    const base = basePath(site.settings ?? plainAddresses);
    if (withoutBase(originalUrl, base) === undefined)
      sendText(response, 404, `The site is below the path ${base}, as "url" in site.yaml says.`);
    else next();
  };
