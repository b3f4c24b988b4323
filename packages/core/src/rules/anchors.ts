import { type LinkUse, placeOfLink } from '../content/resolve/findings.ts';
import type { BlockOutline, ValidPage } from '../content/validate/validate-page.ts';
import type { Finding } from '../problems/create-problem.ts';
import { nearestName, nearestNames } from '../problems/nearest-name.ts';
import type { Place } from '../problems/problem.ts';
import { ofLayout } from '../schema/layouts.ts';
import { fragmentOf } from '../text/fragment.ts';
import { slugOf } from '../text/slug.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import { defineRule } from './define-rule.ts';
import { createWhereOf, linkFix } from './site/link-findings.ts';
import { type LinkTarget, linkTarget } from './site/link-target.ts';
import type { Anchors, RuleInput } from './site/rule-input.ts';

const blocksWith = (id: string): string =>
  `blocks:\n  - type: hero\n    id: team\n    heading: The team\n  - type: questions\n    id: ${id}\n    heading: Questions about the team`;

export const duplicateAnchor = defineRule({
  code: 'duplicate-anchor',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two blocks or headings on one page have the same id.',
  why: 'A link to this id could go to either of them.',
  wrong: blocksWith('team'),
  right: blocksWith('questions'),
  checkPage: (page, site) => [...findingsOfBlocks(page), ...findingsOfHeadings(page, site)],
});

function findingsOfBlocks(page: ValidPage): Finding[] {
  const pathOf = new Map<string, ValuePath>();
  return page.outline.flatMap(({ index, type, ...block }) =>
    idsInBlock({ index, type, ...block }).flatMap(({ id, path }) => {
      const earlier = pathOf.get(id);
      pathOf.set(id, earlier ?? path);
      if (earlier === undefined) return [];
      const [first, place] = [earlier, path].map((one) => placeOfId(page, one));
      if (!first || !place) return [];
      return [
        {
          place,
          text: page.file.readText(),
          context: `page "${page.name}", block ${index + 1} (${type})`,
          message: `Two blocks on this page have the id "${id}": lines ${first.line} and ${place.line}.`,
          hint: 'Change one of them.',
        },
      ];
    }),
  );
}

/** Finds the ids that authors have written for headings and that are not unique on a page. Other headings give way. */
function findingsOfHeadings(page: ValidPage, { headingsOf }: RuleInput): Finding[] {
  const { writtenIds } = headingsOf(page);
  if (writtenIds.length === 0) return [];
  const earlier = new Map(
    page.outline.flatMap(idsInBlock).map(({ id, path }) => [id, { words: 'A block and a heading', place: placeOfId(page, path) }]),
  );
  return writtenIds.flatMap(({ id, isUsed, context, ...written }) => {
    const place = placeOfLink(written);
    const other = earlier.get(id);
    earlier.set(id, other ?? { words: 'Two headings', place });
    if (!other && !isUsed) return [];
    return [
      {
        place,
        text: written.file.readText(),
        context: context ?? `page "${page.name}"`,
        message: other ? describe(id, other, place) : `The page uses the id "${id}" itself, so no heading can have it.`,
        hint: 'Change the id of the heading, or remove it: then the heading gets one of its own.',
      },
    ];
  });
}

/** An id that is on the page already. */
type EarlierId = { words: string; place: Place };

function describe(id: string, { words, place: first }: EarlierId, place: Place): string {
  if (first.file !== place.file) return `${words} on this page have the id "${id}": the other one is in ${first.file}, line ${first.line}.`;
  // A shared block that the page uses twice.
  if (first.line === place.line) return `The heading with the id "${id}" is on this page twice.`;
  return `${words} on this page have the id "${id}": lines ${first.line} and ${place.line}.`;
}

const placeOfId = ({ file }: ValidPage, path: ValuePath): Place => file.locate([...path, 'id'], 'value');

/** Lists the ids of a visible block and of the blocks inside of it, with the paths of these blocks. */
function idsInBlock({ index, id, isHidden, nestedIds = [] }: BlockOutline): { id: string; path: ValuePath }[] {
  if (isHidden) return [];
  const own = id === undefined ? [] : [{ id, path: [] }];
  return [...own, ...nestedIds].map(({ id: one, path }) => ({ id: one, path: ['blocks', index, ...path] }));
}

