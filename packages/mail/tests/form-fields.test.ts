import { describe, expect, test } from 'vitest';
import type { FormFacts } from '../../core/src/model/mail-facts.ts';
import { readPage, textIn } from '../../engine/tests/support/read-page.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { parseFacts } from '../src/facts.ts';
import { formLimits } from '../src/http/form-requests.ts';
import type { SitePages } from '../src/http/responses.ts';
import { mailFacts, startMail } from './support/mail-service.ts';

const parent = tempFolder('form-fields');

/** A form of a page `/jobs` with fields of several kinds. */
const form: FormFacts = {
  ...{ page: '/jobs', key: 'form-1', emailRule: 'wide', title: 'Work with us', subject: 'Application', namesForm: true },
  ...{ thankYou: '/applied', recipient: { name: 'Jobs', email: 'jobs@fixture.example' } },
  fields: [
    { name: 'fullName', label: 'Full name', kind: 'text', rule: 'any', maxLength: 100, required: true },
    {
      name: 'role',
      label: 'Role',
      kind: 'radio',
      required: true,
      options: ['Carpenter', 'Other'].map((label) => ({ label, value: label })),
    },
    { name: 'which', label: 'Which', kind: 'text', rule: 'any', maxLength: 50, required: true, when: [{ field: 'role', is: ['Other'] }] },
    { name: 'days', label: 'Days', kind: 'checkboxes', max: 2, options: ['Mon', 'Tue', 'Wed'].map((label) => ({ label, value: label })) },
    {
      name: 'town',
      label: 'Town',
      kind: 'select',
      options: [
        { label: 'Oslo', value: 'Oslo' },
        { label: 'Berlin', value: 'Berlin', until: '2999-01-01T00:00:00Z' },
        { label: 'Rome', value: 'Rome', until: '2020-01-01T00:00:00Z' },
      ],
    },
    { name: 'hour', label: 'Hour', kind: 'time', min: '18:00', step: 30 },
    { name: 'source', label: 'Source', kind: 'hidden', value: 'Fair' },
    { name: 'consent', label: 'I agree', kind: 'consent', required: 'Please agree' },
  ],
};
/** As the service reads them from the facts file. */
const facts = parseFacts(JSON.stringify({ ...mailFacts, forms: [...mailFacts.forms, form] }), '_mail.json');

const valid: [string, string][] = [
  ['form', '/jobs#form-1'],
  ['website_confirm', ''],
  ['fullName', 'Ann Weaver'],
  ['role', 'Carpenter'],
  ['which', ''],
  ['days', 'Mon'],
  ['days', 'Tue'],
  ['town', ''],
  ['consent', 'yes'],
];

/** Returns the fields of a post, with some replaced; without those that are replaced by nothing. */
const postWith = (changes: Record<string, string[]>): [string, string][] => [
  ...valid.filter(([name]) => !Object.hasOwn(changes, name)),
  ...Object.entries(changes).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
];

const page = `<!doctype html><html><head><title>Jobs</title></head><body><main><div data-island><form method="post">
<input type="hidden" name="form" value="/jobs#form-1">
<input id="f-fullName" name="fullName"><p id="f-fullName-error"></p>
<fieldset id="f-role" data-name="role"><input id="f-role-1" type="radio" name="role" value="Carpenter"><input id="f-role-2" type="radio" name="role" value="Other"><p id="f-role-error"></p></fieldset>
<input id="f-which" name="which"><p id="f-which-error"></p>
<fieldset id="f-days" data-name="days" aria-describedby="f-days-hint"><input type="checkbox" name="days" value="Mon"><input type="checkbox" name="days" value="Tue"><input type="checkbox" name="days" value="Wed"><p id="f-days-error"></p></fieldset>
<select id="f-town" name="town"><option value="">Choose</option><option value="Oslo">Oslo</option><option>Berlin</option></select><p id="f-town-error"></p>
<input id="f-consent" type="checkbox" name="consent" value="yes"><p id="f-consent-error"></p>
</form></div></main></body></html>`;
const pages: SitePages = async (path) => (path === '/jobs' ? { html: page, headers: {} } : undefined);

