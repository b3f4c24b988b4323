import { randomUUID } from 'node:crypto';
import { createSmtpSender, readConfig } from 'pagewright-mail';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A mail to one person. The texts are plain. */
export type Mail = { to: { name: string; address: string }; subject: string; body: string };

/** What the environment says, in the variables of the mail service. */
export type Settings = {
  /** Sends a mail. Rejects when that fails. Undefined without a mail server. */
  send: ((mail: Mail) => Promise<void>) | undefined;
  /** Returns true for the address of a proxy whose X-Forwarded-For is trusted. Undefined: there is none. */
  isTrustedProxy: ((address: string) => boolean) | undefined;
};

/** Reads the settings of the studio. Throws an `Error` that names the variable that is wrong. */
export function readSettings(environment: Environment, state: string): Settings {
  const { smtpUrl, allowsPlaintext, from, isTrustedProxy } = readConfig(environment, state);
  if (smtpUrl === undefined) return { send: undefined, isTrustedProxy };
  if (!from) throw new Error('MAIL_FROM is missing. Write the sender of the mails: Studio <studio@example.com>');
  const deliver = createSmtpSender({ url: smtpUrl, allowsPlaintext, from: () => from });
  const send = (mail: Mail): Promise<void> => {
    const id = randomUUID();
    const messageId = `<${id}@${from.address.replace(/^.*@/, '')}>`;
    return deliver({ ...mail, id, messageId, acceptedAt: new Date().toISOString(), attempts: [] });
  };
  return { send, isTrustedProxy };
}
