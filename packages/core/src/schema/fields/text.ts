import { z } from 'zod';
import { hasNoHiddenCharacters, noHiddenCharacters } from '../../text/hidden-characters.ts';
import { phoneNumber } from '../../text/phone-number.ts';
import { fieldKinds } from './field-kinds.ts';

/** One line or paragraph of plain text. Markup in it is shown as written. */
export const textSchema = z.string().trim().min(1).refine(hasNoHiddenCharacters, noHiddenCharacters).register(fieldKinds, { kind: 'text' });

/** A line or paragraph of a mail to visitors. */
export const mailTextSchema = z
  .string()
  .trim()
  .min(1)
  .refine(hasNoHiddenCharacters, noHiddenCharacters)
  .register(fieldKinds, { kind: 'mailText' });

/** A name in kebab-case: an id, an anchor. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens, such as "our-team"')
  .register(fieldKinds, { kind: 'name' });

const richSchema = (inline: boolean) =>
  z.string().trim().min(1).refine(hasNoHiddenCharacters, noHiddenCharacters).brand<'rich'>().register(fieldKinds, { kind: 'rich', inline });

/**
 * Text with simple HTML: headings h2 to h4, paragraphs, lists, links, emphasis, code, quotes, tables. Other HTML is
 * reported and removed.
 */
export const richTextSchema = richSchema(false);

/** One line of text that may contain `<em>`, `<strong>` and `<br>`. */
export const richLineSchema = richSchema(true);

/** A phone number as visitors read it. The link that calls it is made from it. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .refine(hasNoHiddenCharacters, { error: noHiddenCharacters, abort: true })
  .refine((text) => phoneNumber(text) !== undefined, 'one phone number, such as "+49 30 1234567"')
  .meta({ examples: ['+49 30 1234567'] })
  .register(fieldKinds, { kind: 'text' });

/** An e-mail address of the company. */
export const emailAddressSchema = z
  .email({ error: 'an e-mail address such as "hello@example.com"' })
  .meta({ examples: ['hello@example.com'] });

/** The name of a Lucide icon (lucide.dev/icons), such as `rocket`. */
export const iconSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the name of an icon from lucide.dev/icons, such as "rocket"')
  .brand<'icon'>()
  .register(fieldKinds, { kind: 'icon' });

/** A colour as `#rrggbb`. In YAML it needs quotes, because # starts a comment. */
export const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#c8371f", in quotes')
  .register(fieldKinds, { kind: 'colour' });
