import type { FormFacts, MailFacts } from '../model/mail-facts.ts';

/** Returns the ids of the webhooks that get the messages of a form: all, unless the form names them. */
export const webhooksOf = (form: Pick<FormFacts, 'webhooks'> | undefined, { webhooks }: Pick<MailFacts, 'webhooks'>): string[] =>
  webhooks.map(({ id }) => id).filter((id) => form?.webhooks?.includes(id) ?? true);
