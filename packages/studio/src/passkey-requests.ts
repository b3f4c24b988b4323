import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from './access.ts';
import { deviceName } from './device-name.ts';
import { gatePath, type PasskeyButton } from './gate-page.ts';
import type { Passkeys, Question } from './passkeys.ts';
import type { Texts } from './texts.ts';
import { type Routes, secretIn, type Visit } from './visit.ts';

/** In seconds: how long a person may take to confirm. */
const cookieAge = 5 * 60;

/** The script of the buttons for passkeys. */
const script = readFileSync(join(import.meta.dirname, '..', 'browser', 'passkeys.js'), 'utf8');

/** What the script of the buttons for passkeys asks, and sends. */
export function passkeyRequests(access: Access, passkeys: Passkeys): Routes {
  const ask = (visit: Visit, { secret, options }: Question<object>): void => {
    visit.setCookie('passkey', secret, cookieAge);
    visit.sendJson(200, options);
  };
  const askedIn = ({ request }: Visit): string => secretIn(request, 'passkey');
  const refuse = (visit: Visit): void => visit.sendJson(403, {});

  return {
    'GET passkeys.js': (visit) => visit.sendScript(script),
    'POST passkey-options': async (visit) => ask(visit, await passkeys.askToSignIn()),
    'POST passkey': async (visit) => {
      const found = await passkeys.signIn(askedIn(visit), await visit.readJson(), access.emails());
      const person = found && access.person(found.email);
      if (!person) return refuse(visit);
      await access.enter(visit, person, found.passkey);
      visit.sendJson(200, {});
    },
    'POST new-passkey-options': async (visit) => {
      const found = await access.signedIn(visit.request);
      return found ? ask(visit, await passkeys.askToAdd(found.person)) : refuse(visit);
    },
    'POST new-passkey': async (visit) => {
      const found = await access.signedIn(visit.request);
      if (!found) return refuse(visit);
      const device = deviceName(visit.request.headers['user-agent'] ?? '') ?? '';
      const added = await passkeys.add(found.person, askedIn(visit), await visit.readJson(), device);
      if (added === undefined) return refuse(visit);
      await access.sessions.setPasskey(found.session.id, added);
      visit.sendJson(200, {});
    },
  };
}

/** Returns a button that signs in by a passkey, or that adds one. `then`: the page that comes next. */
export function passkeyButton(texts: Texts, kind: 'sign-in' | 'add', then: string): PasskeyButton {
  if (kind === 'sign-in') {
    const { withPasskey: button, passkeyCancelled: cancelled, passkeyFailed: failed } = texts;
    return { to: `${gatePath}/passkey`, isNew: false, then, button, cancelled, known: failed, failed };
  }
  const { addPasskey: button, addPasskeyText: about, passkeyKnown: known, passkeyNotAdded: failed } = texts;
  return { to: `${gatePath}/new-passkey`, isNew: true, then, button, about, cancelled: failed, known, failed };
}
