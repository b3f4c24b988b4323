import { fillIn, parseUrl } from '@pagewright/core';
import { type Access, sessionAge } from './access.ts';
import { challengeOf, EntryCodes } from './entry-codes.ts';
import { gatePath } from './gate-page.ts';
import type { StudioSite } from './read-studio-file.ts';
import { newSecret } from './state-files.ts';
import { isNavigation, type Routes, secretIn, type Visit } from './visit.ts';

/** The path of the editor in a preview. */
const editorPath = '/__editor';

/** In seconds: how long a browser knows where it wants to go, while its person signs in. */
const wantedAge = 60 * 60;

/** In characters: the longest path that is kept. Of a longer one, the editor opens instead. */
const longestPath = 1_000;

/** Returns the address of the editor of a site. */
export const editorOf = ({ address }: StudioSite): string => new URL(editorPath, address).href;

/** Returns the address of a path on a site. It is never on another one: what does not begin there leads to the editor. */
function addressOn(site: StudioSite, path: string): string {
  const { origin } = new URL(site.address);
  const found = path.startsWith('/') ? parseUrl(origin + path) : undefined;
  return found?.origin === origin ? found.href : editorOf(site);
}

const shorten = (path: string): string => (path.length > longestPath ? editorPath : path);

/** Keeps in the browser which page of a site its person wants, until the sign-in. */
export const keepWanted = (visit: Visit, site: StudioSite, path = editorPath): void =>
  visit.setCookie('wanted', encodeURIComponent(site.id + shorten(path)), wantedAge);

/** Leads people from a page of a site to the studio, where they sign in, and back: the sign-in is on an origin without code of a site. */
export class SiteEntry {
  /** The pages of it at the studio. */
  readonly routes: Routes = {
    'GET open/': (visit, id) => this.#open(visit, id),
    'GET start': (visit) => this.#start(visit),
  };

  constructor(
    private readonly access: Access,
    private readonly codes = new EntryCodes(),
  ) {}

  /** Leads a browser from a site to the studio. The nonce in the browser is the same for several tabs. */
  leadOut(visit: Visit, site: StudioSite): void {
    const { pathname, search } = visit.address;
    const nonce = secretIn(visit.request, `nonce-${site.id}`) || newSecret();
    visit.setCookie(`nonce-${site.id}`, nonce, wantedAge);
    const to = new URL(`${gatePath}/open/${site.id}`, this.access.address);
    to.search = String(new URLSearchParams({ path: shorten(pathname + search), challenge: challengeOf(nonce) }));
    visit.redirect(to.href);
  }

  /** Lets a browser in at a site by the code that it brings from the studio. */
  enter(visit: Visit, site: StudioSite): void {
    const { texts, request, address } = visit;
    const nonce = secretIn(request, `nonce-${site.id}`);
    const entry = this.codes.use(address.searchParams.get('code') ?? '', site.id, nonce);
    if (!entry || !this.access.sessions.isOpen(entry.session)) {
      visit.show(403, texts.notEntered, [{ text: texts.notEnteredText }, { link: { to: editorPath, text: texts.open } }]);
      return;
    }
    visit.setCookie(`site-${site.id}`, entry.token, sessionAge);
    visit.redirect(entry.to);
  }

  /** Sends who is signed in at the studio back to the site with a code, and everybody else to the sign-in. */
  async #open(visit: Visit, id: string): Promise<void> {
    const { texts, request, address } = visit;
    const site = this.access.site(id);
    if (!site || !isNavigation(request)) return visit.redirect(`${gatePath}/`);
    const [path, challenge] = [address.searchParams.get('path') ?? '', address.searchParams.get('challenge') ?? ''];
    const found = await this.access.signedIn(request);
    if (!found) {
      keepWanted(visit, site, path);
      return visit.redirect(`${gatePath}/`);
    }
    const { person, session } = found;
    const token = this.access.personAt(person.email, id) && (await this.access.sessions.admit(secretIn(request, 'session'), id));
    if (token === undefined)
      return visit.show(403, texts.noRole, [
        { text: fillIn(texts.noRoleText, { email: person.email }) },
        { link: { to: `${gatePath}/`, text: texts.yourSites } },
      ]);
    const code = this.codes.add({ site: id, session: session.id, token, challenge, to: addressOn(site, path) });
    visit.redirect(new URL(`${gatePath}/enter?code=${code}`, site.address).href);
  }

  /** Goes on after a sign-in: to the page that was wanted before, or to the only site of the person. */
  async #start(visit: Visit): Promise<void> {
    const { texts, request } = visit;
    const found = await this.access.signedIn(request);
    const wanted = this.#wanted(visit);
    visit.setCookie('wanted', '', 0);
    const [only, ...others] = found ? this.access.sitesOf(found.person) : [];
    const to = wanted ?? (only && others.length === 0 ? editorOf(only.site) : undefined);
    if (!found || to === undefined) return visit.redirect(`${gatePath}/`);
    // A form of the studio may not lead to another origin. A page may.
    visit.response.setHeader('Refresh', `0; url=${to}`);
    visit.show(200, texts.signedIn, [{ link: { to, text: texts.open } }]);
  }

  #wanted({ request }: Visit): string | undefined {
    const wanted = decode(secretIn(request, 'wanted'));
    const [id = ''] = wanted.split('/', 1);
    const site = this.access.site(id);
    return site && addressOn(site, wanted.slice(id.length));
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
