import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LongText } from '../../field-kinds/resolve-context.ts';
import { noteIds } from '../../field-kinds/rich/markdown-elements.ts';
import { htmlTag } from '../../model/html-tag.ts';
import type { RichText } from '../../schema/fields/field-kinds.ts';
import { fragmentOf } from '../../text/fragment.ts';

/** Texts, and what replaces them. */
export type TextReplacements = ReadonlyMap<unknown, RichText>;

/** Returns a resolved value with other texts. Parts without them stay the same objects. */
export function replaceTexts(value: unknown, texts: TextReplacements): unknown {
  if (texts.size === 0 || typeof value !== 'object' || value === null) return value;
  const text = texts.get(value);
  if (text) return text;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaceTexts(item, texts));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => [name, field, replaceTexts(field, texts)] as const);
  return fields.some(([, before, after]) => before !== after) ? Object.fromEntries(fields.map(([name, , after]) => [name, after])) : value;
}

/** Matches the id of a heading in its tag. */
const headingId = /^(<h[2-4]) id="([^"]*)"/;

/** Matches the start of a link to a place on its page, in its tag. */
const linkOnPage = /^(<a [^>]*?href=")(#[^"]*)/;

/** Returns a text with other ids of its headings. Its links to these headings lead to the new ids. */
export const withHeadingIds = <Text extends RichText>(text: Text, idOf: (id: string) => string): Text => ({
  ...text,
  html: text.html.replaceAll(htmlTag, (tag) =>
    tag
      .replace(headingId, (_, start: string, id: string) => `${start} id="${idOf(id)}"`)
      .replace(linkOnPage, (link: string, start: string, href: string) => {
        const id = fragmentOf(href);
        const now = idOf(id);
        return now === id ? link : `${start}#${now}`;
      }),
  ),
});

/**
 * Returns a record without the ids of headings in its texts: a list may show it beside others with the same headings. A heading to which
 * its own text links gets an id like that of a footnote, which is different in each text and each block.
 */
export function withoutHeadingIds(record: unknown, texts: readonly LongText[]): unknown {
  const id = typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : '';
  return replaceTexts(record, new Map(texts.map((one) => [one.text, bareText(one, id)])));
}

function bareText({ text, headings, at }: LongText, record: string): RichText {
  const targets = new Set([...text.html.matchAll(htmlTag)].map(([tag]) => fragmentOf(linkOnPage.exec(tag)?.[2] ?? '')));
  const linked = new Set(headings.flatMap(({ id }) => (targets.has(id) ? [id] : [])));
  const html = text.html.replaceAll(htmlTag, (tag) =>
    tag.replace(headingId, (whole, start: string, id: string) => (linked.has(id) ? whole : start)),
  );
  if (linked.size === 0) return { html };
  const { note } = noteIds(bytesToHex(sha256(utf8ToBytes([record, ...at, html].join('\n')))).slice(0, 8));
  return withHeadingIds({ html }, (id) => (linked.has(id) ? note + id : id));
}
