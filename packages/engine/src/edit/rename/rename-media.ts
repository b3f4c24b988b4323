import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  fileNameOf,
  isMediaPath,
  nearestName,
  planEncodings,
  type Reference,
  type SiteSources,
  type Source,
  type ValuePath,
} from '@pagewright/core';
import { readBounded } from '../../files/read-bounded.ts';
import { kindOf } from '../../media/media-kind.ts';
import { maxMediaBytes, readMediaFacts } from '../../media/read-media-facts.ts';
import { pathOf } from '../page-path.ts';
import type { Move } from '../site-changes.ts';
import { ChangeList, type Plan, type RenameTask, rewriteLinks, textsIn } from './changes.ts';

/** Plans another name for a file of `media/`: the file itself, its encoded widths, the .webm next to an .mp4, and every reference. */
export const renameMedia: Plan = (task) => {
  const { sources } = task;
  const [from, to] = [task.from, task.to].map(mediaPath);
  if (from === undefined || to === undefined) throw new Error('Give two paths in media, such as /media/team.jpg and /media/our-team.jpg.');
  const known = sources.files.media.map(({ path }) => `/${path}`);
  if (!known.includes(from)) {
    const nearest = nearestName(from, known);
    throw new Error(`There is no file ${from}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  }
  if (/\.webm$/i.test(from) && known.includes(from.replace(/\.webm$/i, '.mp4'))) {
    throw new Error(`${from} belongs to the .mp4 of the same name. Rename the .mp4: the .webm is renamed with it.`);
  }
  const isRelabelled = extname(from) !== extname(to) && hasContentFor(join(task.siteDir, from), extname(to));
  assertValidName(from, to, isRelabelled);
  const changes = new ChangeList();
  const note = changeMediaPaths(sources, { from, to }, changes);
  const moves: MediaMove[] = isRelabelled
    ? [{ from: join(task.siteDir, from), to: join(task.siteDir, to) }]
    : [from, ...companionOf(from, known)].flatMap((path) => movesOf(path, to.slice(0, -extname(to).length) + extname(path), task));
  const taken = moves.find((move) => !move.isEncoding && existsSync(move.to));
  if (taken) throw new Error(`There is a file ${taken.to} already. Choose another name.`);
  return { texts: changes.byFile(), moves, done: `${from} is now ${to}.`, note };
};

/** Returns the path as in pages for a path from the command line; undefined when it is not in media. */
function mediaPath(written: string): string | undefined {
  const path = /(?:^|\/)(media\/.+)$/s.exec(written.replaceAll('\\', '/'))?.[1];
  return path === undefined ? undefined : `/${path}`;
}

/** True for a file with a wrong ending: its content is of the type that `ending` says, and published. Nothing is encoded from such a file. */
function hasContentFor(file: string, ending: string): boolean {
  const kind = kindOf(readBounded(file, maxMediaBytes));
  return kind !== undefined && !kind.unusable && kind.endings.includes(ending);
}

function assertValidName(from: string, to: string, isRelabelled: boolean): void {
  if (extname(from) !== extname(to) && !isRelabelled) {
    throw new Error(
      `${from} ends in ${extname(from)}, so its new name must end in ${extname(from)} too: renaming does not convert a file.`,
    );
  }
  if (isMediaName(to)) return;
  const folder = to.slice(0, to.lastIndexOf('/') + 1);
  const name = fileNameOf(to.slice(to.lastIndexOf('/') + 1).toLowerCase());
  const meant = `${folder}${name || `picture${extname(to)}`}`;
  const rule = 'it has letters, digits, dots, hyphens and _ only';
  throw new Error(`${to} cannot be the name of a file in media: ${rule}.${isMediaName(meant) ? ` Did you mean ${meant}?` : ''}`);
}

const isMediaName = (path: string): boolean => isMediaPath(path) && !path.startsWith('/media/.');

/** Returns the .webm that belongs to an .mp4, if there is one. */
const companionOf = (path: string, known: readonly string[]): string[] =>
  path.endsWith('.mp4') ? known.filter((one) => one === path.replace(/\.mp4$/, '.webm')) : [];

type MediaMove = Move & { isEncoding?: boolean };

/** Returns the moves of a file and its encoded widths, which carry its name. Copies them when another equal picture uses them. */
function movesOf(from: string, to: string, { siteDir, sources }: RenameTask): MediaMove[] {
  const source = join(siteDir, from);
  const target = join(siteDir, to);
  const facts = readMediaFacts(source);
  const hash = facts.publishedName.slice(facts.publishedName.lastIndexOf('-'));
  const name = to.slice(to.lastIndexOf('/') + 1, -extname(to).length);
  const folder = join(siteDir, 'media', '.encoded');
  const isShared = sources.files.media.some(
    ({ path, absolute }) =>
      `/${path}` !== from &&
      path.endsWith(from.slice(from.lastIndexOf('/'))) &&
      readMediaFacts(absolute).publishedName === facts.publishedName,
  );
  const renamed = planEncodings({ ...facts, publishedName: `${name}${hash}` });
  const encodings = planEncodings(facts).flatMap((encoding, index) => {
    const [old, now] = [encoding.name, renamed[index]?.name].map((one) => join(folder, one ?? ''));
    if (old === undefined || now === undefined || old === now || !existsSync(old)) return [];
    return [{ from: old, to: now, isEncoding: true, isCopy: isShared || existsSync(now) }];
  });
  return [{ from: source, to: target }, ...encodings];
}

type MovedFile = { from: string; to: string };

/**
 * Changes every use of a file of `media/`: each text that is its path, also in a field that no schema has, links to it, and
 * its URLs within rich texts. Returns a sentence about texts that mention the path and stay as they are.
 */
function changeMediaPaths(sources: SiteSources, { from, to }: MovedFile, changes: ChangeList): string | undefined {
  const moved = new Map([[from, to]]);
  const rewrite = (text: string): string => rewriteLinks(rewriteLinks(text, moved, 'src'), moved, 'href');
  const rich = new Set(sources.references.filter(({ isWithinText }) => isWithinText).map(keyOf));
  const kept: string[] = [];
  for (const { source, file } of sources.all) {
    for (const { path, text } of textsIn(file.value)) {
      // The old address of a redirect is no use of the file.
      if (!text.includes(from) || isOldAddress(source, sources, path)) continue;
      if (pathOf(text) === from) changes.put(source.absolute, { kind: 'set', path, value: to + text.slice(from.length) });
      else if (rich.has(keyOf({ file, path })) && !mentions(rewrite(text), from))
        changes.put(source.absolute, { kind: 'rewrite', path, rewrite });
      else if (mentions(text, from)) kept.push(`${file.displayPath}:${file.locate(path, 'value').line}`);
    }
  }
  return kept.length === 0 ? undefined : `Not changed, because it is a part of a text: ${from} in ${kept.join(', ')}.`;
}

const keyOf = ({ file, path }: Pick<Reference, 'file' | 'path'>): string => [file.displayPath, ...path].join('\0');

const isOldAddress = ({ path: file }: Source['source'], { settings }: SiteSources, path: ValuePath): boolean =>
  file === settings.source.path && path[0] === 'redirects' && path.at(-1) === 'from';

/** True for a text that contains a path, and not only the beginning of a longer one. */
function mentions(text: string, path: string): boolean {
  const [, ...rests] = text.split(path);
  return rests.some((rest) => !/^(?:[\w-]|\.\w)/.test(rest));
}
