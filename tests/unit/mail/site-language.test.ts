import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFactsOf } from '../../../packages/core/src/content/resolved-pages.ts';
import { composeMessage } from '../../../packages/core/src/model/compose-message.ts';
import { type MailFacts, mailFacts } from '../../../packages/core/src/model/mail-facts.ts';
import { formFieldsSchema } from '../../../packages/core/src/schema/forms/form-field.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { readConfig } from '../../../packages/mail/src/config.ts';
import { HttpError } from '../../../packages/mail/src/http-error.ts';
import { createMailService } from '../../../packages/mail/src/service.ts';
import { outboxToken, startMail } from '../../../packages/mail/tests/support/mail-service.ts';
import siteCode from '../../../src/site.ts';
import { copySite } from '../../support/site-copy.ts';
import { yaml } from '../../support/yaml-texts.ts';

const parent = tempFolder('site-language');

const overrides = yaml`
  ownerMail: { subject: "Neue Nachricht über {brand}", name: Name, email: "E-Mail:", phone: Telefon, message: Nachricht }
  mail: { notSent: Ihre Nachricht wurde nicht gesendet }
  mailErrors: { notFound: Hier gibt es nichts., originNotAllowed: Nachrichten kommen nur von dieser Website. }
  statusPage: { notFound: Seite nicht gefunden, homePage: Zur Startseite, ways: "{home}, Telefon {phone}, E-Mail {email}" }
  outboxPage: { title: Postausgang, queued: Wartend, replyTo: Antwort an }
  outboxOutcomes: { sent: zugestellt }
`;

/** The mail facts of a German site. */
async function germanFacts(): Promise<MailFacts> {
  const site = copySite('blocks', parent);
  site.write('site.yaml', site.read('site.yaml').replace(/^language: .*$/m, 'language: de'));
  site.write('strings/de.yaml', overrides);
  const { settings, pages, findProblems } = await createSiteLoader(site.dir, siteCode)();
  expect(findProblems().filter(({ file }) => file.includes('strings/'))).toEqual([]);
  if (!settings) throw new Error('The settings have a problem.');
  return mailFacts(settings, pages.flatMap(pathFactsOf));
}

describe('the mail service of a German site', () => {
  test('has the language and the texts of the site on its pages and in its errors', async () => {
    const facts = await germanFacts();
    const mail = await startMail({ parent, facts });
    const missing = await (await fetch(`${mail.address}/missing`)).text();
    expect(missing).toContain('<html lang="de">');
    expect(missing).toContain('<h1>Seite nicht gefunden</h1>\n<p>Hier gibt es nichts.</p>');
    expect(missing).toContain(`<p><a href="/">Zur Startseite</a>, Telefon <a href="tel:`);
    const rejected = await mail.postForm({}, { Origin: 'https://other.example', Accept: 'text/html' });
    expect(await rejected.text()).toMatch(
      /<html lang="de">[\s\S]*<h1>Ihre Nachricht wurde nicht gesendet<\/h1>\n<p>Nachrichten kommen nur von/,
    );
    const json = await fetch(`${mail.address}/missing`, { headers: { Accept: 'application/json' } });
    expect(await json.json()).toEqual({ error: 'Hier gibt es nichts.' });
  });

  test('writes the e-mail to the owner with the labels of the site, and finds the address for replies by its label', async () => {
    const facts = await germanFacts();
    const mail = await startMail({ parent, facts });
    const fields = formFieldsSchema.parse([{ name: 'email', label: 'E-Mail-Adresse', kind: 'email' }]);
    const message = composeMessage({
      ...facts,
      fields,
      answers: { email: 'anna@client.example' },
      labels: facts.strings.ownerMail,
    });
    expect(message.subject).toBe(`Neue Nachricht über ${facts.brand}`);
    expect(message.body).toMatch(/^E-Mail: anna@client\.example$/m);
    expect((await mail.post(message, { Origin: facts.origin })).status).toBe(202);
    expect(mail.stored('queued')).toMatchObject([{ replyTo: 'anna@client.example' }]);
    const page = await (await mail.fetchOutbox()).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<h1>Postausgang</h1>');
    expect(page).toMatch(/Wartend<\/span> <strong>1</);
    expect(page).toContain('<dt>Antwort an</dt><dd>anna@client.example</dd>');
  });
});

test('while the site has problems, the pages of the service are in English', async () => {
  const folder = join(parent, 'without-settings');
  const service = createMailService({
    config: readConfig({ MAIL_OUTBOX: folder }, folder),
    facts: () => {
      throw new HttpError(503, 'siteProblems');
    },
    pages: async () => undefined,
    log: () => undefined,
    outboxToken,
  });
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const page = await (await service.fetch(new Request('http://localhost/missing'), peer)).text();
  await service.close();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<h1>Page not found</h1>');
});
