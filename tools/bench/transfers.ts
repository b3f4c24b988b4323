import type { BrowserContext, Page } from '@playwright/test';

/** A transfer of a page: its resource type, its URL, and its bytes without headers. */
export type Transfer = { type: string; url: string; bytes: number };

/** Records the transfers of a page, compressed as gzip when the server has that encoding. */
export async function watchTransfers(page: Page, context: BrowserContext): Promise<Transfer[]> {
  const devtools = await context.newCDPSession(page);
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    const transfer = { type, url: request.url, bytes: 0 };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  return transfers;
}

/** Returns the bytes of all transfers of a type. */
export const bytesOf = (transfers: readonly Transfer[], type: string): number =>
  transfers.reduce((sum, one) => sum + (one.type === type ? one.bytes : 0), 0);
