import { z } from 'zod';
import { phoneNumber } from '../../text/phone-number.ts';
import { fieldKinds } from './field-kinds.ts';
import { hasNoHiddenCharacters, noHiddenCharacters } from './text.ts';

/** A phone number as visitors read it. The link that calls it is made from it. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .refine(hasNoHiddenCharacters, { error: noHiddenCharacters, abort: true })
  .refine((text) => phoneNumber(text) !== undefined, 'one phone number, such as "+49 30 1234567"')
  .register(fieldKinds, { kind: 'text' });
