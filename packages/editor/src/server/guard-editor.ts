import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../messages.ts';

/** True for a request from this machine. With `--host`, others can open the preview too. */
export const isFromThisMachine = ({ socket }: IncomingMessage): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

/** True for a request that a script of an open editor makes: with the token of its document, from the same origin. The preview has checked the host. */
export function isFromEditor({ headers }: IncomingMessage, token: string): boolean {
  const sent = Buffer.from(String(headers[tokenHeader] ?? ''));
  const wanted = Buffer.from(token);
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) return false;
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
}

/** True for a request that may write: one of the editor, as JSON, that names its origin. */
export const mayWrite = (request: IncomingMessage, token: string): boolean => {
  const { origin, host, 'content-type': format } = request.headers;
  return isFromEditor(request, token) && String(origin).endsWith(`://${host}`) && format === 'application/json';
};
