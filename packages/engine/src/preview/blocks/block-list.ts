import { escapeHtml, pageAddress, type SiteModel } from '@pagewright/core';
import { readStyles } from '../read-styles.ts';
import { toolPage } from '../tool-page.ts';

/** The path of the list of block types. A link to each is below it. */
export const blocksPath = '/__blocks';

/** The path of the page of the theme. A site cannot have a page there. */
export const themePath = '/__theme';

/** Returns the links between the pages of the preview that show blocks and the theme. */
export function navigationOf(settings: SiteModel, current: 'Blocks' | 'Theme'): string {
  const links = { Blocks: blocksPath, Theme: pageAddress(themePath, settings), Site: pageAddress('/', settings) };
  const items = Object.entries(links).map(
    ([name, address]) => `<a href="${escapeHtml(address)}"${name === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<nav aria-label="Live preview">${items.join('')}</nav>`;
}

/** A block type in the list. `folder`: that of its examples. */
type ListedType = { type: string; description: string; isOwn: boolean; hasExample: boolean; folder: string };

/** Returns the page with the list of block types, those of the site's own code first, and the policy of its response. */
export function blockList(types: readonly ListedType[], settings: SiteModel): { html: string; policy: string } {
  const hasOthers = types.some(({ isOwn }) => !isOwn);
  const sorted = types.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || (one.type < other.type ? -1 : 1));
  const items = sorted.map(
    ({ type, description, isOwn, hasExample, folder }) => `<li>
<a href="${blocksPath}/${encodeURIComponent(type)}">${escapeHtml(type)}</a>${hasOthers && isOwn ? ' <span class="mark">of this site</span>' : ''}
<p>${inlineCode(description)}</p>
${hasExample ? '' : `<p class="missing">No example yet. Write one: ${inlineCode(`\`${folder}/full.yaml\``)}</p>`}</li>`,
  );
  const about = 'Open a block type to see its examples and to try its fields. No file is changed.';
  return toolPage({
    language: 'en',
    title: 'Blocks',
    styles: readStyles('blocks'),
    body: `<header>${navigationOf(settings, 'Blocks')}</header>
<main><h1>Blocks</h1><p>${types.length} block types. ${about}</p><ul class="types">${items.join('\n')}</ul></main>`,
  });
}

/** Texts of schemas have names in backticks. */
const inlineCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
