import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { readConfig } from '../../../packages/mail/src/config.ts';
import { readFacts } from '../../../packages/mail/src/facts.ts';
import { rawWords } from '../../support/yaml-texts.ts';

const folder = tempFolder('config');

describe('the environment', () => {
  test('can be empty', () => {
    expect(readConfig({ MAIL_TO: '', SMTP_URL: ' ' }, '/project')).toMatchObject({
      smtpUrl: undefined,
      allowsPlaintext: false,
      outboxToken: undefined,
      keepDays: 180,
      to: [],
      from: undefined,
      origins: [],
      ratePerClient: 5,
      rateTotal: 60,
      repliesTotal: 60,
      repliesPerDomain: 30,
      isTrustedProxy: undefined,
    });
  });

  test('reads all variables', () => {
    const config = readConfig(
      {
        SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
        MAIL_OUTBOX: '/var/outbox',
        MAIL_TO: 'a@example.com, b@example.com',
        MAIL_FROM: 'The "Web" Site <web@example.com>',
        MAIL_ORIGINS: 'https://example.com,http://localhost:4321',
        MAIL_RATE_PER_CLIENT: '10',
        MAIL_RATE_TOTAL: '1000',
        MAIL_REPLIES_TOTAL: '20',
        MAIL_REPLIES_PER_DOMAIN: '10',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, ::1',
      },
      '/project',
    );
    expect(config).toMatchObject({
      to: ['a@example.com', 'b@example.com'],
      from: { name: 'The Web Site', address: 'web@example.com' },
      origins: ['https://example.com', 'http://localhost:4321'],
      ratePerClient: 10,
      rateTotal: 1000,
      repliesTotal: 20,
      repliesPerDomain: 10,
      outbox: '/var/outbox',
    });
    expect(['127.0.0.1', '10.9.8.7', '::1', '11.0.0.1', 'x'].map((address) => config.isTrustedProxy?.(address))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(readConfig({ MAIL_FROM: 'web@example.com' }, '/').from).toEqual({ name: '', address: 'web@example.com' });
  });

  test.each([
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://user:secret@mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_ALLOW_PLAINTEXT', 'yes'],
    ['MAIL_OUTBOX_TOKEN', 'short'],
    ['MAIL_OUTBOX_TOKEN', 'forty characters, but with spaces in it!'],
    ['MAIL_TO', 'a@example.com; b@example.com'],
    ['MAIL_TO', 'Desk <a@example.com>'],
    ['MAIL_FROM', 'Website'],
    ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
    ['MAIL_FROM', 'A\r\nBcc: b@example.com <a@example.com>'],
    ['MAIL_ORIGINS', 'example.com'],
    ['MAIL_ORIGINS', 'https://example.com/'],
    ['MAIL_ORIGINS', '*'],
    ['MAIL_ORIGINS', 'null'],
    ['MAIL_KEEP_DAYS', '-1'],
    ['MAIL_KEEP_DAYS', 'never'],
    ['MAIL_RATE_PER_CLIENT', '0'],
    ['MAIL_RATE_PER_CLIENT', 'many'],
    ['MAIL_RATE_TOTAL', '1.5'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
  ])('%s=%j is an error with the name and what to write', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value }, '/');
    expect(read).toThrow(new RegExp(`^${name} is not valid\\. Write (?:.*such as|a whole number|"SMTP_ALLOW_PLAINTEXT=1")`));
    try {
      read();
    } catch (error) {
      expect(String(error)).not.toMatch(rawWords);
      expect(String(error)).not.toContain('secret');
    }
  });

  test.each([
    ['', 180],
    ['1', 1],
    ['365', 365],
    ['0', undefined],
    ['forever', undefined],
  ])('MAIL_KEEP_DAYS=%j stores sent messages for %s days', (value, days) => {
    expect(readConfig({ MAIL_KEEP_DAYS: value }, '/').keepDays).toBe(days);
  });

  test('reports all errors at once', () => {
    expect(() => readConfig({ SMTP_URL: 'x', MAIL_RATE_TOTAL: 'y' }, '/')).toThrow(/SMTP_URL .*\nMAIL_RATE_TOTAL /);
  });
});

describe('the facts file of a build', () => {
  test('reports a missing file', async () => {
    await expect(readFacts(join(folder, 'none.json'))).rejects.toThrow(/npm run build/);
  });

  test.each(['', '{}', '{"brand":1}', 'null'])('reports the malformed text %j', async (text) => {
    writeFileSync(join(folder, '_mail.json'), text);
    await expect(readFacts(join(folder, '_mail.json'))).rejects.toThrow(/another version of Pagewright.*npm run build/);
  });
});
