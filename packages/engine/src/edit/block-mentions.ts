import { resolve } from 'node:path';
import { fragmentOf, type Reference, type YamlChange } from '@pagewright/core';
import { linkingPlace } from './linking-place.ts';
import { isSamePath } from './page-path.ts';
import { sourceOf, writtenPageAt } from './page-source.ts';
import { beforeLink, ChangeList } from './rename/changes.ts';
import type { LinkingPlace } from './site-editor-types.ts';
import type { TaskSite } from './task-site.ts';

/** A block of a page, by its index in the file. */
export type BlockPlace = { path: string; index: number };

/** Returns the ids of a block and of the blocks inside of it. */
export function idsOfBlock({ path, index }: BlockPlace, task: TaskSite): string[] {
  const block = writtenPageAt(path, task)?.outline.find((one) => one.index === index);
  return [...(block?.id === undefined ? [] : [block.id]), ...(block?.nestedIds ?? []).map(({ id }) => id)];
}

/** Returns the links to a block by its ids, without those in the block itself. An id alone is one of the page in whose file it stands. */
function linksToBlock(place: BlockPlace, task: TaskSite): Reference[] {
  const ids = idsOfBlock(place, task);
  if (ids.length === 0) return [];
  const own = sourceOf(place.path, task).file.displayPath;
  return task.sources.references.filter(({ kind, target, file, path }) => {
    if (kind !== 'link' || !ids.includes(fragmentOf(target))) return false;
    if (file.displayPath === own && path[0] === 'blocks' && path[1] === place.index) return false;
    return target.startsWith('#') ? file.displayPath === own : isSamePath(target, place.path);
  });
}

/** Returns the places that name a block by its id. */
export const mentionsOf = (place: BlockPlace, task: TaskSite): LinkingPlace[] =>
  linksToBlock(place, task).map((reference) => linkingPlace(reference, task));

/**
 * Returns the changes of what names a block that leaves its page, by file. Links lead to the page that has it then, `to`; without one, to
 * the top of its old page. The page forgets it in `anchors` and `scrollTarget`, which are for blocks of their own page.
 */
export function mentionChanges(place: BlockPlace, to: string | undefined, task: TaskSite): ReadonlyMap<string, YamlChange[]> {
  const changes = new ChangeList();
  const anchors = new Map<string, number[]>();
  const links = linksToBlock(place, task);
  const toTarget = (target: string): string =>
    to === undefined ? target.replace(/#.*/s, '') || place.path : to + target.slice(target.indexOf('#'));
  for (const { file, path, target, isWithinText } of links) {
    const absolute = resolve(file.displayPath);
    const [field, index] = path;
    // A text may have several of them.
    const inText = links.filter((one) => one.file === file && one.path.join('\0') === path.join('\0'));
    const rewrite = (text: string): string => inText.reduce((before, one) => withLink(before, one.target, toTarget(one.target)), text);
    if (field === 'anchors' && typeof index === 'number') anchors.set(absolute, [...(anchors.get(absolute) ?? []), index]);
    else if (field === 'scrollTarget') changes.put(absolute, { kind: 'delete', path: [field] });
    else changes.put(absolute, isWithinText ? { kind: 'rewrite', path, rewrite } : { kind: 'set', path, value: toTarget(target) });
  }
  for (const [absolute, indexes] of anchors) changes.put(absolute, { kind: 'remove', key: 'anchors', indexes });
  return changes.byFile();
}

/** Replaces the URL of links in HTML and Markdown inside YAML text. */
function withLink(text: string, from: string, to: string): string {
  const written = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const link = new RegExp(String.raw`(${beforeLink('href')})${written}(?=[\s"'\\<>)]|$)`, 'gim');
  return text.replaceAll(link, (_, before: string) => before + to);
}
