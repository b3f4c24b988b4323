import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '@pagewright/core';
import { HttpError } from 'pagewright-mail';
import { Access } from './access.ts';
import { gatePath } from './gate-page.ts';
import { HostedSite, refuseSocket } from './hosted-site.ts';
import { HostedSites } from './hosted-sites.ts';
import { invitationPages } from './invitation-pages.ts';
import { Invitations } from './invitations.ts';
import { magicLinkPages } from './magic-link-pages.ts';
import { MagicLinks } from './magic-links.ts';
import { passkeyRequests } from './passkey-requests.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { personPages } from './person-pages.ts';
import type { StudioFile, StudioSite } from './read-studio-file.ts';
import { Sessions } from './sessions.ts';
import type { Settings } from './settings.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { SiteEntry } from './site-entry.ts';
import { isNavigation, type Routes, Visit } from './visit.ts';

/** In milliseconds: how soon an open page is cut off of somebody who was signed out or taken out of `studio.yaml`, or of a site that was. */
const checkInterval = 2_000;

type GateOptions = {
  file: StudioFile;
  /** The folder with the state of the studio. */
  state: string;
  settings: Settings;
  /** Prints a line for the operator. */
  report: (line: string) => void;
  /** In milliseconds: how long the preview of a site goes on that nobody has open. Default: that of `SitePreview`. */
  idle?: number | undefined;
};

/**
 * Stands in front of the previews of sites. The host name says who is asked: the studio, where people sign in, or a site, whose preview is told who
 * asks. A request from elsewhere never says so itself.
 */
export class Gate {
  readonly #access: Access;
  readonly #entry: SiteEntry;
  readonly #routes: Routes;
  readonly #limits: SignInLimits;
  readonly #sites: HostedSites;
  readonly #timer: NodeJS.Timeout;
  #followed: readonly StudioSite[] = [];

  constructor({ file, state, settings: { send, isTrustedProxy }, report, idle }: GateOptions) {
    const address = new URL(file.current().address);
    const access = new Access(address, new Sessions(state), file);
    const people = new People(state);
    this.#access = access;
    this.#limits = new SignInLimits({ isTrustedProxy, report });
    this.#entry = new SiteEntry(access);
    this.#routes = {
      ...this.#entry.routes,
      ...personPages(access, { people, hasMail: send !== undefined, closeEnded: () => this.#follow() }),
      ...invitationPages(access, new Invitations(state)),
      ...passkeyRequests(access, new Passkeys({ people, address, report })),
      ...(send && magicLinkPages(access, { links: new MagicLinks(), limits: this.#limits, people, send, report })),
    };
    this.#sites = new HostedSites((site) => new HostedSite(site, { access, state, report, idle }));
    this.#timer = setInterval(() => this.#follow(), checkInterval).unref();
  }

  /** Ends the previews and the open connections. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sites.close();
  }

  /** Answers a request. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#followChange();
    const { address: studio } = this.#access;
    const { headers, url = '' } = request;
    const site = this.#siteAt(headers.host);
    if (!site && headers.host !== studio.host) {
      return new Visit(request, response, studio).sendText(421, 'No website has this address here.');
    }
    const { origin } = site ? new URL(site.address) : studio;
    const address = url.startsWith('/') ? parseUrl(origin + url) : undefined;
    if (!address) return new Visit(request, response, studio).sendText(400, 'The address is malformed.');
    const visit = new Visit(request, response, address);
    const name = nameBelowGate(address.pathname);
    if (site) return this.#respondAt(site, name, visit);
    if (name !== undefined) return this.#respondHere(name, visit);
    if (isNavigation(request)) visit.redirect(`${gatePath}/`);
    else visit.sendText(403, 'Websites are at addresses of their own.');
  }

  /** Connects a WebSocket of an open page of a site. */
  async connect(request: IncomingMessage, head: Buffer): Promise<void> {
    this.#followChange();
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    const site = this.#siteAt(request.headers.host);
    if (!site) return refuseSocket(socket);
    const hosted = await this.#sites.open(site);
    await hosted.connect(request, head);
  }

  /** Returns the site at a host. Never one at that of the studio, which the file may name since the start. */
  #siteAt = (host: string | undefined): StudioSite | undefined =>
    host === this.#access.address.host ? undefined : this.#access.sites().find(({ address }) => new URL(address).host === host);

  #follow(): void {
    this.#followed = this.#access.sites();
    this.#sites.follow(this.#followed);
  }

  /** Does what `studio.yaml` says, when it was changed. */
  #followChange(): void {
    if (this.#access.sites() !== this.#followed) this.#follow();
  }

  /** Answers a request at the address of a site. `name`: below the path of the gate. */
  async #respondAt(site: StudioSite, name: string | undefined, visit: Visit): Promise<void> {
    const { request } = visit;
    if (name === 'enter' && request.method === 'GET') return this.#entry.enter(visit, site);
    const found = await this.#access.signedInAt(request, site.id);
    if (!found) return isNavigation(request) ? this.#entry.leadOut(visit, site) : visit.sendText(403, 'Sign in first.');
    // The page of the person is at the studio.
    if (name !== undefined) return visit.redirect(new URL(`${gatePath}/`, this.#access.address).href);
    const hosted = await this.#sites.open(site);
    await hosted.forward(found.person, visit);
  }

  /** True for a form of a page of the studio. */
  #isOwnForm = ({ method, headers }: IncomingMessage): boolean =>
    method === 'POST' && headers.origin === this.#access.address.origin && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

  /** Answers a request for a page of the studio. `name`: below its path. */
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

/** Returns the part of a path below that of the gate. Undefined for the path of a site. */
const nameBelowGate = (pathname: string): string | undefined =>
  pathname === gatePath || pathname.startsWith(`${gatePath}/`) ? pathname.slice(gatePath.length + 1) : undefined;
