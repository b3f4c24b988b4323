import { splitName } from '../../content/collections.ts';
import { isPreset } from '../../content/presets.ts';
import { isPublished } from '../../content/publication.ts';
import { type LinkUse, placeOfLink } from '../../content/resolve/findings.ts';
import type { PageSummary, ValidPage } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { memoizeCall } from '../../text/memoize.ts';
import type { Now } from '../../time/moment.ts';
import { correctedText, editOfText, textAt } from '../../yaml/source-lines.ts';
import { placeKey, redirectTargets } from './redirects.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the paths of the published pages. */
export const publishedPaths = ({ pages, now }: { pages: readonly Pick<PageSummary, 'fields'>[]; now: Now }): string[] =>
  pages.flatMap(({ fields }) => (fields && isPublished(fields, now) ? [fields.path] : []));

/** Returns the paths of the feeds with all entries: of each language with a published page that is one. */
export const feedPaths = ({ pages, now, schemas: { traitsOf, types } }: RuleInput): string[] => {
  const isEntry = ({ generatedFrom, outline }: ValidPage): boolean =>
    (generatedFrom !== undefined && types[splitName(generatedFrom)[0]]?.feed === true) ||
    outline.some(({ type, isHidden }) => !isHidden && traitsOf(type).document !== undefined);
  const entries = pages.filter(
    (page) => page.fields && isPublished(page.fields, now) && !isPreset(page) && !page.isFallback && isEntry(page),
  );
  return [...new Set(entries.map(({ prefix = '' }) => `${prefix}/feed.xml`))];
};

/** Returns a function that says where a link is written. A link without a page, of header or footer, is on every page. */
export function createWhereOf(site: RuleInput): (link: LinkUse) => Pick<Finding, 'place' | 'text' | 'context'> {
  // Positions are expensive, so those of redirects are computed for the first link that needs them.
  const targetsOf = memoizeCall(() => redirectTargets(site));
  return (link) => {
    const { context } = link;
    const text = link.file.readText();
    const place = placeOfLink(link);
    if (context !== undefined) return { place, text, context };
    const { length } = site.linkTargets.published;
    const isCounted = length > 1 && !targetsOf().has(placeKey(place));
    return { place, text, context: isCounted ? `shown on all ${length} pages` : 'shown on every page' };
  };
}

/** Returns the line with another link. Empty when the link is only a part of the text at its place. */
export function linkFix(link: LinkUse, replacement: string): Pick<Finding, 'fix' | 'editsIfChosen'> {
  const { href } = link;
  const text = link.file.readText();
  const place = placeOfLink(link);
  const written = textAt(text, place).replace(/^(["'])(.*)\1$/, '$2');
  return written === href ? { fix: correctedText(text, place, replacement), editsIfChosen: [editOfText(text, place, replacement)] } : {};
}
