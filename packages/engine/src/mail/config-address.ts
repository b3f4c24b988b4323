import { z } from 'zod';

const words = 'e-mail addresses with commas between them, such as "desk@example.com,sales@example.com"';

export const addressSchema = z.email({ error: words }).max(254, words);

const senderWords = 'an e-mail address, such as "website@example.com" or "Website <website@example.com>"';
const sender = /^(?:([^<>\p{Cc}]*?)\s*<([^<>]*)>|([^<>]*))$/u;

/** `address` or `Name <address>`. */
export const senderSchema = z
  .string()
  .trim()
  .transform((text) => {
    const [, name = '', inBrackets, alone = ''] = sender.exec(text) ?? [];
    return { name: name.replaceAll('"', ''), address: inBrackets ?? alone };
  })
  .pipe(z.object({ name: z.string(), address: z.email({ error: senderWords }).max(254, senderWords) }));
