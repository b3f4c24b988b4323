import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fillIn, type Person, parseUrl, personHeader, writePerson } from '@pagewright/core';
import { createProxyServer } from 'httpxy';
import { type GatePage, gateHeaders, gatePage } from './gate-page.ts';
import { Invitations } from './invitations.ts';
import type { StudioFile, StudioSite } from './read-studio-file.ts';
import { Sessions } from './sessions.ts';
import { PreviewError, SitePreview } from './site-preview.ts';
import { languageOf, textsOf } from './texts.ts';

/** The path of the pages of the gate. A site cannot have a page there. */
const gatePath = '/__studio';

/** The path of the editor in a preview. */
const editorPath = '/__editor';

/** Browsers accept this name only for the host itself, over a secure connection: no other site, and no subdomain, can set it. */
const cookieName = '__Host-pagewright';

/** In milliseconds: how soon an open page of somebody who was signed out, or taken out of `studio.yaml`, is cut off. */
const checkInterval = 2_000;

/** An open connection to a preview, and whose it is. */
type OpenConnection = { socket: Socket; secret: string; email: string };

/**
 * The door in front of the preview of a site: lets in whom an invitation has let in, and tells the preview who asks. A request from elsewhere never
 * says so itself.
 */
export class Gate {
  readonly #invitations: Invitations;
  readonly #sessions: Sessions;
  readonly #preview: SitePreview;
  readonly #proxy = createProxyServer({ proxyTimeout: 0 });
  readonly #open = new Set<OpenConnection>();
  readonly #timer: NodeJS.Timeout;
  readonly #site: StudioSite;
  readonly #address: URL;

  /** `state`: the folder with the state of the studio. `report`: prints a line for the operator. */
  constructor(
    private readonly file: StudioFile,
    state: string,
    private readonly report: (line: string) => void,
  ) {
    const [site] = file.current().sites;
    if (!site) throw new Error(`${file.path} has no site.`);
    this.#site = site;
    this.#address = new URL(site.address);
    this.#invitations = new Invitations(state);
    this.#sessions = new Sessions(state);
    this.#preview = new SitePreview(site, state, report);
    // The code of a site is not asked whether it wants to sign people in.
    this.#proxy.on('proxyRes', ({ headers }) => delete headers['set-cookie']);
    this.#timer = setInterval(() => this.#closeEnded(), checkInterval).unref();
  }

  /** Ends the preview and the open connections. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { socket } of this.#open) socket.destroy();
    await this.#preview.stop();
  }

  /** Answers a request. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#isAtHost(request)) return sendText(response, 421, `This is the server of ${this.#site.address}.`);
    const { url = '' } = request;
    const pathname = url.startsWith('/') ? parseUrl(this.#address.origin + url)?.pathname : undefined;
    if (pathname === undefined) return sendText(response, 400, 'The address is malformed.');
    if (pathname === gatePath || pathname.startsWith(`${gatePath}/`))
      return this.#respondHere(pathname.slice(gatePath.length + 1), request, response);
    const person = await this.#personOf(request);
    if (!person) return isNavigation(request) ? redirect(response, `${gatePath}/`) : sendText(response, 403, 'Sign in first.');
    await this.#forward(person, request, response);
  }

  /** Connects a WebSocket of an open page to the preview, as long as its person is signed in. */
  async connect(request: IncomingMessage, head: Buffer): Promise<void> {
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    const secret = secretOf(request);
    const person = this.#isAtHost(request) && request.headers.origin === this.#address.origin && (await this.#personOf(request));
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
      if (!this.#sessions.isOpen(secret) || !this.file.person(email, this.#site.id)) socket.destroy();
  }

  #isAtHost = ({ headers }: IncomingMessage): boolean => headers.host === this.#address.host;

  /** True for a form of a page of the gate. */
  #isOwnForm = ({ method, headers }: IncomingMessage): boolean =>
    method === 'POST' && headers.origin === this.#address.origin && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

  async #personOf(request: IncomingMessage): Promise<Person | undefined> {
    const session = await this.#sessions.use(secretOf(request));
    return session?.site === this.#site.id ? this.file.person(session.email, this.#site.id) : undefined;
  }

