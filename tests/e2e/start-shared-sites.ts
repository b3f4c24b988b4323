import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltSite } from './support/built-site.ts';
import { isSharedSiteName, type SharedSiteName, startSharedSite } from './support/shared-sites.ts';

/**
 * Answers each path `/NAME` with the address and the outbox of a shared site. Builds and serves the site on the first request for
 * it, so a run of one file builds what that file needs. Returns a function that stops everything.
 */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const sites = new Map<SharedSiteName, Promise<BuiltSite>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.slice(1);
    try {
      if (!isSharedSiteName(name)) throw new Error(`There is no shared site "${name}".`);
      const starting = sites.get(name) ?? startSharedSite(name);
      sites.set(name, starting);
      const site = await starting;
      response.end(JSON.stringify({ origin: site.address(''), outbox: site.outbox }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  process.env.SHARED_SITES = `http://localhost:${port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const started of await Promise.allSettled(sites.values())) if (started.status === 'fulfilled') started.value.stop();
  };
}
