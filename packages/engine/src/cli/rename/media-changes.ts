import type { Reference } from '../../content/references/references-of-value.ts';
import type { SiteSources, Source } from '../../content/references/site-sources.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { pathOf } from '../page-path.ts';
import type { ChangeList } from './change-list.ts';
import { rewriteLinks } from './link-changes.ts';

type MovedFile = { from: string; to: string };

/**
 * Changes every use of a file of `media/`: each text that is its path, also in a field that no schema has, links to it, and
 * its URLs within rich texts. Returns a sentence about texts that mention the path and stay as they are.
 */
export function changeMediaPaths(sources: SiteSources, { from, to }: MovedFile, changes: ChangeList): string | undefined {
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
      else if (mentions(text, from)) kept.push(`${file.shown}:${file.locate(path, 'value').line}`);
    }
  }
  return kept.length === 0 ? undefined : `Not changed, because it is a part of a text: ${from} in ${kept.join(', ')}.`;
}

const keyOf = ({ file, path }: Pick<Reference, 'file' | 'path'>): string => [file.shown, ...path].join('\0');

const isOldAddress = ({ path: file }: Source['source'], { settings }: SiteSources, path: ValuePath): boolean =>
  file === settings.source.path && path[0] === 'redirects' && path.at(-1) === 'from';

/** True for a text that contains a path, and not only the beginning of a longer one. */
function mentions(text: string, path: string): boolean {
  const [, ...rests] = text.split(path);
  return rests.some((rest) => !/^(?:[\w-]|\.\w)/.test(rest));
}

/** Returns all texts of a value with their places. */
function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
