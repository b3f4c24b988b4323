import { nameInMail } from './name-in-mail.ts';

/** The name of a recipient of messages. Only the mail service gets the address. */
export const recipientKind = nameInMail({ list: 'recipients', one: 'recipient', code: 'unknown-recipient', sample: 'jobs' });
