import { digitsOf } from '../../text/digits-of.ts';

/** Returns the digits of a phone number, with + at the start when it has a country code. */
const dialled = (answer: string): string => digitsOf(answer.replaceAll('/', '')).replace(/^00/, '+');

/** True for a number that starts with its country code: 7 to 15 digits after + or 00 (ITU-T E.164). */
export const isInternational = (answer: string): boolean => /^\+[1-9]\d{6,14}$/.test(dialled(answer));

/** True for an international number, and with `country` also for a national one that fits after this calling code. */
export function isPhone(answer: string, country: string | undefined): boolean {
  if (isInternational(answer)) return true;
  const national = dialled(answer).replace(/^0/, '');
  return country !== undefined && /^\d{4,14}$/.test(national) && national.length + country.length <= 16;
}
