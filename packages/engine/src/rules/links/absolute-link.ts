import { placeOfLink } from '../../content/resolve/findings.ts';
import { withoutBase } from '../../model/address.ts';
import { correctedText, editOfText, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';

export const absoluteLink = defineRule({
  code: 'absolute-link',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A link to a page of this site is written as a full URL.',
  why: 'A full URL is not checked, loads more slowly, and in the preview it goes to the published site.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: https://site.example/contact }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /contact }'].join('\n'),
  check: ({ links, settings, pages }) => {
    const url = settings?.url;
    if (url === undefined) return [];
    const paths = new Set(pages.flatMap(({ fields }) => fields?.path ?? []));
    return links.flatMap((link) => {
      const { href, file, context, isWithinText } = link;
      // A link within rich text may be absolute: feeds and copies of an article need the full URL.
      if (isWithinText) return [];
      const [address = ''] = href.split(/[?#]/, 1);
      const path = withoutBase(address, url)?.replace(/(.)\/$/, '$1');
      if (path === undefined || !paths.has(path)) return [];
      const inside = path + href.slice(address.length);
      const place = placeOfLink(link);
      const text = file.readText();
      // A part of the link may come from a placeholder, so that the line cannot be corrected.
      if (textAt(text, place).replace(/^(["'])(.*)\1$/, '$2') !== href) return [];
      return [
        {
          place,
          text,
          context,
          message: `This links to a page of this site with a full URL, ${href}.`,
          hint: `Write only the path: ${inside}.`,
          fix: correctedText(text, place, inside),
          edits: [editOfText(text, place, inside)],
        },
      ];
    });
  },
});
