import { z } from 'zod';
import type { SiteSources } from '../../content/references/site-sources.ts';
import { pagePathSchema } from '../../schema/fields/page-path.ts';
import type { ChangeList } from './change-list.ts';
import type { MovedPaths } from './link-changes.ts';

const redirectsSchema = z.object({ redirects: z.array(z.object({ from: z.string() })).optional() });

/**
 * Adds redirects from old paths to new ones. Reverses a redirect away from a path that a page has now. Other redirects
 * to an old path are links, which `changeLinks` changes.
 */
export function changeRedirects({ settings: { file }, files }: SiteSources, moved: MovedPaths, changes: ChangeList): void {
  const { data } = redirectsSchema.safeParse(file.value);
  const known = data?.redirects ?? [];
  for (const [from, to] of moved) {
    if (!pagePathSchema.safeParse(from).success || from === '/' || from.endsWith('/404')) continue;
    const index = known.findIndex((redirect) => redirect.from === to);
    if (index < 0) {
      changes.put(files.settings.absolute, { kind: 'add', key: 'redirects', entry: { from, to } });
      continue;
    }
    changes.put(files.settings.absolute, { kind: 'set', path: ['redirects', index, 'from'], value: from });
    changes.put(files.settings.absolute, { kind: 'set', path: ['redirects', index, 'to'], value: to });
  }
}
