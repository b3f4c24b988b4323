import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFactsOf } from '../../../packages/engine/src/content/resolve/resolve-page.ts';
import { type MailFacts, mailFacts } from '../../../packages/engine/src/model/mail-facts.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite } from '../../support/site-copy.ts';
import { yaml } from '../../support/yaml-texts.ts';

const temp = tempFolder('mail-facts');

const forms = yaml`
  path: /forms
  title: Forms
  description: A page with three forms.
  blocks:
    - type: contact-form
      heading: Write
      fields: [{ name: email, label: Email, kind: email, rule: email }]
    - type: enquiry-form
      heading: Draft
      text: Nothing is sent.
      contact: { label: Write, to: /forms }
      fields: [{ name: message, label: Message }]
    - type: enquiry-form
      heading: Ask
      submit: send
      emailRule: specified
      text: Nothing is sent.
      contact: { label: Write, to: /forms }
      fields: [{ name: question, label: Question, required: Ask something }]
`;

const ownerOfFixture = /^owner:\n(?: .*\n)+/m;

/** Returns the facts of the fixture's site with this text added to site.yaml and `removed` taken out of it. */
async function factsWith(mail: string, removed: RegExp | string = ''): Promise<MailFacts> {
  const site = copySite('blocks', temp);
  site.write('pages/forms.yaml', forms);
  site.write('site.yaml', `${site.read('site.yaml').replace(removed, '')}\n${mail}\n`);
  const { settings, pages } = await createSiteLoader(site.dir, siteCode)();
  if (!settings) throw new Error(`${join(site.dir, 'site.yaml')} has a problem.`);
  return mailFacts(
    settings,
    pages.flatMap(pathFactsOf).filter(({ path }) => path === '/forms'),
  );
}

describe('the mail facts of a site', () => {
  test('list the forms that post to the service, with their fields', async () => {
    const facts = await factsWith('');
    expect(facts.forms).toMatchObject([
      { page: '/forms', key: 'contact-form-1', emailRule: 'wide', fields: [{ name: 'email', rule: 'email' }] },
      { page: '/forms', key: 'enquiry-form-2', emailRule: 'specified', fields: [{ name: 'question', required: 'Ask something' }] },
    ]);
    expect(facts.thankYou).toBeUndefined();
  });

  test('have the thank-you page of the settings', async () => {
    expect((await factsWith('mail: { thankYou: /forms }')).thankYou).toBe('/forms');
  });

  test('have the owner, or the company when the site names none', async () => {
    const owned = await factsWith('');
    expect(owned.owner.name).toBe('Fixture Desk');
    const { owner, contact } = await factsWith('', ownerOfFixture);
    expect(owner.name).not.toBe('Fixture Desk');
    expect(owner.email).toBe(contact.email);
  });

  test('list no forms when another service receives the messages', async () => {
    expect((await factsWith('mail: { service: "https://mail.other.example" }')).forms).toEqual([]);
  });

  test('list the forms when `service` is a URL of the site itself', async () => {
    expect((await factsWith('mail: { service: "https://fixture.example/api" }')).forms).toHaveLength(2);
  });
});
