import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFactsOf } from '../../../packages/core/src/content/resolved-pages.ts';
import { type MailFacts, mailFacts } from '../../../packages/core/src/model/mail-facts.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { shareSite } from '../../support/shared-site.ts';
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

const applicationForm = yaml`
  path: /forms
  title: Forms
  description: A page with a form of any fields.
  blocks:
    - type: form
      heading: Work with us
      subject: Application
      recipient: jobs
      thankYou: /
      steps:
        - title: You
          fields:
            - { kind: phone, name: phone, label: Phone }
            - { kind: phone, name: office, label: Office, country: "+49" }
        - title: The job
          fields:
            - { kind: radio, name: role, label: Role, options: [{ label: Carpenter, value: carpenter }, Other] }
            - { kind: file, name: papers, label: Papers, accept: [pdf], maxSize: 2 }
            - { kind: checkbox, name: trained, label: Trained }
            - kind: group
              name: past
              label: Past
              when: { field: role, is: carpenter }
              fields:
                - { kind: number, name: years, label: Years, when: { field: trained, is: false } }
`;

const mailOfFixture = /^mail:\n(?: .*\n)+/m;
const ownerOfFixture = /^owner:\n(?: .*\n)+/m;

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** Returns the facts of the fixture's site with this text added to site.yaml and `removed` taken out of it. */
async function factsWith(mail: string, removed: RegExp | string = '', page = forms): Promise<MailFacts> {
  const site = share();
  site.write('pages/forms.yaml', page);
  site.write('site.yaml', `${site.read('site.yaml').replace(removed, '')}\n${mail}\n`);
  const { settings, pages } = await site.load();
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

  test('have what a form says of itself, and all its fields, with those of groups and steps', async () => {
    const { forms: facts } = await factsWith('', '', applicationForm);
    expect(facts).toMatchObject([
      {
        ...{
          page: '/forms',
          key: 'form-1',
          title: 'Work with us',
          subject: 'Application',
          thankYou: '/',
          namesForm: true,
          emailRule: 'wide',
        },
        recipient: { name: 'Fixture Jobs', email: 'jobs@fixture.example' },
        fields: [
          { name: 'phone', kind: 'phone', country: '+91' },
          { name: 'office', kind: 'phone', country: '+49' },
          {
            name: 'role',
            kind: 'radio',
            options: [
              { label: 'Carpenter', value: 'carpenter' },
              { label: 'Other', value: 'Other' },
            ],
          },
          { name: 'papers', kind: 'file', accept: ['pdf'], maxSize: 2_097_152, maxCount: 1 },
          { name: 'trained', kind: 'checkbox' },
          {
            ...{ name: 'years', kind: 'number', step: 1 },
            when: [
              { field: 'role', is: ['carpenter'] },
              { field: 'trained', is: [''] },
            ],
          },
        ].map((field) => expect.objectContaining(field)),
      },
    ]);
    expect(facts[0]?.recipient).toEqual({ name: 'Fixture Jobs', email: 'jobs@fixture.example' });
  });

  test('have the thank-you page of the settings', async () => {
    expect((await factsWith('mail: { thankYou: /forms }', mailOfFixture)).thankYou).toBe('/forms');
  });

  test('have the owner, or the company when the site names none', async () => {
    const owned = await factsWith('');
    expect(owned.owner.name).toBe('Fixture Desk');
    const { owner, contact } = await factsWith('', ownerOfFixture);
    expect(owner.name).not.toBe('Fixture Desk');
    expect(owner.email).toBe(contact.email);
  });

  test('list no forms when another service receives the messages', async () => {
    expect((await factsWith('mail: { service: "https://mail.other.example" }', mailOfFixture)).forms).toEqual([]);
  });

  test('list the forms when `service` is a URL of the site itself', async () => {
    expect((await factsWith('mail: { service: "https://fixture.example/api" }', mailOfFixture)).forms).toHaveLength(2);
  });
});
