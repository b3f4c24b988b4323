import { isDeepStrictEqual } from 'node:util';
import { isGroup, type Person } from '@pagewright/core';
import type { FileChange } from '../file-changes.ts';
import { pathInSite } from '../path-in-site.ts';
import { readValue } from '../read-value.ts';
import { type Matter, requireRole } from './require-role.ts';

/** Throws `NotAllowedError` when a person may not make one of the changes. What is written decides, not how it was asked for. */
export function requireAllowed(changes: readonly FileChange[], siteDir: string, by: Person | undefined): void {
  requireRole('text', by);
  for (const { absolute, before, after } of changes) {
    for (const matter of mattersOfChange(pathInSite(siteDir, absolute), before, after)) requireRole(matter, by);
  }
}

/** Returns what the replacement of a file that is no YAML is about, such as a picture. `path`: in the site folder. */
export const matterOfFile = (path: string): Matter => (path.startsWith('media/') ? 'text' : 'settings');

/** Returns what a change of a file is about. `path`: in the site folder. A file that does not exist is undefined. */
export function mattersOfChange(path: string, before: string | undefined, after: string | undefined): Matter[] {
  const [folder = ''] = path.split('/');
  if (folder === 'collections') return ['text'];
  if (folder === 'types' || folder === 'presets' || folder === 'strings') return ['structure'];
  if (folder !== 'pages' && folder !== 'shared' && path !== 'site.yaml') return ['settings'];
  const whole = path === 'site.yaml' ? 'settings' : 'page';
  const [old, now] = [before, after].map((text) => {
    const read = text === undefined ? undefined : readValue(path, text);
    return read && !read.problem ? read.value : undefined;
  });
  // Of a file that cannot be read, nobody knows what was changed.
  if (!isGroup(old) || !isGroup(now)) return [whole];
  if (path === 'site.yaml') return changedFields(old, now).map((name) => matterOfSetting(name));
  if (folder === 'shared') return hasSameBlocks([old], [now]) ? ['text'] : ['block'];
  return changedFields(old, now).map((name) => matterOfPageField(name, old, now));
}

const changedFields = (old: Record<string, unknown>, now: Record<string, unknown>): string[] =>
  Object.keys({ ...old, ...now }).filter((name) => !isDeepStrictEqual(old[name], now[name]));

const matterOfSetting = (name: string): Matter =>
  name === 'navigation' || name === 'footer' || name === 'topBar' ? 'navigation' : 'settings';

/** The fields of a page whose values are texts and pictures. */
const textsOfPage: ReadonlySet<string> = new Set(['title', 'description', 'socialImage', 'translated']);

function matterOfPageField(name: string, old: Record<string, unknown>, now: Record<string, unknown>): Matter {
  if (name === 'blocks') return hasSameBlocks(old.blocks, now.blocks) ? 'text' : 'block';
  return textsOfPage.has(name) ? 'text' : 'page';
}

/** True when both lists have blocks of the same types, with the same ids, in the same order. */
const hasSameBlocks = (old: unknown, now: unknown): boolean =>
  Array.isArray(old) && Array.isArray(now) && isDeepStrictEqual(old.map(nameOfBlock), now.map(nameOfBlock));

const nameOfBlock = (block: unknown): unknown => (isGroup(block) ? [block.type, block.use, block.id] : block);
