/** Control characters but tabs and line breaks, and marks that change the direction of text or end a line. */
const unsafe = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Writes characters with an effect on a terminal as `\u001b`, as in JSON: names of files and quoted texts could change what the
 * terminal shows, its title or its clipboard.
 */
const printable = (text: string): string =>
  text.replaceAll(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Prints a text and a line break. Commands print everything with this function or `printError`. */
export const print = (text: string): void => console.log(printable(text));

/** Prints a text and a line break to stderr. */
export const printError = (text: string): void => console.error(printable(text));

/** Indents the lines of a text. */
export const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n');
