import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { composeMessage } from '../../../packages/core/src/model/compose-message.ts';
import { formFieldsSchema } from '../../../packages/core/src/schema/forms/form-field.ts';
import { english } from '../../../packages/core/src/strings/en.ts';
import { yaml } from '../../support/yaml-texts.ts';

const site = { brand: 'Fixture', owner: { name: 'Fixture Desk', email: 'desk@fixture.example' }, labels: english.ownerMail };
const readFields = (text: string): z.output<typeof formFieldsSchema> => formFieldsSchema.parse(parse(text));
const contact = readFields(yaml`
  - { name: fullName, label: Full name }
  - { name: mobileNumber, label: Mobile number, kind: tel, rule: ten-digits }
  - { name: email, label: E-mail address, kind: email }
  - { name: message, label: Your message, kind: textarea }
`);
const extended = [
  ...contact,
  ...readFields(yaml`
    - { name: budget, label: "Budget:" }
    - { name: details, label: Details, kind: textarea }
    - { name: work, label: Email, kind: email }
    - { name: closing, label: message }
`),
];
const answers = { fullName: 'Ann Weaver', mobileNumber: '(98765) 432-10', email: 'ann@client.example', message: 'Hello.' };
const bodyOf = (more: Record<string, string>, fields = contact): string =>
  composeMessage({ ...site, fields, answers: { ...answers, ...more } }).body;

describe('a message', () => {
  test('goes to the owner and contains the answers', () => {
    expect(composeMessage({ ...site, fields: contact, answers })).toEqual({
      to: 'desk@fixture.example',
      name: 'Fixture Desk',
      subject: 'You have a new message from Fixture',
      body: 'Name: Ann Weaver\nEmail: ann@client.example\nPhone: 9876543210\nMessage: Hello.',
    });
  });

  test('has the lines of a form with other fields', () => {
    const enquiry = readFields(yaml`
      - { name: fullName, label: Name }
      - { name: email, label: Email, kind: email }
      - { name: subject, label: Subject }
      - { name: phone, label: Phone, kind: tel }
      - { name: message, label: Message, kind: textarea }
    `);
    const body = composeMessage({
      ...site,
      fields: enquiry,
      answers: { fullName: 'Ann', email: 'a@b.ie', subject: 'Looms', phone: '+91 20 1', message: 'Hi' },
    }).body;
    expect(body).toBe('Name: Ann\nEmail: a@b.ie\nPhone: +91 20 1\nSubject: Looms\nMessage: Hi');
  });

  test('has added fields between Phone and Message, each label once', () => {
    expect(bodyOf({ budget: '10 lakh', details: 'one\ntwo', work: 'w@client.example', closing: 'x' }, extended)).toBe(
      [
        'Name: Ann Weaver',
        'Email: ann@client.example',
        'Phone: 9876543210',
        'Budget: 10 lakh',
        'Details: one\n  two',
        'Email (work): w@client.example',
        'message (closing): x',
        'Message: Hello.',
      ].join('\n'),
    );
  });

  test('has no line for an empty field', () => {
    expect(bodyOf({ mobileNumber: ' ', budget: '' }, extended)).toBe('Name: Ann Weaver\nEmail: ann@client.example\nMessage: Hello.');
  });

  test.each([
    ['98765 43210', '9876543210'],
    ['98765\u00a043210', '9876543210'],
    ['\u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662\u0661\u0660', '9876543210'],
    ['\u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966', '9876543210'],
    ['987-654.3210', '9876543210'],
  ])('sends the digits of %j', (mobileNumber, digits) => {
    expect(bodyOf({ mobileNumber })).toContain(`\nPhone: ${digits}\n`);
  });

  test('lets no answer imitate a label', () => {
    const forged = 'Ann\r\nEmail: evil@else.example\u2028Phone: 1\u0085x\u0000y\u202ez';
    expect(bodyOf({ fullName: forged })).toMatch(/^Name: Ann Email: evil@else\.example Phone: 1 x y z\nEmail: ann@/);
    expect(bodyOf({ message: 'Hi\nEmail: evil@else.example\r\nPhone: 1\u2029Name: 2' })).toMatch(
      /Message: Hi\n {2}Email: evil@else\.example\n {2}Phone: 1\n {2}Name: 2$/,
    );
  });

  test('has each label once at the start of a line, and no lone surrogate, for any answer', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\ud800', 'Email: a@b.ie', '\nEmail: a@b.ie', '\r\n\r\nPhone: 1', '\u2028Name: x', '\u000bMessage: y', '\fBudget: z'),
    );
    const names = extended.map(({ name }) => name);
    fc.assert(
      fc.property(fc.array(fc.tuple(typed, typed), { minLength: names.length, maxLength: names.length }), (parts) => {
        const all = Object.fromEntries(names.map((name, index) => [name, parts[index]?.join('') ?? '']));
        const { body, subject } = composeMessage({ ...site, fields: extended, answers: all });
        const labels = body.split('\n').flatMap((line) => (line.startsWith('  ') || line === '' ? [] : [line.slice(0, line.indexOf(':'))]));
        expect(new Set(labels).size).toBe(labels.length);
        const known = ['Name', 'Email', 'Phone', 'Budget', 'Details', 'Email (work)', 'message (closing)', 'Message'];
        expect(labels).toEqual(known.filter((label) => labels.includes(label)));
        expect(body).not.toMatch(/\p{Surrogate}|[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e]/u);
        expect(subject).toBe('You have a new message from Fixture');
      }),
      { numRuns: 300 },
    );
  });

  test('ignores inherited properties', () => {
    expect(composeMessage({ ...site, fields: extended, answers: {} }).body).toBe('');
  });
});
