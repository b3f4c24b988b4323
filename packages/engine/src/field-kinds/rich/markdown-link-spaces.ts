import type { MarkdownIt } from 'markdown-it';
import { phoneHref } from '../../text/phone-number.ts';

/** A link to an e-mail up to the bracket or the title behind it. It is on one line, and not longer than mail programs accept. */
const mailLink = /mailto:[^\s()<>"]{1,300}(?:[^()<>"\n\\]|\([^()<>"\n\\]{0,200}\)){0,2000}/y;

/** A phone number as people write it, such as `tel:+49 (0)30 901820`. */
const phoneLink = /tel:(?:[+\d./ -]|\(\d{1,6}\)){2,60}/y;

/**
 * Lets links to e-mails and phone numbers have spaces, as in `[write](mailto:a@b.example?subject=Your offer)`. CommonMark would
 * show them as text.
 */
export function acceptSpaces({ helpers, utils }: MarkdownIt): void {
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const found = [mailLink, phoneLink].reduce((other, pattern) => other || matchAt(pattern, text, start), '').trimEnd();
    const pos = start + found.length;
    if (!/[ (]/.test(found) || pos > max) return parseLinkDestination(text, start, max);
    return { ok: true, pos, str: found.startsWith('tel:') ? phoneHref(found.slice('tel:'.length)) : utils.unescapeAll(found) };
  };
}

function matchAt(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}
