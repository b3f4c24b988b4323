import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { requireSecrets, secretOf } from '../../src/webhooks/webhooks.ts';

const secret = `whsec_${'A'.repeat(43)}=`;

test.each(['', 'whsec_', 'secret', `whsec_${'A'.repeat(10)}`, `whsec_${'A'.repeat(200)}`, `whsec_${'!'.repeat(40)}`])(
  'the secret %j is not valid, and the error shows no value',
  (value) => {
    if (value === '') expect(readConfig({ MAIL_WEBHOOK_SECRET: value }, '/').webhookSecrets.size).toBe(0);
    else
      expect(() => readConfig({ MAIL_WEBHOOK_SECRET_CRM: value }, '/')).toThrow(
        /^MAIL_WEBHOOK_SECRET_CRM is not valid\. Write "whsec_" and 32 or more/,
      );
  },
);

test('a webhook without a secret stops the service, with an instruction', () => {
  const { webhookSecrets } = readConfig({ MAIL_WEBHOOK_SECRET_CRM: secret }, '/');
  expect(() => requireSecrets([{ id: 'crm' }], webhookSecrets)).not.toThrow();
  expect(() => requireSecrets([{ id: 'crm' }, { id: 'news-letter' }], webhookSecrets)).toThrow(
    /The webhook "news-letter" of site\.yaml has no secret\. Set MAIL_WEBHOOK_SECRET_NEWS_LETTER, or MAIL_WEBHOOK_SECRET for all/,
  );
  expect(() => requireSecrets([{ id: 'any' }], readConfig({ MAIL_WEBHOOK_SECRET: secret }, '/').webhookSecrets)).not.toThrow();
  expect(secretOf('crm', webhookSecrets)).toHaveLength(32);
});
