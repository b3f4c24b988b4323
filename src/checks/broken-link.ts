import { createProblem } from '../content/create-problem.ts';
import { nearestName } from '../content/nearest-name.ts';
import type { LinkUse } from '../content/resolver.ts';
import { correctedText, textAt } from '../content/source-lines.ts';
import type { ValidPage } from '../content/validate-page.ts';
import type { Problem } from '../model/problem.ts';
import type { Check } from './check.ts';

/** A link to a page or an anchor of the site must lead somewhere. */
export const brokenLink: Check = ({ files, collections, pages, links }) => {
  const anchorsOf = new Map(pages.flatMap((page) => (page.shell ? [[page.shell.path, anchorsIn(page)] as const] : [])));
  // What cannot be read may be the page or the block that is linked to; its own problem is told.
  const areAllKnown =
    files.unread.length === 0 &&
    pages.every(({ shell }) => shell !== undefined) &&
    collections.every(({ problems }) => problems.length === 0);
  const unsure = new Set(pages.flatMap(({ shell, blocks }) => (shell && shell.blocks.length > blocks.length ? [shell.path] : [])));
  return links.flatMap((link): Problem[] => {
    const target = link.href.startsWith('#') && link.page ? link.page + link.href : link.href;
    if (!target.startsWith('/')) return [];
    const [address = '/', anchor] = target.split('#');
    const [path = '/'] = address.split('?');
    const anchors = anchorsOf.get(path);
    if (!anchors) return areAllKnown ? [noSuchPage(link, path, [...anchorsOf.keys()])] : [];
    return anchor && !anchors.includes(anchor) && !unsure.has(path) ? [noSuchAnchor(link, path, anchor, anchors)] : [];
  });
};

const anchorsIn = ({ blocks }: ValidPage): string[] => blocks.flatMap(({ block }) => (block.id ? [block.id] : []));

function noSuchPage(link: LinkUse, path: string, paths: readonly string[]): Problem {
  const nearest = nearestName(path, paths) ?? paths.find((one) => one.startsWith(`${path}-`));
  return createProblem({
    ...whereabouts(link),
    code: 'broken-link',
    message: `This links to ${path}, but there is no such page.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    hint: paths.length <= 12 ? `Pages: ${[...paths].sort().join(', ')}.` : `The site has ${paths.length} pages.`,
    ...(nearest !== undefined && corrected(link, nearest + link.href.slice(path.length))),
  });
}

function noSuchAnchor(link: LinkUse, path: string, anchor: string, anchors: readonly string[]): Problem {
  const nearest = nearestName(anchor, anchors);
  return createProblem({
    ...whereabouts(link),
    code: 'broken-anchor',
    message: `${path} has no block with the id "${anchor}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: anchors.length > 0 ? `It has: ${anchors.join(', ')}.` : 'None of its blocks has an id yet: add "id:" to the block meant.',
    ...(nearest !== undefined && corrected(link, link.href.slice(0, -anchor.length) + nearest)),
  });
}

/** The line with another link, unless the link is only a part of the text that its place is. */
function corrected({ href, place, text }: LinkUse, right: string): Pick<Problem, 'fix'> {
  const written = textAt(text, place).replace(/^(["'])(.*)\1$/, '$2');
  return written === href ? { fix: correctedText(text, place, right) } : {};
}

const whereabouts = ({ place, text, context }: LinkUse) => ({ place, text, context });
