/** Maximum length of an answer with a pattern, so that matching is fast. */
export const maxLengthWithPattern = 200;
