import { lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from '../ip-address.ts';

type PostOptions = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** True permits addresses that are not on the public internet. */
  allowsPrivate: boolean;
  /** The time limit for the whole exchange, in milliseconds. */
  timeout: number;
};

/** The number of bytes of a response that are read. Its content does not matter; reading it frees the connection. */
const maxResponse = 64 * 1024;

/**
 * Posts JSON. Resolves for a 2xx response. Rejects with a `WebhookFailure` for any other response, also for a redirect, which
 * is not followed, and when there is none in time. Connects only to public addresses: checks the address that it connects
 * to, so that a host name cannot change its address in between.
 */
export async function postJson({ url, headers, body, allowsPrivate, timeout }: PostOptions): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // No lookup happens for an address.
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new WebhookFailure('EPRIVATE');
  const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Connection: 'close' },
    signal: AbortSignal.timeout(timeout),
    ...(!allowsPrivate && { lookup: publicLookup }),
  });
  const status = await exchange(request, body).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (status < 200 || status > 299) throw new WebhookFailure('EHTTP', status);
}

/** Sends a body. Resolves to the status of the response once it was read. */
function exchange(request: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response: IncomingMessage) => {
      let size = 0;
      const finish = (): void => resolve(response.statusCode ?? 0);
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxResponse) return;
        finish();
        response.destroy();
      });
      response.on('end', finish).on('error', reject);
    });
    request.end(body);
  });
}

/** Resolves a host name like node, and fails when one of its addresses is not public. */
const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new WebhookFailure('EPRIVATE'), []);
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof WebhookFailure) return error;
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) return new WebhookFailure('ETIMEDOUT');
  return new WebhookFailure(error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN');
}

/** A webhook was not accepted. `code` is the reason, with the status of the response for `EHTTP`. */
export class WebhookFailure extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;

  constructor(code: string, responseCode?: number) {
    super(`The webhook failed: ${code}`);
    this.name = 'WebhookFailure';
    this.code = code;
    this.responseCode = responseCode;
  }
}
