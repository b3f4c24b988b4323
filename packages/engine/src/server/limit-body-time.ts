import type { IncomingMessage, RequestListener } from 'node:http';

/**
 * How long a body without files may take to arrive, in milliseconds. It has at most 32 KB, which a slow mobile connection
 * sends within a second. A little longer than the mail service waits for it, because its response has an explanation.
 */
const bodyTimeout = 12_000;

/**
 * Wraps a listener with a time limit for request bodies: ends the connection of a slower one, with 408 when no response has
 * begun. Bodies with files take longer; the mail service limits them.
 */
export function limitBodyTime(listener: RequestListener, timeout = bodyTimeout): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !hasFiles(request)) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        // As node's own time limit does: the listener may be about to respond.
        if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        request.socket.destroySoon();
      }, timeout);
      request.once('close', () => clearTimeout(timer));
    }
    listener(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasFiles = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
