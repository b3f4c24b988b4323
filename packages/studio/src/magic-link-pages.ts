import { randomInt } from 'node:crypto';
import { fillIn } from '@pagewright/core';
import { outcomeCode } from 'pagewright-mail';
import type { Access } from './access.ts';
import { gatePath } from './gate-page.ts';
import type { MagicLinks } from './magic-links.ts';
import { writeMail } from './mails.ts';
import type { People } from './people.ts';
import type { StudioPerson } from './read-studio-file.ts';
import type { Settings } from './settings.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { type Routes, secretIn, type Visit } from './visit.ts';

/** In seconds: how long a browser waits for a sign-in. */
const cookieAge = 15 * 60;

/** In milliseconds: how long a mail waits at most, after the answer to the browser. */
const longestDelay = 1_000;

type MagicLinkOptions = {
  links: MagicLinks;
  limits: SignInLimits;
  people: People;
  send: NonNullable<Settings['send']>;
  report: (line: string) => void;
};

/** The pages of a sign-in by a link in a mail. As for an invitation, only a button uses the link. */
export function magicLinkPages(access: Access, { links, limits, people, send, report }: MagicLinkOptions): Routes {
  const linkPath = (secret: string): string => `${gatePath}/link/${encodeURIComponent(secret)}`;

  /** Mails a link, if the address is that of a person here. */
  const sendLink = async (browser: string, email: string, { language }: Visit): Promise<void> => {
    const person = access.person(email);
    if (!person) return;
    const link = new URL(linkPath(links.add(browser, person.email)), access.address).href;
    await send(writeMail('magicLink', { language, person, site: access.name(), link })).catch((error: unknown) =>
      report(`The mail with a link was not sent: ${outcomeCode(error)}`),
    );
  };

  const enter = async (visit: Visit, person: StudioPerson): Promise<void> => {
    await access.enter(visit, person);
    visit.setCookie('waiting', '', 0);
    const { passkeys } = await people.find(person.email);
    visit.redirect(passkeys.length === 0 ? `${gatePath}/welcome` : `${gatePath}/start`);
  };

  const showOver = (visit: Visit): void =>
    visit.show(404, visit.texts.linkOverTitle, [
      { text: visit.texts.linkOverText },
      { link: { to: `${gatePath}/`, text: visit.texts.askAgain } },
    ]);

  const showWaiting = (visit: Visit, error?: string): void => {
    const { texts } = visit;
    visit.show(error === undefined ? 200 : 422, texts.asked, [
      { text: texts.askedText },
      { form: { to: `${gatePath}/code`, button: texts.useCode, field: { name: 'code', label: texts.code, type: 'code', error } } },
      { link: { to: `${gatePath}/`, text: texts.askAgain } },
    ]);
  };

  return {
    'POST link': async (visit) => {
      const email = ((await visit.readForm()).get('email') ?? '').trim().slice(0, 254);
      const wait = limits.countMail(visit.request, email);
      if (wait > 0) return visit.showWait(wait);
      const browser = links.begin(secretIn(visit.request, 'waiting'));
      visit.setCookie('waiting', browser, cookieAge);
      // The answer says nothing about the address, and neither does the time that it takes, or that of the next one.
      visit.response.once('finish', () => setTimeout(() => void sendLink(browser, email, visit), randomInt(longestDelay)).unref());
      visit.redirect(`${gatePath}/code`);
    },
    'GET code': (visit) => (links.isWaiting(secretIn(visit.request, 'waiting')) ? showWaiting(visit) : visit.redirect(`${gatePath}/`)),
    'POST code': async (visit) => {
      const code = ((await visit.readForm()).get('code') ?? '').replaceAll(/\D/g, '');
      const found = links.tryCode(secretIn(visit.request, 'waiting'), code);
      if (found === 'over') return showOver(visit);
      if (found === 'wrong') return showWaiting(visit, visit.texts.wrongCode);
      const person = access.person(found.email);
      return person ? enter(visit, person) : showOver(visit);
    },
    'GET link/': (visit, secret) => {
      const { texts } = visit;
      const link = links.find(secret);
      const person = link && access.person(link.email);
      if (!person) return showOver(visit);
      const isOther = link.browser !== secretIn(visit.request, 'waiting');
      visit.show(200, fillIn(texts.linkTitle, { site: access.name() }), [
        { text: fillIn(isOther ? texts.otherBrowserText : texts.asYouText, { email: person.email }) },
        { form: { to: linkPath(secret), button: isOther ? texts.showCode : texts.begin } },
      ]);
    },
    'POST link/': async (visit, secret) => {
      const { texts } = visit;
      const used = links.use(secret, secretIn(visit.request, 'waiting'));
      const person = used && access.person(used.email);
      if (!person) return showOver(visit);
      if (used.code === undefined) return enter(visit, person);
      visit.show(200, texts.codeTitle, [{ code: used.code.replace(/(?=\d{3}$)/, ' ') }, { text: texts.codeText }]);
    },
  };
}