  async #forward(person: Person, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const done = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    try {
      await this.#preview.use(async (socketPath) => {
        await this.#proxy.web(identify(request, person), response, { target: { socketPath } });
        await done;
      });
    } catch (error) {
      if (response.destroyed || response.headersSent) return void response.destroy();
      this.report(error instanceof PreviewError ? error.message : `The preview of ${this.#site.id} does not answer: ${String(error)}`);
      if (!isNavigation(request)) return sendText(response, 503, 'The preview does not answer.');
      const { notStarted, notStartedText } = textsOf(languageOf(request));
      send(response, 503, { language: languageOf(request), title: notStarted, paragraphs: [notStartedText] });
    }
  }

  /** Answers a request for a page of the gate. */
  async #respondHere(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [folder = '', secret = ''] = name.split('/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !this.#isOwnForm(request)) return sendText(response, 403, 'Only pages of this server may send this.');
    if (folder === 'invitation')
      return isRead ? this.#showInvitation(secret, request, response) : this.#useInvitation(secret, request, response);
    const person = await this.#personOf(request);
    if (!isRead && person && (folder === 'sign-out' || folder === 'sign-out-everywhere')) {
      await (folder === 'sign-out' ? this.#sessions.end(secretOf(request)) : this.#sessions.endAll(person.id));
      this.#closeEnded();
      response.setHeader('Set-Cookie', cookie('', 0));
      return redirect(response, `${gatePath}/`);
    }
    if (name !== '' || !isRead) return redirect(response, `${gatePath}/`);
    this.#showPerson(person, request, response);
  }

  #showPerson(person: Person | undefined, request: IncomingMessage, response: ServerResponse): void {
    const language = languageOf(request);
    const texts = textsOf(language);
    if (!person) {
      send(response, 200, { language, title: texts.signIn, paragraphs: [texts.signInText] });
      return;
    }
    const { id: email, name = email, role } = person;
    send(response, 200, {
      language,
      title: texts.you,
      paragraphs: [fillIn(texts.youText, { name, email, site: this.#site.name, role: texts[role] })],
      link: { to: editorPath, text: texts.open },
      buttons: [
        { to: `${gatePath}/sign-out`, text: texts.signOut },
        { to: `${gatePath}/sign-out-everywhere`, text: texts.signOutEverywhere, about: texts.signOutEverywhereText },
      ],
    });
  }

  /** Programs that look through e-mails open links. So a link shows a button, and only the button uses the invitation. */
  async #showInvitation(secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const language = languageOf(request);
    const texts = textsOf(language);
    const invitation = await this.#invitations.find(secret);
    const person = invitation && this.file.person(invitation.email, invitation.site);
    if (!person) return send(response, 404, { language, title: texts.overTitle, paragraphs: [texts.overText] });
    send(response, 200, {
      language,
      title: fillIn(texts.invited, { site: this.#site.name }),
      paragraphs: [fillIn(texts.invitedText, { email: person.id, role: texts[person.role] })],
      buttons: [{ to: `${gatePath}/invitation/${encodeURIComponent(secret)}`, text: texts.begin }],
    });
  }

  async #useInvitation(secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const invitation = await this.#invitations.use(secret);
    const person = invitation && this.file.person(invitation.email, invitation.site);
    // The page says that it does not work any more.
    if (!invitation || !person) return redirect(response, `${gatePath}/invitation/${encodeURIComponent(secret)}`);
    // Whoever has set a cookie in this browser before has nothing of the new session.
    await this.#sessions.end(secretOf(request));
    response.setHeader('Set-Cookie', cookie(await this.#sessions.begin(person.id, invitation.site)));
    redirect(response, editorPath);
  }
}

/** Returns a request for the preview: with the person who asks, and without the cookies, which are the secrets of the gate. */
function identify(request: IncomingMessage, person: Person): IncomingMessage {
  delete request.headers.cookie;
  request.headers[personHeader] = writePerson(person);
  return request;
}

/** Returns the secret of the session that a browser has sent. Empty without one. */
function secretOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim());
  return cookies.find((one) => one.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
}

/** Returns the header that keeps a secret in a browser; `age` in seconds. */
const cookie = (secret: string, age = 30 * 24 * 60 * 60): string =>
  `${cookieName}=${secret}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`;

/** True for a request of a page by a person. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === undefined ? (headers.accept ?? '').includes('text/html') : headers['sec-fetch-mode'] === 'navigate');

const send = (response: ServerResponse, status: number, page: GatePage): void =>
  void response.writeHead(status, { ...gateHeaders, 'Content-Type': 'text/html; charset=utf-8' }).end(gatePage(page));

const sendText = (response: ServerResponse, status: number, sentence: string): void =>
  void response.writeHead(status, { ...gateHeaders, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);

const redirect = (response: ServerResponse, address: string): void =>
  void response.writeHead(303, { ...gateHeaders, Location: address }).end();
