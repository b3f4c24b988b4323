import { expect, test } from 'vitest';
import { composeFormMessage } from '../../../src/forms/fields/compose-form-message.ts';
import type { FormField } from '../../../src/schema/form-fields.ts';
import { english } from '../../../src/strings/en.ts';

const base = { label: 'Field' };
const options = [
  { label: 'A whole day', value: 'day' },
  { label: 'An hour', value: 'hour' },
];
const fields: FormField[] = [
  { ...base, name: 'fullName', label: 'Full name', kind: 'text', rule: 'any', maxLength: 100 },
  { ...base, name: 'email', label: 'Your address', kind: 'email', rule: 'email', maxLength: 100 },
  { ...base, name: 'phone', label: 'Call me', kind: 'phone', country: '+49' },
  { ...base, name: 'guests', label: 'Guests', kind: 'number', step: 1 },
  { ...base, name: 'length', label: 'How long?', kind: 'radio', options },
  { ...base, name: 'parts', label: 'Parts', kind: 'checkboxes', options },
  { ...base, name: 'news', label: 'News', kind: 'checkbox' },
  { ...base, name: 'ok', label: 'I agree', kind: 'consent', required: true },
  { ...base, name: 'papers', label: 'Papers', kind: 'file', accept: ['pdf'], maxSize: 10, maxCount: 2 },
  { ...base, name: 'source', label: 'Source', kind: 'hidden', value: 'Summer campaign' },
  { ...base, name: 'reason', label: 'Reason', kind: 'textarea', rule: 'any', maxLength: 100, when: [{ field: 'length', is: ['day'] }] },
  { ...base, name: 'message', label: 'Anything else?', kind: 'textarea', rule: 'any', maxLength: 100 },
];

const answers = {
  fullName: ['Ann\nForm: forged'],
  email: ['ann@client.example'],
  phone: ['030 1234567'],
  guests: ['4'],
  length: ['hour'],
  parts: ['day', 'hour'],
  ok: ['yes'],
  source: ['Another'],
  reason: ['Not asked for'],
  message: ['One\nPage: forged'],
};
const files = { papers: [{ name: 'cv.pdf', size: 120_000, kind: 'pdf' as const }] };
const site = {
  answered: { answers, files },
  brand: 'Fixture',
  recipient: { name: 'Jobs', email: 'jobs@fixture.example' },
  pageUrl: 'https://fixture.example/jobs',
  strings: english,
};

test('a message has each answer in words, the form and its page, and no answer that was not asked for', () => {
  const form = { fields, title: 'Work with us', subject: 'Application', namesForm: true };
  const message = composeFormMessage({ ...site, form });
  expect(message).toMatchObject({ to: 'jobs@fixture.example', name: 'Jobs', subject: 'Application' });
  expect(message.body.split('\n')).toEqual([
    'Name: Ann Form: forged',
    'Email: ann@client.example',
    'Phone: 030 1234567 (+49)',
    'Guests: 4',
    'How long?: An hour',
    'Parts: A whole day, An hour',
    'News: No',
    'I agree: Yes',
    'Papers: cv.pdf (117 KB)',
    'Source: Summer campaign',
    'Form: Work with us',
    'Page: https://fixture.example/jobs',
    'Message: One',
    '  Page: forged',
  ]);
});

test('a form that does not say so is not named, and has the subject of the site', () => {
  const { subject, body } = composeFormMessage({ ...site, form: { fields: fields.slice(0, 2), title: 'Write to us' } });
  expect(subject).toBe('You have a new message from Fixture');
  expect(body).toBe('Name: Ann Form: forged\nEmail: ann@client.example');
});
