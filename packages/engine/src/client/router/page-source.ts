import { type PageJson, pageJsonPath } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadOncePerBuild } from './reload-once.ts';

const { timeout, messages, build } = readEmbeddedData().client;
const prefetched = new Map<string, Promise<PageJson>>();

/** The server answered 404: the site was deployed again, or has no such page. */
class PageNotFoundError extends Error {}

/** The page needs a document of its own: it has another footer, icon and chat button, or another policy. */
export class OtherDocumentError extends Error {}

async function request(path: string): Promise<PageJson> {
  const response = await fetch(pageJsonPath(path), { signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) throw new PageNotFoundError();
  if (!response.ok) throw new Error(`status ${response.status}`);
  const page: PageJson = await response.json();
  const { profile, frames } = document.body.dataset;
  if (page.profile !== profile || page.frames !== frames) throw new OtherDocumentError();
  return page;
}

/** Starts the request that `fetchPage` then uses. Rejects when it fails, and for a page that the browser must load; after a failure, the next call tries again. */
export async function prefetchPage(path: string): Promise<void> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.set(path, started);
  await started.catch((error: unknown) => {
    if (!(error instanceof OtherDocumentError)) prefetched.delete(path);
    throw error;
  });
}

/**
 * Returns the JSON of a page. When the server answers 404, loads the page with the browser, once per build, and never
 * resolves. Throws `OtherDocumentError` for a page that the browser must load, and `ChunkLoadError` when the request fails otherwise.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageJson> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.delete(path);
  try {
    return await started;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof OtherDocumentError) throw cause;
    if (cause instanceof PageNotFoundError && reloadOncePerBuild(build, path)) return new Promise(() => undefined);
    throw new ChunkLoadError(messages.chunkFailed, { cause });
  }
}
