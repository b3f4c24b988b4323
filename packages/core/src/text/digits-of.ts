/** The code points of the zeros of supported scripts: Arabic, Persian and Urdu, Devanagari, Bengali, Gujarati, full-width Latin. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0xff10];

/** Normalizes a typed number: removes spaces, hyphens, dots, brackets and invisible characters, and turns digits into 0 to 9. */
export function digitsOf(answer: string): string {
  return answer.replaceAll(/[\s().\u2010-\u2015\p{Cf}-]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
