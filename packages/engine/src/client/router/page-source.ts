import { readEmbeddedData } from '../embedded-data.ts';
import { trustPrerendered } from '../trusted-types.ts';

const { timeout, messages } = readEmbeddedData();
const prefetched = new Map<string, Promise<Document>>();

/** A page or its code could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The browser must load the page: it is another document, is missing, or has moved. */
export class OtherDocumentError extends Error {}

async function request(path: string): Promise<Document> {
  const response = await fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  if (response.type === 'opaqueredirect' || response.status === 404) throw new OtherDocumentError();
  if (!response.ok) throw new Error(`status ${response.status}`);
  const page = new DOMParser().parseFromString(trustPrerendered(await response.text()), 'text/html');
  if (!page.getElementById('main') || frameOf(page) !== frameOf(document)) throw new OtherDocumentError();
  return page;
}

/**
 * Names what stays around the blocks of a page. The policy has the hashes of all code and styles, and stays as long as its
 * document. The profile stands for the language, footer, icon and chat button.
 */
const frameOf = ({ head, body }: Document): string =>
  JSON.stringify([head.querySelector('[http-equiv]')?.getAttribute('content'), body.dataset.profile]);

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
 * Returns the document of a page. Throws `OtherDocumentError` for a page that the browser must load, and `ChunkLoadError` when
 * the request fails otherwise.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const started = prefetched.get(path) ?? request(path);
  prefetched.delete(path);
  try {
    return await started;
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof OtherDocumentError ? cause : new ChunkLoadError(messages.chunkFailed, { cause });
  }
}
