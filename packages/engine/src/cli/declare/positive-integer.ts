/** Parses a whole number from 1 upwards in decimal digits; undefined for anything else. */
export function toPositiveInteger(written: string): number | undefined {
  const number = Number(written);
  return /^\d+$/.test(written) && number > 0 && Number.isSafeInteger(number) ? number : undefined;
}
