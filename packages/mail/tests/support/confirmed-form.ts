import type { FormFacts, MailFacts } from '../../../core/src/model/mail-facts.ts';
import type { Clock } from '../../src/clock.ts';
import type { Entry } from '../../src/outbox/entry.ts';
import { mailFacts, type TestMail } from './mail-service.ts';

/** A day in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** A form whose messages must be confirmed. */
export const form: FormFacts = {
  ...{ page: '/letter', key: 'form-1', emailRule: 'wide', title: 'Our letter' },
  confirmation: { subject: 'Please confirm', text: 'You would like our letter.' },
  fields: [
    { name: 'fullName', label: 'Name', kind: 'text', rule: 'any', maxLength: 100 },
    { name: 'email', label: 'Email', kind: 'email', rule: 'email', maxLength: 200, required: true, when: [] },
  ],
};
export const facts: MailFacts = { ...mailFacts, forms: [form] };

/** Posts the form. */
export const post = (mail: TestMail, email = 'ann@client.example', more: Record<string, string> = {}): Promise<Response> =>
  mail.postForm({ form: '/letter#form-1', website_confirm: '', fullName: 'Ann <b>Weaver</b>', email, ...more });

/** Returns the links in the stored mails, oldest first, as addresses of the running service. */
export const links = (mail: TestMail): string[] =>
  mail
    .stored('queued')
    .filter(({ isAutoReply, subject }) => isAutoReply && subject === 'Please confirm')
    .map(({ body }) => (/^https:\S+$/m.exec(body)?.[0] ?? '').replace(facts.origin, mail.address));

/** Returns the first of these links. */
export function link(mail: TestMail): string {
  const [first = ''] = links(mail);
  return first;
}

/** Presses the button of the page behind a link. */
export const confirm = (url: string): Promise<Response> => {
  const { origin, pathname, searchParams } = new URL(url);
  return fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
  });
};

/** Returns the messages that the owner gets, without those to visitors. */
export const messages = (mail: TestMail): Entry[] => mail.stored('queued').filter(({ isAutoReply }) => !isAutoReply);

/** A clock that tests move forward. */
export function movableClock(): Clock & { move: (by: number) => void } {
  let added = 0;
  return { now: () => Date.now() + added, elapsed: () => performance.now() + added, move: (by) => (added += by) };
}
