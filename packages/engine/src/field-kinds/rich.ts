import { nonEmptyTextSchema } from '../json-schema/text-schema.ts';
import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';
import { explainHiddenCharacter } from './explain/explain-hidden-character.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import type { ResolveContext } from './resolve-context.ts';
import { type RemovedHtml, sanitizeHtml } from './rich-text/sanitize-html.ts';

/** Reported parts of one rich text. A pasted web page has hundreds, which nobody reads. */
const maxReported = 50;

/** Text with simple HTML. */
export const richKind: FieldKindDefinition<'rich'> = {
  explain: { text: explainHiddenCharacter, unquoted: 'add-quotes' },
  resolve: ({ mark, value, at }, context) => {
    const written = String(value);
    const { html, removed, links } = sanitizeHtml(written, mark.inline);
    for (const [index, href] of links.entries()) context.addLink(href, at, linkPart(written, links, index));
    reportRemoved(removed, at, context);
    context.addText({ text: html, at, isRich: true });
    return { html };
  },
  references: ({ mark, value, at }) =>
    sanitizeHtml(String(value), mark.inline).links.map((target) => ({ kind: 'link', target, path: at, isWithinText: true })),
  editor: { value: () => nonEmptyTextSchema, parent: 'nothing', object: 'by-schema' },
  docs: ({ inline }) => (inline ? 'a text that may contain `<em>`, `<strong>` and `<br>`' : 'a text with simple HTML'),
  sample: 'Your words',
};

/** Returns the place of a link in a text: its URL in quotes, after the earlier links with the same URL. */
function linkPart(text: string, links: readonly string[], index: number): TextPart {
  const href = links[index] ?? '';
  const quote = text.includes(`"${href}"`) ? '"' : "'";
  return { words: quote + href + quote, before: links.slice(0, index).filter((one) => one === href).length };
}

function reportRemoved(removed: readonly RemovedHtml[], at: ValuePath, context: ResolveContext): void {
  const more = removed.length - maxReported;
  for (const [index, { name, part, accepted }] of removed.slice(0, maxReported).entries()) {
    const others = more > 0 && index === maxReported - 1 ? ` ${more} other parts of this text are not allowed either.` : '';
    context.report({
      code: 'html-not-allowed',
      at,
      ...(part && { part }),
      message: `${name} is not allowed in this text.${others}`,
      hint: `Allowed: ${accepted}.`,
    });
  }
}
