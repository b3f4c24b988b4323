import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { ResolvedMedia } from '../../schema/resolved.ts';

/** The largest width at which pages show a picture within a text, in CSS pixels: a line of text is rarely longer. */
export const pictureWidth = 640;

const sizes = `(min-width: ${pictureWidth / 16}rem) ${pictureWidth / 16}rem, 100vw`;

/** Replaces the pictures in sanitised HTML by those with all formats and a size. Pictures that `resolved` lacks are removed. */
export function showPictures(html: string, resolved: ReadonlyMap<string, ResolvedMedia>): string {
  const tree = fromHtml(html, { fragment: true });
  replaceIn(tree, resolved);
  return toHtml(tree);
}

function replaceIn(parent: Root | Element, resolved: ReadonlyMap<string, ResolvedMedia>): void {
  const children: Element['children'] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (child.type === 'element' && child.tagName === 'img') {
      const media = resolved.get(String(child.properties.src));
      if (media) children.push(pictureOf(media, child.properties));
      continue;
    }
    if (child.type === 'element') replaceIn(child, resolved);
    children.push(child);
  }
  parent.children = children;
}

function pictureOf({ src, width, height, sources }: ResolvedMedia, { alt = '', title }: Element['properties']): Element {
  const image = element('img', { src, alt, ...(title !== undefined && { title }), width, height, loading: 'lazy' });
  if (sources.length === 0) return image;
  return element('picture', {}, [...sources.map(({ type, srcSet }) => element('source', { type, srcSet, sizes })), image]);
}

const element = (tagName: string, properties: Element['properties'], children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Replaces the targets of links in sanitised HTML. `targets` has the new one of each; equal ones change nothing. */
export function replaceTargets(html: string, targets: ReadonlyMap<string, string>): string {
  if ([...targets].every(([href, target]) => href === target)) return html;
  const tree = fromHtml(html, { fragment: true });
  replaceInTag(tree, targets);
  return toHtml(tree);
}

function replaceInTag(parent: Root | Element, targets: ReadonlyMap<string, string>): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const target = child.tagName === 'a' ? targets.get(String(child.properties.href)) : undefined;
    if (target !== undefined) child.properties.href = target;
    replaceInTag(child, targets);
  }
}