export const brokenAnchor = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A link goes to a block or a heading that does not exist.',
  why: 'Visitors see the top of the page instead.',
  wrong: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /questions#anwsers }'].join('\n'),
  right: ['type: offer', 'heading: Ready?', 'button: { label: Yes, to: /questions#answers }'].join('\n'),
  // A page that is not translated has the links of its original, which may lead to pages that are translated.
  oncePerOriginal: true,
  checkLinks: (links, site) => {
    const whereOf = createWhereOf(site);
    return links.flatMap((link) => {
      const isOfSettings = link.page === undefined && link.context === undefined;
      if (isOfSettings && link.href.startsWith('#')) {
        const words = describeOnEveryPage(link, site);
        return words ? [{ ...whereOf(link), ...words }] : [];
      }
      const { path, anchor } = linkTarget(link) ?? onPageOfRecord(link, site) ?? {};
      if (path === undefined || !anchor) return [];
      const anchors = site.anchorsAt(path);
      if (!anchors || anchors.shown.includes(anchor)) return [];
      const isHidden = anchors.hidden.includes(anchor);
      if (!isHidden && anchors.isIncomplete) return [];
      return [{ ...whereOf(link), ...(isHidden ? describeHidden(path, anchor) : describeMissing(link, path, anchor, anchors)) }];
    });
  },
});

/** Returns the target of a link such as `#details` in a record: its first page. Undefined for a record without a page. */
function onPageOfRecord({ href, record }: LinkUse, { linkTargets }: RuleInput): LinkTarget | undefined {
  const path = record !== undefined && href.startsWith('#') ? linkTargets.ofRecords.get(record) : undefined;
  return path === undefined ? undefined : { path, anchor: fragmentOf(href) };
}

/** Describes a link of header or footer to a block of the page that is open, when a published page has no such block. */
function describeOnEveryPage({ href, ...link }: LinkUse, { linkTargets: { published }, anchorsAt }: RuleInput) {
  const anchor = fragmentOf(href);
  const isShownOn = (path: string): boolean => anchorsAt(path)?.shown.includes(anchor) ?? false;
  const without = published.find((path) => !isShownOn(path) && !anchorsAt(path)?.isIncomplete);
  if (without === undefined) return undefined;
  const pages = published.filter(isShownOn);
  const [only] = pages.length === 1 ? pages : [];
  return {
    message: `This link is on every page, and ${without} has no block with the id "${anchor}".`,
    hint:
      pages.length > 0
        ? `Write the page before it: ${pages
            .slice(0, 3)
            .map((path) => path + href)
            .join(' or ')}.`
        : `No page has one: add "id: ${anchor}" to the block, or change the link.`,
    ...(only !== undefined && linkFix({ href, ...link }, only + href)),
  };
}

const describeHidden = (path: string, anchor: string) => ({
  message: `The block "${anchor}" of ${path} is hidden, so visitors cannot get there.`,
  hint: 'Change the link, or show the block: remove its "hidden: true".',
});

/** Up to this number of ids the hint lists all of them. A choice: about three lines in a terminal. */
const maxListed = 12;

function describeMissing(link: LinkUse, path: string, anchor: string, { shown, headings }: Anchors) {
  const nearest = nearestAnchor(anchor, shown);
  const subject = headings.length > 0 ? 'no block and no heading' : 'no block';
  return {
    message: `${path} has ${subject} with the id "${anchor}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: hintOf(path, anchor, shown),
    ...(nearest !== undefined && linkFix(link, link.href.slice(0, link.href.indexOf('#') + 1) + nearest)),
  };
}

function hintOf(path: string, anchor: string, shown: readonly string[]): string {
  if (shown.length === 0) return `None of its blocks has an id: add "id: ${anchor}" to the block.`;
  if (shown.length <= maxListed) return `Ids on ${path}: ${shown.join(', ')}.`;
  return `The nearest of ${shown.length} ids on ${path}: ${nearestNames(anchor, shown, 3).join(', ')}.`;
}

/** Returns the id that a misspelt one means. Authors leave out accents, and write ue for ü. */
function nearestAnchor(anchor: string, shown: readonly string[]): string | undefined {
  const latin = slugOf(anchor);
  const [same, other] = shown.filter((one) => slugOf(one) === latin);
  return same !== undefined && other === undefined ? same : nearestName(anchor, shown);
}

export const unusedAnchors = defineRule({
  code: 'unused-anchors',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A page has anchors, and its layout does not show them.',
  why: 'Visitors never see these links.',
  wrong: ['anchors: [{ label: Top, to: "#top" }]', 'blocks:', '  - type: hero', '    id: top', '    heading: A long page'].join('\n'),
  right: [
    'layout: wide',
    'anchors: [{ label: Top, to: "#top" }]',
    'blocks:',
    '  - type: hero',
    '    id: top',
    '    heading: A long page',
  ].join('\n'),
  checkPage: ({ fields, file, name }, { schemas: { layouts } }) => {
    if (!fields || fields.anchors.length === 0 || ofLayout(layouts, fields.layout).showsAnchors) return [];
    const showing = Object.keys(layouts).filter((layout) => layouts[layout]?.showsAnchors);
    return [
      {
        place: file.locate(['anchors'], 'key'),
        text: file.readText(),
        context: `page "${name}"`,
        message: `The layout "${fields.layout}" does not show the anchors of a page.`,
        hint: `${showing.length > 0 ? `Add a line: layout: ${showing.join(' or ')}. Or remove` : 'Remove'} the anchors.`,
      },
    ];
  },
});
