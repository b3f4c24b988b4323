import { resolve } from 'node:path';
import type { Reference } from '../../content/references/references-of-value.ts';
import type { SiteSources } from '../../content/references/site-sources.ts';
import type { YamlChange } from '../../yaml/edit/edit-yaml.ts';
import { pathOf } from '../page-path.ts';
import type { ChangeList } from './change-list.ts';

/** The new paths of moved pages by their old paths. */
export type MovedPaths = ReadonlyMap<string, string>;

/** Changes every link to a moved page, in fields and within rich texts. Query and fragment stay. */
export function changeLinks({ references }: SiteSources, moved: MovedPaths, changes: ChangeList): void {
  for (const reference of references) {
    if (reference.kind !== 'link' || !moved.has(pathOf(reference.target))) continue;
    changes.put(resolve(reference.file.shown), toChange(reference, moved));
  }
}

function toChange({ target, path, isWithinText }: Reference, moved: MovedPaths): YamlChange {
  if (isWithinText) return { kind: 'rewrite', path, rewrite: (text) => rewriteLinks(text, moved) };
  const old = pathOf(target);
  return { kind: 'set', path, value: (moved.get(old) ?? old) + target.slice(old.length) };
}

/**
 * Rewrites the URLs of links in HTML and Markdown inside YAML text, where quotes may be escaped by a backslash or doubled.
 * `name` is the attribute that has the URL in HTML.
 */
export function rewriteLinks(text: string, moved: MovedPaths, name: 'href' | 'src' = 'href'): string {
  const lead = String.raw`${name}\s*=\s*(?:\\?["']|''|)|\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:\s*<?`;
  return text.replaceAll(new RegExp(String.raw`(${lead})(\/[^\s"'\\<>?#)]*)`, 'gim'), (whole, before: string, address: string) => {
    const old = pathOf(address);
    const now = moved.get(old);
    return now === undefined ? whole : before + now + address.slice(old.length);
  });
}
