import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Person, parseUrl, personHeader, writePerson } from '@pagewright/core';
import { createProxyServer } from 'httpxy';
import { HttpError } from 'pagewright-mail';
import { Access } from './access.ts';
import { gatePath } from './gate-page.ts';
import { invitationPages } from './invitation-pages.ts';
import { Invitations } from './invitations.ts';
import { magicLinkPages } from './magic-link-pages.ts';
import { MagicLinks } from './magic-links.ts';
import { passkeyRequests } from './passkey-requests.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { personPages } from './person-pages.ts';
import type { StudioFile } from './read-studio-file.ts';
import { Sessions } from './sessions.ts';
import type { Settings } from './settings.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { PreviewError, SitePreview } from './site-preview.ts';
import { type Routes, secretIn, Visit } from './visit.ts';

/** In milliseconds: how soon an open page of somebody who was signed out, or taken out of `studio.yaml`, is cut off. */
const checkInterval = 2_000;

/** An open connection to a preview, and whose it is. */
type OpenConnection = { socket: Socket; secret: string; email: string };

type GateOptions = {
  file: StudioFile;
  /** The folder with the state of the studio. */
  state: string;
  settings: Settings;
  /** Prints a line for the operator. */
  report: (line: string) => void;
};

/** Stands in front of the preview of a site: lets in who has signed in, and tells the preview who asks. A request from elsewhere never says so itself. */
export class Gate {
  readonly #access: Access;
  readonly #address: URL;
  readonly #routes: Routes;
  readonly #limits: SignInLimits;
  readonly #preview: SitePreview;
  readonly #proxy = createProxyServer({ proxyTimeout: 0 });
  readonly #open = new Set<OpenConnection>();
  readonly #timer: NodeJS.Timeout;
  readonly #report: (line: string) => void;
  #isClosing = false;

  constructor({ file, state, settings: { send, isTrustedProxy }, report }: GateOptions) {
    const [site] = file.current().sites;
    if (!site) throw new Error(`${file.path} has no site.`);
    const address = new URL(site.address);
    const access = new Access(site, new Sessions(state), file);
    const people = new People(state);
    const limits = new SignInLimits({ isTrustedProxy, report });
    this.#routes = {
      ...personPages(access, { people, hasMail: send !== undefined, closeEnded: () => this.#closeEnded() }),
      ...invitationPages(access, new Invitations(state)),
      ...passkeyRequests(access, new Passkeys({ people, address, report })),
      ...(send && magicLinkPages(access, { links: new MagicLinks(), limits, people, send, report })),
    };
    [this.#access, this.#address, this.#limits, this.#report] = [access, address, limits, report];
    this.#preview = new SitePreview(site, state, report);
    // The code of a site is not asked whether it wants to sign people in.
    this.#proxy.on('proxyRes', ({ headers }) => delete headers['set-cookie']);
    this.#timer = setInterval(() => this.#closeEnded(), checkInterval).unref();
  }

  /** Ends the preview and the open connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    for (const { socket } of this.#open) socket.destroy();
    await this.#preview.stop();
  }

  /** Answers a request. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = new Visit(request, response, this.#address.origin);
    if (!this.#isAtHost(request)) return visit.sendText(421, `This is the server of ${this.#address.href}.`);
    const { url = '' } = request;
    const pathname = url.startsWith('/') ? parseUrl(this.#address.origin + url)?.pathname : undefined;
    if (pathname === undefined) return visit.sendText(400, 'The address is malformed.');
    if (pathname === gatePath || pathname.startsWith(`${gatePath}/`)) return this.#respondHere(pathname.slice(gatePath.length + 1), visit);
    const person = await this.#access.personOf(request);
    if (person) return this.#forward(person, visit);
    if (isNavigation(request)) visit.redirect(`${gatePath}/`);
    else visit.sendText(403, 'Sign in first.');
  }

  /** Connects a WebSocket of an open page to the preview, as long as its person is signed in. */
  async connect(request: IncomingMessage, head: Buffer): Promise<void> {
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    const secret = secretIn(request, 'session');
    const person = this.#isAtHost(request) && request.headers.origin === this.#address.origin && (await this.#access.personOf(request));
    if (!person) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const connection: OpenConnection = { socket, secret, email: person.id };
    this.#open.add(connection);
    socket.once('close', () => this.#open.delete(connection));
    await this.#preview.use(async (socketPath) => {
      const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
      await this.#proxy.ws(identify(request, person), socket, { target: { socketPath } }, head);
      await ended;
    });
  }

  /** Ends the connections of people whose session is over, or whom `studio.yaml` does not name any more. */
  #closeEnded(): void {
    for (const { socket, secret, email } of this.#open)
      if (!this.#access.sessions.isOpen(secret) || !this.#access.person(email)) socket.destroy();
  }

  #isAtHost = ({ headers }: IncomingMessage): boolean => headers.host === this.#address.host;

  /** True for a form of a page of the gate. */
  #isOwnForm = ({ method, headers }: IncomingMessage): boolean =>
    method === 'POST' && headers.origin === this.#address.origin && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

  async #forward(person: Person, visit: Visit): Promise<void> {
    const { request, response, texts } = visit;
    const done = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    try {
      await this.#preview.use(async (socketPath) => {
        await this.#proxy.web(identify(request, person), response, { target: { socketPath } });
        await done;
      });
    } catch (error) {
      if (this.#isClosing || response.destroyed || response.headersSent) return void response.destroy();
      this.#report(
        error instanceof PreviewError ? error.message : `The preview of ${this.#access.site.id} does not answer: ${String(error)}`,
      );
      if (isNavigation(request)) visit.show(503, texts.notStarted, [{ text: texts.notStartedText }]);
      else visit.sendText(503, 'The preview does not answer.');
    }
  }

  /** Answers a request for a page of the gate. `name`: below its path. */
  async #respondHere(name: string, visit: Visit): Promise<void> {
    const { request, response } = visit;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !this.#isOwnForm(request)) return visit.sendText(403, 'Only pages of this server may send this.');
    const wait = isRead ? 0 : this.#limits.countPost(request);
    if (wait > 0) return visit.showWait(wait);
    const [folder = '', secret] = name.split('/');
    const route = this.#routes[`${isRead ? 'GET' : 'POST'} ${folder}${secret === undefined ? '' : '/'}`];
    try {
      if (route) await route(visit, secret ?? '');
      else visit.redirect(`${gatePath}/`);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // The rest of the body is not read.
      response.setHeader('Connection', 'close');
      visit.sendText(error.status, 'The form is too large, too slow or malformed.');
    }
  }
}

/** Returns a request for the preview: with the person who asks, and without the cookies, which are the secrets of the gate. */
function identify(request: IncomingMessage, person: Person): IncomingMessage {
  delete request.headers.cookie;
  request.headers[personHeader] = writePerson(person);
  return request;
}

/** True for a request of a page by a person. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === undefined ? (headers.accept ?? '').includes('text/html') : headers['sec-fetch-mode'] === 'navigate');
