import type { LongText } from '../../field-kinds/resolve-context.ts';
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

/** Returns a text with other ids of its headings. Its links to these headings lead to the new ids. */
export const withHeadingIds = ({ html }: RichText, idOf: (id: string) => string): RichText => ({
  html: html.replaceAll(htmlTag, (tag) =>
    tag
      .replace(headingId, (_, start: string, id: string) => `${start} id="${idOf(id)}"`)
      .replace(/^(<a [^>]*?href=")(#[^"]*)/, (link: string, start: string, href: string) => {
        const id = fragmentOf(href);
        const now = idOf(id);
        return now === id ? link : `${start}#${now}`;
      }),
  ),
});

/** Returns a record without the ids of headings in its texts: a list may show it beside others with the same headings. */
export function withoutHeadingIds(record: unknown, texts: readonly LongText[]): unknown {
  const bare = ({ html }: RichText): RichText => ({ html: html.replaceAll(htmlTag, (tag) => tag.replace(headingId, '$1')) });
  return replaceTexts(record, new Map(texts.map(({ text }) => [text, bare(text)])));
}
