/** Returns the link that calls a phone number as it is written: `tel:+4930123456` for `+49 30 123456`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
