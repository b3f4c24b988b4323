import { htmlBlockNames } from '../../field-kinds/rich/html-block-names.ts';

const inlineNames = [
  ...['a', 'abbr', 'acronym', 'audio', 'b', 'bdi', 'bdo', 'big', 'br', 'button', 'canvas', 'cite', 'code', 'data', 'del', 'dfn', 'em'],
  ...['embed', 'font', 'i', 'img', 'input', 'ins', 'kbd', 'label', 'map', 'mark', 'meter', 'object', 'output', 'picture', 'progress'],
  ...['q', 'rp', 'rt', 'ruby', 's', 'samp', 'select', 'small', 'source', 'span', 'strike', 'strong', 'sub', 'sup', 'svg', 'time', 'tt'],
  ...['u', 'var', 'video', 'wbr'],
];

/** Finds the tags of all HTML elements. */
export const htmlTags = new RegExp(`</?(?:${[...inlineNames, ...htmlBlockNames].join('|')})(?:\\s[^<>]*)?/?>`, 'gi');

/** Elements without which a text means the same: emphasis, and boxes around paragraphs. */
const meaningless = new Set([
  ...['b', 'big', 'br', 'center', 'cite', 'code', 'div', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'kbd', 'mark', 'p', 'samp'],
  ...['section', 'small', 'span', 'strong', 'tt', 'u', 'var'],
]);

const boxes = new Set(['br', ...htmlBlockNames]);

const nameOf = (tag: string): string => /[a-z]+\d?/i.exec(tag)?.[0].toLowerCase() ?? '';

/** True when a text without the tag means the same: the tag closes an element, or is only about looks and has no attribute. */
export const isOnlyLooks = (tag: string): boolean => tag.startsWith('</') || (meaningless.has(nameOf(tag)) && !/\s[a-z]/i.test(tag));

/** Returns what stands in place of a tag in plain text: a space between paragraphs and lines. */
export const withoutTag = (tag: string): string => (boxes.has(nameOf(tag)) ? ' ' : '');

const digits = '0123456789+-';
const small: Readonly<Record<string, string>> = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' };

/** Replaces digits in `<sub>` and `<sup>` by the characters for small digits: `CO<sub>2</sub>` is `CO₂`. */
export const withSmallDigits = (text: string): string =>
  text.replaceAll(/<(sub|sup)>([\d+-]+)<\/\1>/gi, (_, name: string, found: string) =>
    [...found].map((digit) => small[name.toLowerCase()]?.charAt(digits.indexOf(digit))).join(''),
  );
