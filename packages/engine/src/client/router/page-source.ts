import { type PageJson, pageJsonPath } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadOncePerBuild } from './reload-once.ts';

const { timeout, messages, build } = readEmbeddedData().client;
const prefetched = new Map<string, Promise<PageJson>>();

/** A page of the site that is not there: it was deployed again, or never was. */
class GoneError extends Error {}

async function request(path: string): Promise<PageJson> {
  const response = await fetch(pageJsonPath(path), { signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) throw new GoneError();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Fetches a page once; `fetchPage` takes what came of it. Rejects when it cannot be had, and may then be called again. */
export async function prefetchPage(path: string): Promise<void> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.set(path, started);
  await started.catch((error: unknown) => {
    prefetched.delete(path);
    throw error;
  });
}

/**
 * The JSON of a page. Where it is gone (the site was deployed again) the browser loads the page itself,
 * once a build. Throws ChunkLoadError when it cannot be had.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageJson> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.delete(path);
  try {
    return await started;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof GoneError && reloadOncePerBuild(build, path)) return new Promise(() => undefined);
    throw new ChunkLoadError(messages.chunkFailed, { cause });
  }
}
