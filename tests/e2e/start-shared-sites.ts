import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltSite } from './support/built-site.ts';
import { isSharedSiteName, type SharedSiteName, sharedSiteNames, startSharedSite } from './support/shared-sites.ts';

/**
 * Answers each path `/NAME` with the address and the outbox of a shared site. Builds and serves the site on the first request for
 * it, so a run of one file builds what that file needs. With `ALL_TESTS=1` no test waits long for one: all are built beside the
 * first tests, one after the other. Returns a function that stops everything.
 */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const sites = new Map<SharedSiteName, Promise<BuiltSite>>();
  const start = (name: SharedSiteName): Promise<BuiltSite> => {
    const starting = sites.get(name) ?? startSharedSite(name);
    sites.set(name, starting);
    return starting;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.slice(1);
    try {
      if (!isSharedSiteName(name)) throw new Error(`There is no shared site "${name}".`);
      const site = await start(name);
      response.end(JSON.stringify({ origin: site.address(''), outbox: site.outbox }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  process.env.SHARED_SITES = `http://localhost:${port}`;
  const startAll = async (): Promise<void> => {
    // The tests that request a site report why it was not built.
    for (const name of sharedSiteNames) if (server.listening) await start(name).catch(() => undefined);
  };
  if (process.env.ALL_TESTS === '1') startAll();
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const started of await Promise.allSettled(sites.values())) if (started.status === 'fulfilled') started.value.stop();
  };
}
