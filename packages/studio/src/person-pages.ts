import { fillIn, type Person } from '@pagewright/core';
import { type Access, editorPath } from './access.ts';
import { type GatePage, gatePath } from './gate-page.ts';
import { passkeyButton } from './passkey-requests.ts';
import type { Passkey, People } from './people.ts';
import { type Routes, secretIn, type Visit } from './visit.ts';

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

  /** Does something for the person who is signed in, and shows the page of the person again. */
  const forPerson =
    (work: (person: Person, visit: Visit) => Promise<void>) =>
    async (visit: Visit): Promise<void> => {
      const person = await access.personOf(visit.request);
      if (person) await work(person, visit);
      visit.redirect(home);
    };

  const signOut = (end: (person: Person, secret: string) => Promise<void>) =>
    forPerson(async (person, visit) => {
      await end(person, secretIn(visit.request, 'session'));
      closeEnded();
      visit.setCookie('session', '', 0);
    });

  return {
    'GET ': async (visit) => {
      const person = await access.personOf(visit.request);
      if (!person) return visit.show(200, visit.texts.signIn, signInParts(visit, access.site.name, hasMail));
      const { passkeys } = await people.find(person.id);
      visit.show(200, visit.texts.you, personParts(visit, person, passkeys, access.site.name));
    },
    'GET welcome': async (visit) => {
      const { texts, request } = visit;
      if (!(await access.personOf(request))) return visit.redirect(home);
      visit.show(200, texts.signedIn, [
        { passkey: passkeyButton(texts, 'add', editorPath) },
        { link: { to: editorPath, text: texts.open } },
      ]);
    },
    'POST sign-out': signOut((_, secret) => access.sessions.end(secret)),
    'POST sign-out-everywhere': signOut(({ id }) => access.sessions.endAll(({ email }) => email === id)),
    'POST remove-passkey': forPerson(async ({ id: email }, visit) => {
      const removed = (await visit.readForm()).get('passkey');
      const { sessions } = access;
      const secret = secretIn(visit.request, 'session');
      // The device at which the person sits is not lost.
      if ((await sessions.use(secret))?.passkey === removed) await sessions.setPasskey(secret, undefined);
      await people.change(email, (account) => ({ ...account, passkeys: account.passkeys.filter(({ id }) => id !== removed) }));
      await sessions.endAll((session) => session.email === email && session.passkey === removed);
      closeEnded();
    }),
  };
}

function signInParts({ texts }: Visit, site: string, hasMail: boolean): GatePage['parts'] {
  const field = { name: 'email', label: texts.email, type: 'email' } as const;
  return [
    { text: fillIn(texts.signInText, { site }) },
    { passkey: passkeyButton(texts, 'sign-in', editorPath) },
    hasMail ? { form: { to: `${gatePath}/link`, button: texts.askForLink, about: texts.askForLinkText, field } } : { text: texts.noMail },
  ];
}

function personParts(
  { texts, language }: Visit,
  { id: email, name = email, role }: Person,
  passkeys: readonly Passkey[],
  site: string,
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
  return [
    { text: fillIn(texts.youText, { name, email, site, role: texts[role] }) },
    { link: { to: editorPath, text: texts.open } },
    { form: { to: `${gatePath}/sign-out`, button: texts.signOut } },
    { form: { to: `${gatePath}/sign-out-everywhere`, button: texts.signOutEverywhere, about: texts.signOutEverywhereText } },
    ...(list.length > 0 ? [{ heading: texts.passkeys }, ...list] : []),
    { passkey: passkeyButton(texts, 'add', `${gatePath}/`) },
  ];
}
