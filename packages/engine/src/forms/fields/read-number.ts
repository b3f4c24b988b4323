import { digitsOf } from '../../text/digits-of.ts';

/** Reads a typed number: with a comma or a point, digits of any script, and spaces between them. Undefined for anything else. */
export function readNumber(answer: string): number | undefined {
  const plain = answer
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => digitsOf(digit))
    .replace(/^[\u2212\u2013]/u, '-')
    .replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined;
}

/** True when a number is a whole number of steps away from `start`, except for the error of binary fractions. */
export function isOnStep(value: number, step: number, start = 0): boolean {
  const steps = (value - start) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
