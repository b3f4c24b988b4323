import { nonEmptyTextSchema } from '../json-schema/json-schema.ts';
import { resolvePicture } from '../media/published-media.ts';
import type { ResolvedMedia, RichText } from '../schema/fields/field-kinds.ts';
import { fragmentOf } from '../text/fragment.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import { explainHiddenCharacter } from './explain/explain-text.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { resolveLink, targetOfLink } from './link-target.ts';
import { reportSmallPicture } from './report-small-picture.ts';
import type { ResolveContext } from './resolve-context.ts';
import type { RemovedHtml, TextPicture } from './rich/sanitize-html.ts';
import { sanitizeRichText } from './rich/sanitize-rich-text.ts';
import { pictureWidth, replaceTargets, showPictures } from './rich/show-pictures.ts';
import { sampleText } from './text-kinds.ts';

/** Reported parts of one rich text. A pasted web page has hundreds, which nobody reads. */
const maxReported = 50;

/** Text in Markdown or simple HTML. */
export const richKind: FieldKindDefinition<'rich'> = {
  explain: { text: explainHiddenCharacter, unquoted: 'add-quotes' },
  resolve: ({ mark, value, at }, context) => {
    const { html, removed, links, pictures, headings, faults, findHeadings } = sanitizeRichText(String(value), mark.inline, at.join('.'));
    const own = new Set(headings.map(({ id }) => id));
    const outgoing = links.filter(({ href }) => !(href.startsWith('#') && own.has(fragmentOf(href))));
    const targets = new Map(outgoing.map(({ href, part }) => [href, resolveLink(href, { at, part }, context)] as const));
    reportRemoved(removed, at, context);
    for (const fault of faults) context.report({ code: 'markdown-mistake', at, ...fault });
    // Readers do not read the arrow behind a footnote as a text, and not every font has it.
    context.addText({ text: html.replaceAll('>↩<', '><'), at, isRich: true, ...(findHeadings && { findHeadings }) });
    const withTargets = replaceTargets(html, targets);
    const shown = pictures.length > 0 ? showPictures(withTargets, resolvePictures(pictures, at, context)) : withTargets;
    const text: RichText = { html: shown };
    if (headings.length > 0) context.addLongText({ text, headings, at });
    return text;
  },
  references: ({ mark, value, at }) => {
    const { links, pictures } = sanitizeRichText(String(value), mark.inline, at.join('.'));
    return [
      ...links.map(({ href }) => ({ ...targetOfLink(href), path: at, isWithinText: true })),
      ...pictures.map(({ src }) => ({ kind: 'media' as const, target: src, path: at, isWithinText: true })),
    ];
  },
  editor: { value: () => nonEmptyTextSchema },
  docs: ({ inline }) =>
    inline
      ? 'a text that may contain `*emphasis*` and `**strong emphasis**` in Markdown, or `<em>`, `<strong>`, `<sub>`, `<sup>` and `<br>`'
      : 'a text in Markdown or simple HTML',
  sample: sampleText,
};

/** Looks up the pictures of a text and reports those without an alternative text. */
function resolvePictures(pictures: readonly TextPicture[], at: ValuePath, context: ResolveContext): Map<string, ResolvedMedia> {
  const resolved = new Map<string, ResolvedMedia>();
  for (const { src, alt, part, isMarkdown } of pictures) {
    const isMissing = isMarkdown ? !alt?.trim() : alt === undefined;
    if (isMissing) reportMissingAlt(src, isMarkdown, { at, ...(part && { part }) }, context);
    const facts = context.media(src, 'picture', at, part);
    if (!facts) continue;
    reportSmallPicture(facts, pictureWidth, at, context, part);
    resolved.set(src, resolvePicture(facts, context.fileAddress));
  }
  return resolved;
}

function reportMissingAlt(src: string, isMarkdown: boolean, place: { at: ValuePath }, context: ResolveContext): void {
  const described = isMarkdown ? `![What it shows](${src})` : `<img src="${src}" alt="What it shows">`;
  context.report({
    code: 'missing-field',
    ...place,
    message: `The picture ${src} has no alternative text.`,
    hint: `Describe what it shows: ${described}. For decoration, write <img src="${src}" alt="">.`,
  });
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
