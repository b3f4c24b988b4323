import { z } from 'zod';

const expected = 'e-mail addresses with commas between them, such as "desk@example.com,sales@example.com"';

/** One e-mail address. At most 254 characters, the limit of an SMTP path (RFC 5321, section 4.5.3.1.3). */
export const addressSchema = z.email({ error: expected }).max(254, expected);

const expectedSender = 'an e-mail address, such as "website@example.com" or "Website <website@example.com>"';
const sender = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/;

/** Parses `address` or `Name <address>`. The name is empty when there is none. */
export const senderSchema = z
  .string()
  .trim()
  .transform((text) => {
    const [, name = '', inBrackets, alone = ''] = sender.exec(text) ?? [];
    return { name: name.trimEnd().replaceAll('"', ''), address: inBrackets ?? alone };
  })
  .pipe(
    z.object({
      name: z.string().regex(/^\P{Cc}*$/u, expectedSender),
      address: z.email({ error: expectedSender }).max(254, expectedSender),
    }),
  );
