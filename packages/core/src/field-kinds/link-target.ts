import { mediaPath } from '../media/published-media.ts';
import { isDownloadPath } from '../schema/fields/media-path.ts';
import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';
import type { NamedTarget } from './field-kind-definition.ts';
import type { ResolveContext } from './resolve-context.ts';

/** Returns the path of the file in `media/` that a link leads to, without a fragment such as `#page=2`. Undefined for other links. */
function fileOfLink(href: string): string | undefined {
  const [path = ''] = href.split('#', 1);
  return isDownloadPath(path) ? path : undefined;
}

/** Records a link, as a value or as a part of a text. Returns its target: for a file, the URL at which it is published. */
export function resolveLink(href: string, { at, part }: { at: ValuePath; part?: TextPart }, context: ResolveContext): string {
  const path = fileOfLink(href);
  if (path === undefined) return context.addLink(href, at, part && { part });
  const facts = context.media(path, 'file', at, part);
  return facts ? context.fileAddress(mediaPath(facts.publishedName)) + href.slice(path.length) : href;
}

/** Returns the kind of thing that a link names, and its name. */
export function targetOfLink(href: string): Pick<NamedTarget, 'kind' | 'target' | 'fragment'> {
  const path = fileOfLink(href);
  return path === undefined ? { kind: 'link', target: href } : { kind: 'media', target: path, fragment: href.slice(path.length) };
}
