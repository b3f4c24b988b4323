/**
 * Where a spreadsheet could see the start of a formula: at the start of a text, and behind a character at which a program with
 * another separator than a comma splits it. Also behind spaces and invisible characters, which some programs skip, and in front
 * of wide and raised forms of = + - @, which some read as these. A text with an apostrophe there already is marked too, so
 * that the text is what is left without the added apostrophes.
 */
const formula =
  /(?<=^|[;\t-\r\x85\u2028\u2029])(?='*(?:[\p{Zs}\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}]|(?![\t-\r\x85])\p{Cc})*[=＝﹦⁼₌+＋﹢⁺₊﬩\-－﹣−⁻₋@＠﹫])/gu;

/** A negative number has the value that it shows. Other texts with a sign, such as a phone number with +, would change. */
const negativeNumber = /^-(?:0|[1-9]\d{0,14})(?:[.,]\d{1,10})?$/;

/** Puts an apostrophe in front of everything that a spreadsheet could take for a formula. */
export const escapeFormulas = (text: string): string => (negativeNumber.test(text) ? text : text.replaceAll(formula, "'"));
