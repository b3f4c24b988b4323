import { createProblem } from '../problems/create-problem.ts';
import { correctedText, editOfText, textAt } from '../yaml/source-lines.ts';
import type { Check } from './check.ts';

/** A link to a page of the site by its whole address is not looked after, and leads away from the preview. */
export const ownAddress: Check = ({ links, settings, pages }) => {
  const url = settings?.url;
  if (url === undefined) return [];
  const paths = new Set(pages.flatMap(({ shell }) => shell?.path ?? []));
  return links.flatMap((link) => {
    const { href, text, context } = link;
    const inside = href === url || href.startsWith(`${url}/`) ? href.slice(url.length) || '/' : undefined;
    if (inside === undefined || !paths.has(inside.split(/[?#]/, 1)[0] ?? '')) return [];
    // Asked for last: it takes a while to work out.
    const { place } = link;
    // An article is read in feeds and copies too, where a path would lead nowhere.
    if (textAt(text, place).replace(/^(["'])(.*)\1$/, '$2') !== href) return [];
    return [
      createProblem({
        code: 'own-address',
        severity: 'warning',
        place,
        text,
        context,
        message: `This links to a page of the site by its whole address, ${href}.`,
        hint: `Write its path alone: ${inside}.`,
        fix: correctedText(text, place, inside),
        edits: [editOfText(text, place, inside)],
      }),
    ];
  });
};
