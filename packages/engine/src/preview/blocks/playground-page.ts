import { escapeHtml, pageAddress, type SiteModel } from '@pagewright/core';
import { readStyles } from '../read-styles.ts';
import { toolPage } from '../tool-page.ts';

/** The path of the list of block types. The pages of the types are below it. */
export const playgroundPath = '/__blocks';

/** The path of the page of a block type, with the frame of an example below it. */
export const blockTypePath = (...names: readonly string[]): string => [playgroundPath, ...names.map(encodeURIComponent)].join('/');

/** The path of the page of the theme. A site cannot have a page there. */
export const themePath = '/__theme';

/** Returns the links between the pages of the preview that show blocks and the theme. */
export function navigationOf(settings: SiteModel, current: 'Blocks' | 'Theme' | undefined): string {
  const links = { Blocks: playgroundPath, Theme: pageAddress(themePath, settings), Site: pageAddress('/', settings) };
  const items = Object.entries(links).map(
    ([name, address]) => `<a href="${escapeHtml(address)}"${name === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<nav aria-label="Live preview">${items.join('')}</nav>`;
}

type PlaygroundPage = {
  title: string;
  navigation: string;
  /** The HTML of the page. */
  main: string;
  /** The URL of the entry module. */
  script: string;
  /** What the script reads. */
  data?: object;
};

/** Returns a page of the playground, and the policy of its response. */
export const playgroundPage = ({ title, navigation, main, script, data }: PlaygroundPage): { html: string; policy: string } =>
  toolPage({
    language: 'en',
    title: escapeHtml(title),
    styles: readStyles('playground', 'workshop', 'fields'),
    body: `<header>${navigation}</header>\n<main>${main}</main>`,
    data: data && { id: 'playground-data', value: data },
    script,
  });

/** A block type in the list. */
export type ListedType = { type: string; description: string; isOwn: boolean; examples: number; folder: string };

/** Returns the HTML of the list of block types, those of the site's own code first. */
export function typeList(types: readonly ListedType[]): string {
  const hasOthers = types.some(({ isOwn }) => !isOwn);
  const sorted = types.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || (one.type < other.type ? -1 : 1));
  const items = sorted.map(
    ({ type, description, isOwn, examples, folder }) => `<li data-search="${escapeHtml(`${type} ${description}`.toLowerCase())}">
<a href="${blockTypePath(type)}">${escapeHtml(type)}</a>${hasOthers && isOwn ? ' <span class="mark">of this site</span>' : ''}
<p>${inlineCode(description)}</p>
${examples === 0 ? `<p class="missing">No example yet. Write one: ${inlineCode(`\`${folder}/full.yaml\``)}</p>` : ''}</li>`,
  );
  return `<h1>Blocks</h1>
<p>Every block type of this site, with its examples. Open one to see it at three widths and to try its fields.</p>
<p class="search"><label for="search">Search</label><input id="search" type="search" autocomplete="off"></p>
<p role="status" id="found">${types.length} block types</p>
<ul class="types">${items.join('\n')}</ul>`;
}

/** Texts of schemas have names in backticks. */
export const inlineCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
