import { type PageJson, pageJsonPath } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadOncePerBuild } from './reload-once.ts';

const { timeout, messages, build } = readEmbeddedData().client;
const prefetched = new Map<string, Promise<Response>>();

const request = (path: string): Promise<Response> => fetch(pageJsonPath(path), { signal: AbortSignal.timeout(timeout) });

/** Starts to fetch a page; `fetchPage` takes what came of it, if anything did. */
export function prefetchPage(path: string): void {
  if (prefetched.has(path)) return;
  const response = request(path);
  prefetched.set(path, response);
  response.catch(() => prefetched.delete(path));
}

/**
 * The JSON of a page. Where it is gone (the site was deployed again) the browser loads the page itself,
 * once a build. Throws ChunkLoadError when it cannot be had.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageJson> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.delete(path);
  const fail = (cause: unknown): never => {
    throw new ChunkLoadError(messages.chunkFailed, { cause });
  };
  const response = await started.catch(fail);
  signal.throwIfAborted();
  if (response.status === 404 && reloadOncePerBuild(build, path)) return new Promise(() => undefined);
  if (!response.ok) return fail(response.status);
  return response.json().catch(fail);
}
