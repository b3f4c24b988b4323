import { fillIn } from '@pagewright/core';
import type { Access } from './access.ts';
import { type GatePage, gatePath } from './gate-page.ts';
import { passkeyButton } from './passkey-requests.ts';
import type { Passkey, People } from './people.ts';
import type { StudioPerson } from './read-studio-file.ts';
import type { Session } from './sessions.ts';
import { editorOf } from './site-entry.ts';
import type { Routes, Visit } from './visit.ts';

type PersonOptions = {
  people: People;
  /** True when the studio can mail links. */
  hasMail: boolean;
  /** Cuts off the open pages of sessions that have ended. */
  closeEnded: () => void;
};

/** The page for who is signed in, with passkeys and sign-out, and the one for who is not. */
export function personPages(access: Access, { people, hasMail, closeEnded }: PersonOptions): Routes {
  const home = `${gatePath}/`;
  const start = `${gatePath}/start`;

  /** Does something for the person who is signed in, and shows the page of the person again. */
  const forPerson =
    (work: (email: string, session: Session, visit: Visit) => Promise<void>) =>
    async (visit: Visit): Promise<void> => {
      const found = await access.signedIn(visit.request);
      if (found) await work(found.person.email, found.session, visit);
      visit.redirect(home);
    };

  const signOut = (end: (email: string, session: Session) => Promise<void>) =>
    forPerson(async (email, session, visit) => {
      await end(email, session);
      closeEnded();
      visit.setCookie('session', '', 0);
    });

  return {
    'GET ': async (visit) => {
      const found = await access.signedIn(visit.request);
      if (!found) return visit.show(200, visit.texts.signIn, signInParts(visit, access, hasMail));
      const { passkeys } = await people.find(found.person.email);
      visit.show(200, visit.texts.you, personParts(visit, found.person, passkeys, access.sitesOf(found.person)));
    },
    'GET welcome': async (visit) => {
      const { texts, request } = visit;
      if (!(await access.signedIn(request))) return visit.redirect(home);
      visit.show(200, texts.signedIn, [{ passkey: passkeyButton(texts, 'add', start) }, { link: { to: start, text: texts.open } }]);
    },
    'POST sign-out': signOut((_, { id }) => access.sessions.end(id)),
    'POST sign-out-everywhere': signOut((mine) => access.sessions.endAll(({ email }) => email === mine)),
    'POST remove-passkey': forPerson(async (mine, { id: here, passkey }, visit) => {
      const removed = (await visit.readForm()).get('passkey');
      const { sessions } = access;
      // The device at which the person sits is not lost.
      if (passkey === removed) await sessions.setPasskey(here, undefined);
      await people.change(mine, (account) => ({ ...account, passkeys: account.passkeys.filter(({ id }) => id !== removed) }));
      await sessions.endAll((session) => session.email === mine && session.passkey === removed);
      closeEnded();
    }),
  };
}

function signInParts({ texts }: Visit, access: Access, hasMail: boolean): GatePage['parts'] {
  const field = { name: 'email', label: texts.email, type: 'email' } as const;
  const [site, ...others] = access.sites();
  return [
    { text: site && others.length === 0 ? fillIn(texts.signInText, { site: site.name }) : texts.signInSeveralText },
    { passkey: passkeyButton(texts, 'sign-in', `${gatePath}/start`) },
    hasMail ? { form: { to: `${gatePath}/link`, button: texts.askForLink, about: texts.askForLinkText, field } } : { text: texts.noMail },
  ];
}

function personParts(
  { texts, language }: Visit,
  { email, name }: StudioPerson,
  passkeys: readonly Passkey[],
  sites: ReturnType<Access['sitesOf']>,
): GatePage['parts'] {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const list = passkeys.map(({ id, name: device, created }) => ({
    form: {
      to: `${gatePath}/remove-passkey`,
      button: fillIn(texts.removePasskey, { device: device || texts.unknownDevice }),
      about: fillIn(texts.removePasskeyText, { day: days.format(created) }),
      hidden: { name: 'passkey', value: id },
    },
  }));
  const links = sites.map(({ site, role }) => ({
    to: editorOf(site),
    text: site.name,
    about: fillIn(texts.roleText, { role: texts[role] }),
  }));
  return [
    { text: fillIn(texts.youText, { name, email }) },
    { heading: texts.yourSites },
    links.length > 0 ? { links } : { text: texts.noSites },
    { heading: texts.yourSignIn },
    { form: { to: `${gatePath}/sign-out`, button: texts.signOut } },
    { form: { to: `${gatePath}/sign-out-everywhere`, button: texts.signOutEverywhere, about: texts.signOutEverywhereText } },
    ...(list.length > 0 ? [{ heading: texts.passkeys }, ...list] : []),
    { passkey: passkeyButton(texts, 'add', `${gatePath}/`) },
  ];
}
