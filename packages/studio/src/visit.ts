import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillIn } from '@pagewright/core';
import { HttpError, readText, withTimeout } from 'pagewright-mail';
import { type GatePage, gateHeaders, gatePage } from './gate-page.ts';
import { type Language, languageOf, type Texts, textsOf } from './texts.ts';

/** In bytes: the most that a form or an answer of a passkey has. */
const bodyLimit = 64 * 1024;

/** In milliseconds: how long it may take to arrive. */
const bodyTimeout = 10_000;

/**
 * A cookie of the gate, by what it is for. `session`: the person has signed in at the studio. `waiting`: the browser waits for a sign-in by a mail.
 * `passkey`: it was asked for a passkey. `wanted`: where it goes after the sign-in. `site-ID`: the person has come in at a site. `nonce-ID`: the
 * browser has asked to come in there.
 */
type Cookie = 'session' | 'waiting' | 'passkey' | 'wanted' | `site-${string}` | `nonce-${string}`;

/**
 * Browsers accept names with this prefix only for the host itself, over a secure connection: no other site, and no subdomain, can set them. All ports
 * of a host share them, so that those of a site have its id.
 */
const nameOf = (cookie: Cookie): string => (cookie === 'session' ? '__Host-pagewright' : `__Host-pagewright-${cookie}`);

/** A request to the gate, and its answer, in the language of the browser. */
export class Visit {
  readonly language: Language;
  readonly texts: Texts;
  readonly #cookies: string[] = [];

  /** `address`: what was asked for, at the origin of the studio or of a site. */
  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly address: URL,
  ) {
    this.language = languageOf(request);
    this.texts = textsOf(this.language);
  }

  /** Reads the fields of a form. Throws an `HttpError` for a body that is too large, too slow or malformed. */
  async readForm(): Promise<URLSearchParams> {
    return new URLSearchParams(await this.#read());
  }

  /** Reads JSON. Undefined for a text that is none. Throws as `readForm`. */
  async readJson(): Promise<unknown> {
    try {
      return JSON.parse(await this.#read());
    } catch (error) {
      if (error instanceof HttpError) throw error;
      return undefined;
    }
  }

  #read = (): Promise<string> => withTimeout(readText(this.request, bodyLimit), bodyTimeout, () => new HttpError(408, 'tooSlow'));

  /** Lets the browser keep a secret; `age` in seconds. */
  setCookie(cookie: Cookie, secret: string, age: number): void {
    this.#cookies.push(`${nameOf(cookie)}=${secret}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`);
  }

  /** Shows a page. */
  show(status: number, title: string, parts: GatePage['parts']): void {
    this.#send(status, 'text/html', gatePage({ language: this.language, title, parts }));
  }

  /** Says how long the client has to wait, in milliseconds, because it has tried too often. */
  showWait(wait: number): void {
    this.response.setHeader('Retry-After', Math.ceil(wait / 1000));
    this.show(429, this.texts.waitTitle, [{ text: fillIn(this.texts.waitText, { minutes: Math.ceil(wait / 60_000) }) }]);
  }

  /** Answers with a sentence, for programs. */
  sendText = (status: number, sentence: string): void => this.#send(status, 'text/plain', `${sentence}\n`);

  /** Answers with JSON. */
  sendJson = (status: number, value: unknown): void => this.#send(status, 'application/json', JSON.stringify(value));

  /** Answers with a script. */
  sendScript = (text: string): void => this.#send(200, 'text/javascript', text);

  /** Leads the browser to another page. `to`: a path, or the address of a page of the studio or of a site. */
  redirect(to: string): void {
    this.response.writeHead(303, { ...this.#headers(), Location: to }).end();
  }

  #send(status: number, type: string, text: string): void {
    this.response.writeHead(status, { ...this.#headers(), 'Content-Type': `${type}; charset=utf-8` }).end(text);
  }

  #headers = (): Record<string, string | string[]> => ({
    ...gateHeaders(this.address.origin),
    ...(this.#cookies.length > 0 && { 'Set-Cookie': this.#cookies }),
  });
}

/** Returns the secret that a browser has sent in a cookie of the gate. Empty without one. */
export function secretIn({ headers }: IncomingMessage, cookie: Cookie): string {
  const start = `${nameOf(cookie)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim());
  return cookies.find((one) => one.startsWith(start))?.slice(start.length) ?? '';
}

/** True for a request of a page by a person. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === undefined ? (headers.accept ?? '').includes('text/html') : headers['sec-fetch-mode'] === 'navigate');

/** The pages and forms of the gate, by method and name below its path. A name that ends with "/" has a secret behind it. */
export type Routes = Readonly<Record<string, (visit: Visit, secret: string) => void | Promise<void>>>;
