import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../messages.ts';

/** True for a request from this machine. With `--host`, others can open the preview too. */
export const isFromThisMachine = ({ socket }: IncomingMessage): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

/** The media type with which a file is sent. A form of another page cannot send it. */
export const fileFormat = 'application/octet-stream';

/** True for a request of a page of the preview. The preview has checked the host. */
export const isFromPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';

/** True for a request that a script of an open editor makes: with the token of its document, from the same origin. */
export function isFromEditor(request: IncomingMessage, token: string): boolean {
  const sent = Buffer.from(String(request.headers[tokenHeader] ?? ''));
  const wanted = Buffer.from(token);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) && isFromPage(request);
}

/** True for a request that may write: one of the editor, as JSON or in another format, that names its origin. */
export const mayWrite = (request: IncomingMessage, token: string, format = 'application/json'): boolean => {
  const { origin, host, 'content-type': sent } = request.headers;
  return isFromEditor(request, token) && String(origin).endsWith(`://${host}`) && sent === format;
};
