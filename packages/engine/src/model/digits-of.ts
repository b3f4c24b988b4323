/** The zeros of the scripts whose digits people type here: Arabic, Persian and Urdu, Devanagari, Bengali, Gujarati, wide Latin. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0xff10];

/** A number as it is sent: without what groups it (spaces, hyphens, dots, brackets) and marks that nobody sees, its digits as 0 to 9. */
export function digitsOf(answer: string): string {
  return answer.replaceAll(/[\s().\u2010-\u2015\p{Cf}-]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
