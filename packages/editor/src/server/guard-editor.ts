import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../messages.ts';

/** The media type with which a file is sent. A form of another page cannot send it. */
export const fileFormat = 'application/octet-stream';

/** Compares two secrets. How long that takes says nothing about them. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True for a request of a page of the preview. The preview has checked the host: `localhost`, or an IP address. */
export const isFromPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';

/** True for a request that a script of an open editor makes: with the token of its document, from the same origin. */
export const isFromEditor = (request: IncomingMessage, token: string): boolean =>
  isSame(String(request.headers[tokenHeader] ?? ''), token) && isFromPage(request);

/** True for a request that names the origin of the preview as its own. */
export const isFromOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean => String(origin).endsWith(`://${host}`);

/** True for a request that may write: one of the editor, as JSON or in another format, that names its origin. */
export const mayWrite = (request: IncomingMessage, token: string, format = 'application/json'): boolean =>
  isFromEditor(request, token) && isFromOrigin(request) && request.headers['content-type'] === format;