async function start() {
  const mail = await startMail({ parent, pages, facts });
  const send = (fields: [string, string][], headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${mail.address}/send-email`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: facts.origin, ...headers },
    });
  return { mail, send };
}

const script = { Accept: 'application/json', 'Idempotency-Key': '4b1d0c0e-6f7e-4a52-9a5d-000000000002' };

describe('a form with fields of several kinds', () => {
  test('is stored with its own subject and recipient, and answered with its own thank-you page', async () => {
    const { mail, send } = await start();
    const answer = await send(valid);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/applied']);
    expect(mail.stored('queued')).toMatchObject([
      {
        subject: 'Application',
        to: { name: 'Jobs', address: 'jobs@fixture.example' },
        body: 'Name: Ann Weaver\nRole: Carpenter\nDays: Mon, Tue\nSource: Fair\nI agree: Yes\nForm: Work with us\nPage: https://fixture.example/jobs',
      },
    ]);
  });

  test('is answered as JSON when the script of the page sends it, and a retry with its key is one message', async () => {
    const { mail, send } = await start();
    for (let times = 0; times < 2; times += 1) {
      const answer = await send(valid, script);
      expect([answer.status, await answer.json()]).toEqual([202, { ok: true }]);
    }
    expect(mail.stored('queued')).toHaveLength(1);
    const another = await send(postWith({ fullName: ['Bo Weaver'] }), script);
    expect(another.status).toBe(422);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('is refused with a time that is not one of its times', async () => {
    const { mail, send } = await start();
    for (const hour of ['18:15', '17:30', '6 pm']) {
      const answer = await send(postWith({ hour: [hour] }), script);
      expect([answer.status, await answer.json()]).toEqual([422, { ok: false, fields: ['hour'] }]);
    }
    expect((await send(postWith({ hour: ['18:30'] }))).status).toBe(303);
    expect(mail.stored('queued')[0]?.body).toContain('\nHour: 18:30\n');
  });

  test('is refused with an option whose time has passed', async () => {
    const { mail, send } = await start();
    const answer = await send(postWith({ town: ['Rome'] }), script);
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, fields: ['town'] }]);
    expect((await send(postWith({ town: ['Berlin'] }))).status).toBe(303);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('E-8 a request chooses neither recipient nor subject, nor what the author has written', async () => {
    const { mail, send } = await start();
    for (const name of ['to', 'subject', 'recipient', 'thankYou', '__proto__'])
      expect((await send([...valid, [name, 'evil@client.example']])).status).toBe(400);
    expect((await send([...valid, ['source', 'Mine']])).status).toBe(303);
    expect(mail.stored('queued').map(({ body }) => /Source: .*/.exec(body)?.[0])).toEqual(['Source: Fair']);
  });

  test('E-1 the recipient of a form gets no messages by JSON, which names no form', async () => {
    const { mail } = await start();
    const message = { to: 'jobs@fixture.example', name: 'Jobs', subject: 'Hello', body: 'Name: Ann' };
    expect((await mail.post(message)).status).toBe(403);
    expect(mail.stored('queued')).toEqual([]);
  });

  test.each<[string, Record<string, string[]>, string[]]>([
    ['nothing chosen', { role: [] }, ['role']],
    ['an option that does not exist', { role: ['Boss'] }, ['role']],
    ['a field that is asked for now', { role: ['Other'] }, ['which']],
    ['too many boxes', { days: ['Mon', 'Tue', 'Wed'] }, ['days']],
    ['no consent', { consent: [] }, ['consent']],
    ['several mistakes', { fullName: [''], town: ['Paris'] }, ['fullName', 'town']],
  ])('names the fields with a mistake as JSON: %s', async (_, changes, fields) => {
    const { mail, send } = await start();
    const answer = await send(postWith(changes), script);
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, fields }]);
    expect(mail.stored('queued')).toEqual([]);
  });

  test.each([
    ['a field twice', [...valid, ['fullName', 'Bo']]],
    ['a name that is no field', [...valid, ['nickname', 'Bo']]],
    ['more answers than the form can have', [...valid, ...Array.from({ length: 20 }, (): [string, string] => ['days', 'Mon'])]],
    ['the name of the form twice', [...valid, ['form', '/jobs#form-1']]],
  ] as [string, [string, string][]][])('is refused as damaged with %s', async (_, fields) => {
    const { send } = await start();
    expect((await send(fields)).status).toBe(400);
  });

  test('a form that does not exist any more is said to a script too', async () => {
    const { send } = await start();
    const answer = await send(postWith({ form: ['/jobs#form-9'] }), script);
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false }]);
  });
});

test('without script, the page of the form comes back with what was chosen and typed, and with each error at its field', async () => {
  const { send } = await start();
  const answer = await send(
    postWith({ fullName: [''], days: ['Mon', 'Wed', 'Tue'], town: ['Berlin'], role: ['Other'], which: ['Turner'] }),
  );
  expect(answer.status).toBe(422);
  const { all: elements, byId: element } = readPage(await answer.text());
  expect(element('f-role-1')?.properties.checked).toBeFalsy();
  expect(element('f-role-2')?.properties.checked).toBe(true);
  expect(elements.filter(({ properties }) => properties.name === 'days' && properties.checked)).toHaveLength(3);
  expect(elements.filter(({ tagName, properties }) => tagName === 'option' && properties.selected).map(textIn)).toEqual(['Berlin']);
  expect(element('f-which')?.properties.value).toBe('Turner');
  expect(element('f-consent')?.properties.checked).toBe(true);
  expect([textIn(element('f-fullName-error')), textIn(element('f-days-error'))]).toEqual(['Please fill in this field', 'Choose at most 2']);
  expect(textIn(element('f-role-error'))).toBe('');
  expect(element('f-days')?.properties.ariaDescribedBy).toEqual(['f-days-error', 'f-days-hint']);
  expect(element('f-fullName')?.properties).toMatchObject({ ariaInvalid: 'true', autoFocus: true });
});

describe('E-7 the limits of a form post', () => {
  const text = (count: number): FormFacts => ({
    ...form,
    fields: Array.from({ length: count }, (_, index) => ({
      ...{ name: `f${index}`, label: 'A field', kind: 'textarea', rule: 'any', maxLength: 5000 },
    })),
  });

  test('grow with the fields of the largest form, from 32 KiB to 1 MiB', () => {
    expect(formLimits([]).size).toBe(32 * 1024);
    expect(formLimits([form]).size).toBe(32 * 1024);
    const sizes = [1, 5, 10, 60].map((count) => formLimits([form, text(count)]).size);
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
    expect(sizes.at(-1)).toBe(1024 * 1024);
  });

  test('leave room for every character that the form accepts', async () => {
    const long = text(1);
    const mail = await startMail({ parent, facts: { ...facts, forms: [long] } });
    const answer = await mail.postForm({ form: '/jobs#form-1', f0: 'न'.repeat(5000) });
    expect(answer.status).toBe(303);
    expect((await mail.postForm({ form: '/jobs#form-1', f0: 'x'.repeat(100_000) })).status).toBe(413);
  });
});
