import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeMessage } from '../../core/src/model/compose-message.ts';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { movableClock } from './support/confirmed-form.ts';
import { mailFacts, startMail, type TestMail } from './support/mail-service.ts';

const parent = tempFolder('form-keys');
const [form] = mailFacts.forms;
if (!form) throw new Error('The fixture has no form.');
const typed = { fullName: 'Ann Weaver', mobileNumber: '98765 43210', email: 'ann@client.ie', budget: '', message: 'Hello there.' };
const fields = form.fields.filter((field) => 'rule' in field);
const labels = mailFacts.strings.ownerMail;
const message = composeMessage({ ...mailFacts, fields, answers: typed, labels });
const hidden = { form: `${form.page}#${form.key}`, website_confirm: '' };
const key = '4b1d0c0e-6f7e-4a52-9a5d-000000000001';

for (const first of ['form', 'JSON'] as const) {
  test(`E-11 form and JSON with the same key are one message: ${first} first`, async () => {
    const mail = await startMail({ parent });
    const post = {
      form: () => mail.postForm({ ...typed, ...hidden, idempotency_key: key }),
      JSON: () => mail.post(message, { 'Idempotency-Key': key }),
    };
    const second = first === 'form' ? 'JSON' : 'form';
    const statuses = [(await post[first]()).status, (await post[second]()).status];
    expect(new Set(statuses)).toEqual(new Set([303, 202]));
    expect(mail.stored('queued')).toHaveLength(1);
  });
}

test('E-11 form and JSON at the same time are one message', async () => {
  const mail = await startMail({ parent });
  const answers = await Promise.all([
    mail.postForm({ ...typed, ...hidden, idempotency_key: key }),
    mail.post(message, { 'Idempotency-Key': key }),
    mail.postForm({ ...typed, ...hidden, idempotency_key: key }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 202, 303]);
  expect(mail.stored('queued')).toHaveLength(1);
});

test('E-11 a form with another key is another message; with a used key and other answers it is rejected', async () => {
  const mail = await startMail({ parent });
  const post = (more: object) => mail.postForm({ ...typed, ...hidden, idempotency_key: key, ...more });
  expect((await post({})).status).toBe(303);
  expect((await post({ message: 'Something else' })).status).toBe(422);
  expect((await post({ idempotency_key: 'another-key' })).status).toBe(303);
  expect(mail.stored('queued')).toHaveLength(2);
});

describe('E-11 the same answers without script', () => {
  const from = (client: string): Record<string, string> => ({ 'X-Forwarded-For': client });
  const start = (clock = movableClock()): Promise<TestMail> =>
    startMail({ parent, clock, environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const minute = 60_000;

  test('from two people are two messages, also an hour later, and a second click of one is none', async () => {
    const clock = movableClock();
    const mail = await start(clock);
    const post = async (client: string): Promise<number> => (await mail.postForm({ ...typed, ...hidden }, from(client))).status;
    expect([await post('203.0.113.1'), await post('203.0.113.2'), await post('203.0.113.1')]).toEqual([303, 303, 303]);
    expect(mail.stored('queued')).toHaveLength(2);
    clock.move(60 * minute);
    expect(await post('203.0.113.3')).toBe(303);
    expect(mail.stored('queued')).toHaveLength(3);
  });

  test('from one person are one message for ten minutes, also after a restart', async () => {
    const clock = movableClock();
    const first = await start(clock);
    const post = async (mail: TestMail): Promise<number> => (await mail.postForm({ ...typed, ...hidden }, from('203.0.113.1'))).status;
    expect(await Promise.all([post(first), post(first)])).toEqual([303, 303]);
    clock.move(5 * minute);
    await first.stop();
    const second = await startMail({ folder: first.folder, clock, environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
    clock.move(4 * minute);
    expect(await post(second)).toBe(303);
    expect(second.stored('queued')).toHaveLength(1);
    clock.move(2 * minute);
    expect(await post(second)).toBe(303);
    expect(second.stored('queued')).toHaveLength(2);
  });

  test('with a key of the browser are one message from any address, for a day', async () => {
    const clock = movableClock();
    const mail = await start(clock);
    const post = (client: string): Promise<Response> => mail.postForm({ ...typed, ...hidden, idempotency_key: key }, from(client));
    expect((await post('203.0.113.1')).status).toBe(303);
    clock.move(60 * minute);
    expect((await post('198.51.100.7')).status).toBe(303);
    clock.move(22 * 60 * minute);
    expect((await mail.post(message, { ...from('198.51.100.8'), 'Idempotency-Key': key })).status).toBe(202);
    expect(mail.stored('queued')).toHaveLength(1);
  });
});

test('the key of a form is not part of the message', async () => {
  const mail = await startMail({ parent });
  await mail.postForm({ ...typed, ...hidden, idempotency_key: key });
  expect(mail.stored('queued')).toMatchObject([{ body: message.body }]);
  expect(JSON.stringify(mail.stored('queued'))).not.toContain(key);
});

test.each(['', 'short', 'x'.repeat(201), 'with space in it', 'caf\u00e9-caf\u00e9'])(
  'a form with a key like %j is refused',
  async (bad) => {
    const mail = await startMail({ parent });
    const answer = await mail.postForm({ ...typed, ...hidden, idempotency_key: bad });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Hello there.');
    expect(mail.stored('queued')).toEqual([]);
  },
);

test('E-11 any answers are one message, sent by the browser as a form and by the script as JSON', async () => {
  const mail = await startMail({ parent, environment: { MAIL_RATE_PER_CLIENT: '10000', MAIL_RATE_TOTAL: '10000' } });
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('\n', '\t', '\u2028', '\ud83d', '\u202e', ' ', 'Name: x'),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `a${pieces.join('').replaceAll(/\r\n?/g, '\n')}`);
  await fc.assert(
    fc.asyncProperty(text, text, fc.uuid(), async (fullName, words, name) => {
      const answers = { ...typed, fullName: fullName.replaceAll('\n', ''), message: words };
      const asJson = composeMessage({ ...mailFacts, fields, answers, labels });
      // Browsers send every line break of a form as CRLF.
      const asForm = { ...answers, message: words.replaceAll('\n', '\r\n'), ...hidden, idempotency_key: name };
      const before = mail.stored('queued').length;
      expect((await mail.postForm(asForm)).status).toBe(303);
      expect((await mail.post(asJson, { 'Idempotency-Key': name })).status).toBe(202);
      expect(mail.stored('queued')).toHaveLength(before + 1);
    }),
    { numRuns: runs(20) },
  );
});
