import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { mailFacts, message, startMail, type TestMail } from './support/mail-service.ts';

const parent = tempFolder('spam');
const facts = { ...mailFacts, proofOfWork: true };
const withLink = { ...message, body: `${message.body}\nSee https://shop.example` };

/** Does the work of a browser with the library's own solver, and returns the proof. */
async function prove({ address }: TestMail): Promise<string> {
  const challenge = await (await fetch(`${address}/proof-of-work`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const states = (mail: TestMail): string[] => (['queued', 'suspected'] as const).flatMap((state) => mail.stored(state).map(() => state));

describe('a message that was sent faster than a person can', () => {
  test.each([
    ['0', 'suspected'],
    ['1999', 'suspected'],
    ['2000', 'queued'],
    ['90000', 'queued'],
    ['-1', 'queued'],
    ['soon', 'queued'],
  ])('after %s milliseconds is %s', async (age, state) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'X-Form-Age': age })).status).toBe(202);
    expect(states(mail)).toEqual([state]);
  });

  test('is a setting of the operator', async () => {
    const off = await startMail({ parent, environment: { MAIL_MINIMUM_SECONDS: '0' } });
    await off.post(message, { 'X-Form-Age': '0' });
    const long = await startMail({ parent, environment: { MAIL_MINIMUM_SECONDS: '5' } });
    await long.post(message, { 'X-Form-Age': '4000' });
    expect([states(off), states(long)]).toEqual([['queued'], ['suspected']]);
    await expect(startMail({ parent, environment: { MAIL_MINIMUM_SECONDS: 'two' } })).rejects.toThrow(/MAIL_MINIMUM_SECONDS is not valid/);
  });

  test('without script is unknown, so the message is mailed', async () => {
    const mail = await startMail({ parent });
    await mail.postForm({
      form: '/contact#form-1',
      fullName: 'Ann',
      email: 'ann@client.example',
      phone: '9876543210',
      message: 'Hello there.',
    });
    expect(mail.stored('suspected')).toEqual([]);
  });
});

describe('a site that asks for work', () => {
  test('suspects a message with a link and without a proof, and mails it with one', async () => {
    const mail = await startMail({ parent, facts });
    await mail.post(withLink);
    expect(states(mail)).toEqual(['suspected']);
    expect((await mail.post({ ...withLink, subject: 'Again' }, { 'X-Proof-Of-Work': await prove(mail) })).status).toBe(202);
    expect(states(mail)).toEqual(['queued', 'suspected']);
  });

  test('mails a message without a link, with or without a proof', async () => {
    const mail = await startMail({ parent, facts });
    await mail.post(message);
    expect(states(mail)).toEqual(['queued']);
  });

  test('takes each proof once, also of two messages at the same time', async () => {
    const mail = await startMail({ parent, facts });
    const headers = { 'X-Proof-Of-Work': await prove(mail) };
    await Promise.all(['One', 'Two', 'Three'].map((subject) => mail.post({ ...withLink, subject }, headers)));
    expect(states(mail)).toEqual(['queued', 'suspected', 'suspected']);
  });

  test('keeps the proof of a message that it could not accept', async () => {
    const mail = await startMail({ parent, facts });
    const headers = { 'X-Proof-Of-Work': await prove(mail) };
    expect((await mail.post({ ...withLink, to: 'nobody@fixture.example' }, headers)).status).toBe(403);
    await mail.post(withLink, headers);
    expect(states(mail)).toEqual(['queued']);
  });

  test('accepts no proof but its own', async () => {
    const mail = await startMail({ parent, facts, config: { ratePerClient: 10_000, rateTotal: 10_000 } });
    const proof = await prove(mail);
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
    const other = await prove(await startMail({ parent, facts }));
    const wrong = [
      ['of another service', other],
      ['of another counter', encode({ challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } })],
      ['of an easier task', encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } }, solution })],
      ['of a cheaper task', encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution })],
      ['that never expires', encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9e12 } }, solution })],
      ['cut in the middle', proof.slice(0, 200)],
      ['very long', 'A'.repeat(8_000)],
    ] as const;
    for (const [name, text] of wrong) {
      await mail.post({ ...withLink, subject: name }, { 'X-Proof-Of-Work': text });
      expect([name, mail.stored('queued').length]).toEqual([name, 0]);
    }
    await fc.assert(
      fc.asyncProperty(fc.base64String({ maxLength: 400 }), fc.nat(), async (text, number) => {
        const { status } = await mail.post({ ...withLink, subject: `Subject ${number}` }, { 'X-Proof-Of-Work': text });
        expect(status).toBe(202);
      }),
      { numRuns: 40 },
    );
    expect(mail.stored('queued')).toEqual([]);
    await mail.post(withLink, { 'X-Proof-Of-Work': proof });
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('forgets tasks that are older than two hours', async () => {
    let added = 0;
    const clock = { now: () => Date.now() + added, elapsed: () => performance.now() + added };
    const mail = await startMail({ parent, facts, clock });
    const headers = { 'X-Proof-Of-Work': await prove(mail) };
    added = 2 * 60 * 60 * 1000 + 1000;
    await mail.post(withLink, headers);
    expect(states(mail)).toEqual(['suspected']);
  });

  test('alone gives tasks, and only to GET', async () => {
    const asking = await startMail({ parent, facts });
    const other = await startMail({ parent });
    expect((await fetch(`${other.address}/proof-of-work`)).status).toBe(404);
    expect((await fetch(`${asking.address}/proof-of-work`, { method: 'POST' })).status).toBe(405);
    const response = await fetch(`${asking.address}/proof-of-work`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
