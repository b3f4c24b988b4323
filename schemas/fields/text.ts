import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** Control and direction characters, which hide or reorder what is read, and halves of characters. */
const deceptive = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

/** Whether a text has no character that hides or reorders what is read. */
export const isOpen = (text: string): boolean => !deceptive.test(text.replaceAll(/[\n\t]/g, ' '));
export const openText = 'a text without control or direction characters';

/** One line or one paragraph of plain text; markup in it is shown as it stands. */
export const textSchema = z.string().trim().min(1).refine(isOpen, openText).register(fieldKinds, { kind: 'text' });

/** A kebab-case name that ids, anchors and records use. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens, such as "our-team"')
  .register(fieldKinds, { kind: 'name' });
