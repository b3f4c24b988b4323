import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** Control and direction characters, which hide or reorder what is read, and halves of characters. */
const deceptive = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

/** Tag characters, which nobody sees and programs read, unless they are those of a flag such as Scotland's. */
const flag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
const tag = /[\u{E0000}-\u{E007F}]/u;

/** Whether a text has no character that hides or reorders what is read. */
export const isOpen = (text: string): boolean =>
  !deceptive.test(text.replaceAll(/[\n\t]/g, ' ')) && !(tag.test(text) && tag.test(text.replaceAll(flag, '')));
export const openText = 'a text without control or direction characters';

/** One line or one paragraph of plain text; markup in it is shown as it stands. */
export const textSchema = z.string().trim().min(1).refine(isOpen, openText).register(fieldKinds, { kind: 'text' });

/** A kebab-case name that ids, anchors and records use. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens, such as "our-team"')
  .register(fieldKinds, { kind: 'name' });
