/** The path that receives the messages of forms. */
export const sendPath = '/send-email';
/** The path of the links that confirm messages. */
export const confirmPath = '/confirm-email';
/** The path for monitoring. */
export const healthPath = '/health';
/** The path of the outbox page. What it links to, and its forms, are below it. */
export const outboxPath = '/outbox';

/** All paths of the mail service, each with its purpose. No page can be at one of them, or below it. */
export const servicePaths: Readonly<Record<string, string>> = {
  [sendPath]: 'receives the messages of the forms',
  [confirmPath]: 'confirms messages by the links in e-mails',
  [healthPath]: 'tells monitoring whether the service works',
  [outboxPath]: 'lists the messages of the forms',
};
