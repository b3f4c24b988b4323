import { createProblem } from '../content/create-problem.ts';
import { nearestName } from '../content/nearest-name.ts';
import type { LinkUse } from '../content/resolver.ts';
import type { Problem } from '../model/problem.ts';
import type { Check } from './check.ts';

/** A link to a page or an anchor of the site must lead somewhere. */
export const brokenLink: Check = ({ pages, links }) => {
  const anchorsOf = new Map<string, string[]>();
  for (const { shell, blocks } of pages) {
    if (shell)
      anchorsOf.set(
        shell.path,
        blocks.flatMap(({ block }) => (block.id ? [block.id] : [])),
      );
  }
  const unread = pages.some(({ shell }) => shell === undefined);
  return links.flatMap((link): Problem[] => {
    const target = link.href.startsWith('#') && link.page ? link.page + link.href : link.href;
    if (!target.startsWith('/')) return [];
    const [address = '/', anchor] = target.split('#');
    const [path = '/'] = address.split('?');
    const anchors = anchorsOf.get(path);
    if (!anchors) return unread ? [] : [noSuchPage(link, path, [...anchorsOf.keys()])];
    return anchor && !anchors.includes(anchor) ? [noSuchAnchor(link, path, anchor, anchors)] : [];
  });
};

function noSuchPage(link: LinkUse, path: string, paths: string[]): Problem {
  const nearest = nearestName(path, paths) ?? paths.find((one) => one.startsWith(`${path}-`));
  return createProblem({
    ...whereabouts(link),
    code: 'broken-link',
    message: `This links to ${path}, but there is no such page.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    hint: paths.length <= 12 ? `Pages: ${paths.sort().join(', ')}.` : `The site has ${paths.length} pages.`,
  });
}

function noSuchAnchor(link: LinkUse, path: string, anchor: string, anchors: string[]): Problem {
  return createProblem({
    ...whereabouts(link),
    code: 'broken-anchor',
    message: `${path} has no block with the id "${anchor}".`,
    hint: anchors.length > 0 ? `It has: ${anchors.join(', ')}.` : 'None of its blocks has an id yet: add "id:" to the block meant.',
  });
}

const whereabouts = ({ place, text, context }: LinkUse) => ({ place, text, context });
