import { z } from 'zod';
import { isNotFound, publishedPathsFile } from '../../content/find/published-paths.ts';
import { firstNames } from '../../text/first-names.ts';
import type { ChangeList } from './change-list.ts';
import type { MovedPaths } from './link-changes.ts';
import type { RenameTask } from './plan.ts';

const redirectsSchema = z.object({ redirects: z.array(z.object({ from: z.string() })).optional() });

/**
 * Adds redirects from the old paths that were published. Removes redirects from paths that pages have now. Other redirects
 * to an old path are links, which `changeLinks` changes first. Returns a sentence about old paths without a redirect.
 */
export function changeRedirects(
  { sources, published }: Pick<RenameTask, 'sources' | 'published'>,
  moved: MovedPaths,
  changes: ChangeList,
): string | undefined {
  const { file } = sources.settings;
  const { absolute } = sources.files.settings;
  const known = redirectsSchema.safeParse(file.value).data?.redirects ?? [];
  const taken = new Set(moved.values());
  const unused = known.flatMap(({ from }, index) => (taken.has(from) ? [index] : []));
  const redirected = new Set(known.map(({ from }) => from).filter((from) => !taken.has(from)));
  for (const [from, to] of moved) {
    if (!published.has(from) || redirected.has(from)) continue;
    const index = unused.shift();
    if (index === undefined) {
      changes.put(absolute, { kind: 'add', key: 'redirects', entry: { from, to } });
      continue;
    }
    changes.put(absolute, { kind: 'set', path: ['redirects', index, 'from'], value: from });
    changes.put(absolute, { kind: 'set', path: ['redirects', index, 'to'], value: to });
  }
  if (unused.length > 0) changes.put(absolute, { kind: 'remove', key: 'redirects', indexes: unused });
  const pages = [...moved.keys()].filter((from) => !from.includes('{') && !isNotFound(from));
  return describeUnpublished(pages.filter((from) => !published.has(from) && !redirected.has(from)));
}

function describeUnpublished(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  const reason = paths.length === 1 ? 'it was never published' : 'they were never published';
  return `No redirect from ${firstNames(paths)}: ${reason} (${publishedPathsFile} does not list ${paths.length === 1 ? 'it' : 'them'}).`;
}
