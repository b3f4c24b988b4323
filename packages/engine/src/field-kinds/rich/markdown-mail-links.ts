import type { MarkdownIt } from 'markdown-it';

/** A link to an e-mail up to the bracket or the title behind it. It is on one line, and not longer than mail programs accept. */
const mailLink = /mailto:[^\s()<>"]{1,300}(?:[^()<>"\n\\]|\([^()<>"\n\\]{0,200}\)){0,2000}/y;

/** Lets links to e-mails have spaces, as in `[write](mailto:a@b.example?subject=Your offer)`. CommonMark would show them as text. */
export function acceptMailLinks({ helpers, utils }: MarkdownIt): void {
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    mailLink.lastIndex = start;
    const found = mailLink.exec(text)?.[0].trimEnd() ?? '';
    const pos = start + found.length;
    if (!found.includes(' ') || pos > max) return parseLinkDestination(text, start, max);
    return { ok: true, pos, str: utils.unescapeAll(found) };
  };
}
