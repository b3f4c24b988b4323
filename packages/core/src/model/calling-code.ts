import type { FormField } from '../schema/form-fields.ts';

/** The calling codes of the world (ITU-T E.164): one or two digits as listed, three digits for all others. No code is the start of another. */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** Returns the calling code of an international phone number, such as `+49`. Undefined for a number that does not start with +. */
export const callingCodeOf = (phone = ''): string | undefined => callingCode.exec(phone)?.[0];

/** Returns a field. One for phone numbers gets the calling code of the site unless it has its own. */
export const withCountry = (field: FormField, country: string | undefined): FormField =>
  field.kind === 'phone' ? { ...field, country: field.country ?? country } : field;
