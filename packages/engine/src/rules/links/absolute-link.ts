import { correctedText, editOfText, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';

export const absoluteLink = defineRule({
  code: 'absolute-link',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A link to a page of this site is written with its whole address.',
  why: 'It is not checked, loads the page anew, and leads to the published site from the preview as well.',
  wrong: [
    'type: notice',
    'heading: Thank you',
    'text: Your words are with us.',
    'button: { label: Next, to: https://fixture.example/contact }',
  ].join('\n'),
  right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /contact }'].join('\n'),
  check: ({ links, settings, pages }) => {
    const url = settings?.url;
    if (url === undefined) return [];
    const paths = new Set(pages.flatMap(({ fields }) => fields?.path ?? []));
    return links.flatMap((link) => {
      const { href, text, context } = link;
      const inside = href === url || href.startsWith(`${url}/`) ? href.slice(url.length) || '/' : undefined;
      if (inside === undefined || !paths.has(inside.split(/[?#]/, 1)[0] ?? '')) return [];
      // Positions are expensive, so this is read last.
      const place = link.findPlace();
      // A link within rich text may be absolute: feeds and copies of an article need the whole address.
      if (textAt(text, place).replace(/^(["'])(.*)\1$/, '$2') !== href) return [];
      return [
        {
          place,
          text,
          context,
          message: `This links to a page of the site by its whole address, ${href}.`,
          hint: `Write its path alone: ${inside}.`,
          fix: correctedText(text, place, inside),
          edits: [editOfText(text, place, inside)],
        },
      ];
    });
  },
});
