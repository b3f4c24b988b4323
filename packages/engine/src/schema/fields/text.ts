import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** Control and direction characters, which hide or reorder text, and lone surrogates. */
const deceptive = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

/** Tag characters are invisible to people and visible to programs. They are allowed only in flags such as Scotland's. */
const flag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
const tag = /[\u{E0000}-\u{E007F}]/u;

/** True when a text has no character that hides or reorders text. */
export const hasNoHiddenCharacters = (text: string): boolean =>
  !deceptive.test(text.replaceAll(/[\n\t]/g, ' ')) && !(tag.test(text) && tag.test(text.replaceAll(flag, '')));
/** Describes the texts that `hasNoHiddenCharacters` accepts, for messages. */
export const noHiddenCharacters = 'a text without invisible control or direction characters';

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
