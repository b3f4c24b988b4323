const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Returns JSON that is safe inside a script element: nothing in it can end the element or start a comment. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');
