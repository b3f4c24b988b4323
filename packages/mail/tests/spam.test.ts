import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { message, startMail, type TestMail } from './support/mail-service.ts';

const parent = tempFolder('spam');
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
