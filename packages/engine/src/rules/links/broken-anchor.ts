import type { LinkUse } from '../../content/resolve/findings.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { defineRule } from '../define-rule.ts';
import { createWhereOf, linkFix, publishedPaths } from '../site/link-findings.ts';
import { linkTarget } from '../site/link-target.ts';

export const brokenAnchor = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A link goes to a block that does not exist.',
  why: 'Visitors see the top of the page instead of the block.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /questions#anwsers }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /questions#answers }'].join('\n'),
  check: (site) => {
    const anchorsByPath = new Map(site.pages.flatMap((page) => (page.fields ? [[page.fields.path, anchorsOf(page)] as const] : [])));
    const published = publishedPaths(site);
    // A page that is not translated has the links of the original, which are checked there.
    const repeated = new Set(site.pages.flatMap(({ fields, isFallback }) => (fields && isFallback ? [fields.path] : [])));
    const whereOf = createWhereOf(site);
    return site.links.flatMap((link) => {
      const isOfSettings = link.page === undefined && link.context === undefined;
      if (isOfSettings && link.href.startsWith('#')) {
        const words = describeOnEveryPage(link, published, anchorsByPath);
        return words ? [{ ...whereOf(link), ...words }] : [];
      }
      const { path, anchor } = linkTarget(link) ?? {};
      if (path === undefined || !anchor || (link.page !== undefined && repeated.has(link.page))) return [];
      const anchors = anchorsByPath.get(path);
      if (!anchors || anchors.shown.includes(anchor)) return [];
      const isHidden = anchors.hidden.includes(anchor);
      if (!isHidden && anchors.isIncomplete) return [];
      return [{ ...whereOf(link), ...(isHidden ? describeHidden(path, anchor) : describeMissing(link, path, anchor, anchors.shown)) }];
    });
  },
});

/** The ids of a page's blocks. `isIncomplete` when a block with an error may have another id. */
type Anchors = { shown: string[]; hidden: string[]; isIncomplete: boolean };

const anchorsOf = ({ fields, declared, outline }: ValidPage): Anchors => ({
  shown: idsOf(outline.filter(({ isHidden }) => !isHidden)),
  hidden: idsOf(outline.filter(({ isHidden }) => isHidden)),
  isIncomplete: fields !== undefined && declared > outline.length,
});

const idsOf = (blocks: ValidPage['outline']): string[] =>
  blocks.flatMap(({ id, nestedIds = [] }) => [...(id ? [id] : []), ...nestedIds.map((nested) => nested.id)]);

/** Describes a link of header or footer to a block of the page that is open, when a published page has no such block. */
function describeOnEveryPage({ href, ...link }: LinkUse, published: readonly string[], anchorsByPath: ReadonlyMap<string, Anchors>) {
  const isShownOn = (path: string): boolean => anchorsByPath.get(path)?.shown.includes(href.slice(1)) ?? false;
  const without = published.find((path) => !isShownOn(path) && !anchorsByPath.get(path)?.isIncomplete);
  if (without === undefined) return undefined;
  const pages = published.filter(isShownOn);
  const [only] = pages.length === 1 ? pages : [];
  return {
    message: `This link is on every page, and ${without} has no block with the id "${href.slice(1)}".`,
    hint:
      pages.length > 0
        ? `Write the page before it: ${pages
            .slice(0, 3)
            .map((path) => path + href)
            .join(' or ')}.`
        : `No page has one: add "id: ${href.slice(1)}" to the block, or change the link.`,
    ...(only !== undefined && linkFix({ href, ...link }, only + href)),
  };
}

const describeHidden = (path: string, anchor: string) => ({
  message: `The block "${anchor}" of ${path} is hidden, so visitors cannot get there.`,
  hint: 'Change the link, or show the block: remove its "hidden: true".',
});

function describeMissing(link: LinkUse, path: string, anchor: string, anchors: readonly string[]) {
  const nearest = nearestName(anchor, anchors);
  return {
    message: `${path} has no block with the id "${anchor}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: anchors.length > 0 ? `Ids on ${path}: ${anchors.join(', ')}.` : 'None of its blocks has an id: add "id:" to the block.',
    ...(nearest !== undefined && linkFix(link, link.href.slice(0, -anchor.length) + nearest)),
  };
}
