import { isEveryFileKnown } from '../content/find/find-files.ts';
import { isPublished } from '../content/publication.ts';
import type { LinkUse } from '../content/resolve/findings.ts';

import { isPreset } from '../content/validate/preset-pages.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { createProblem } from '../problems/create-problem.ts';
import { nearestName, nearestNames } from '../problems/nearest-name.ts';
import type { Problem } from '../problems/problem.ts';
import { correctedText, textAt } from '../yaml/source-lines.ts';
import type { Check, CheckedSite } from './check.ts';
import { linkTarget } from './link-target.ts';
import { placeKey, redirectsByPath, redirectTargets } from './redirects-in-use.ts';

/** A link to a page or an anchor of the site must lead somewhere. */
export const brokenLink: Check = (site) => {
  const { files, collections, pages, settings, now } = site;
  const anchorsOf = new Map(pages.flatMap((page) => (page.shell ? [[page.shell.path, anchorsIn(page)] as const] : [])));
  // What cannot be read may be the page or the block that is linked to; its own problem is told.
  const areAllKnown =
    isEveryFileKnown(files) &&
    pages.every((page) => page.shell !== undefined || isPreset(page)) &&
    collections.every(({ isWhole }) => isWhole);
  const redirects = redirectsByPath({ settings });
  const paths = pages.flatMap(({ shell }) => (shell && isPublished(shell, now) ? [shell.path] : []));
  const unsure = new Set(pages.flatMap(({ shell, blocks }) => (shell && shell.blocks.length > blocks.length ? [shell.path] : [])));
  return withReach(site, paths.length).flatMap((link): Problem[] => {
    const target = linkTarget(link);
    if (!target) return [];
    const { path, anchor } = target;
    const anchors = anchorsOf.get(path);
    // Links to old paths have a rule of their own.
    if (!anchors) return areAllKnown && !redirects.has(path) ? [noSuchPage(link, path, paths)] : [];
    if (!anchor || anchors.shown.includes(anchor)) return [];
    if (anchors.hidden.includes(anchor)) return [hiddenBlock(link, path, anchor)];
    return unsure.has(path) ? [] : [noSuchAnchor(link, path, anchor, anchors.shown)];
  });
};

/** Says of links that every page has, those of header and footer, that they stand on all of them. */
function withReach(site: CheckedSite, pageCount: number): readonly LinkUse[] {
  if (pageCount < 2) return site.links;
  const targets = redirectTargets(site);
  // The place of a link is worked out when it is asked for, which is not done for every link of the site.
  const isOnAll = (link: LinkUse): boolean => link.context === undefined && !targets.has(placeKey(link.place));
  return site.links.map((link) => (isOnAll(link) ? { ...link, context: `shown on all ${pageCount} pages` } : link));
}

const idsIn = (blocks: ValidPage['blocks']): string[] => blocks.flatMap(({ block }) => (block.id ? [block.id] : []));

const anchorsIn = ({ blocks }: ValidPage): { shown: string[]; hidden: string[] } => ({
  shown: idsIn(blocks.filter(({ block }) => !block.hidden)),
  hidden: idsIn(blocks.filter(({ block }) => block.hidden)),
});

function noSuchPage(link: LinkUse, path: string, paths: readonly string[]): Problem {
  const nearest = nearestName(path, paths) ?? paths.find((one) => one.startsWith(`${path}-`));
  return createProblem({
    ...whereabouts(link),
    code: 'broken-link',
    message: `${whatLinks(link)} to ${path}, but there is no such page.${nearest ? ` Did you mean ${nearest}?` : ''}`,
    hint:
      paths.length <= 12
        ? `Pages: ${[...paths].sort().join(', ')}.`
        : `The nearest of its ${paths.length} pages: ${nearestNames(path, paths, 3).join(', ')}.`,
    ...(nearest !== undefined && corrected(link, nearest + link.href.slice(path.length))),
  });
}

/** Of a link that nobody has written, where it comes from. */
const whatLinks = ({ leftOut }: LinkUse): string => (leftOut === undefined ? 'This links' : `Without "${leftOut}", this links`);

const hiddenBlock = (link: LinkUse, path: string, anchor: string): Problem =>
  createProblem({
    ...whereabouts(link),
    code: 'broken-anchor',
    message: `The block "${anchor}" of ${path} is hidden, so there is nothing to lead to.`,
    hint: 'Link elsewhere, or show the block: remove its "hidden: true".',
  });

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

/** What stands in `site.yaml` is on every page. */
const whereabouts = ({ place, text, context }: LinkUse) => ({ place, text, context: context ?? 'shown on every page' });
