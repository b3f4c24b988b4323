import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { mailFacts, startMail } from './support/mail-service.ts';

const parent = tempFolder('malformed-form-post');

describe('F-14 a form without script that is malformed', () => {
  test.each([
    ['a field twice', 'form=%2Fcontact%23message-form-1&email=a&email=b'],
    ['broken characters', 'form=%2Fcontact%23message-form-1&email=%c3%28'],
    ['half an escape', 'form=%2Fcontact%23message-form-1&email=%'],
    ['a field that the form does not have', 'form=%2Fcontact%23message-form-1&to=someone%40else.example'],
    ['a field of every object', 'form=%2Fcontact%23message-form-1&__proto__=a&constructor=b'],
    ['many fields', Array.from({ length: 50 }, (_, index) => `a${index}=`).join('&')],
  ])('with %s: rejected', async (_, body) => {
    const mail = await startMail({ parent });
    const answer = await fetch(`${mail.address}/send-email`, {
      method: 'POST',
      headers: { Origin: mailFacts.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(mail.stored('queued')).toEqual([]);
  });
});
