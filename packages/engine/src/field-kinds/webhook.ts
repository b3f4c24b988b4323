import { nameInMail } from './name-in-mail.ts';

/** The name of a webhook that gets messages. Only the mail service gets the URL. */
export const webhookKind = nameInMail({ list: 'webhooks', one: 'webhook', code: 'unknown-webhook', sample: 'crm' });
