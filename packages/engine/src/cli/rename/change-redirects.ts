import { z } from 'zod';
import type { SiteSources } from '../../content/references/site-sources.ts';
import { pagePathSchema } from '../../schema/fields/page-path.ts';
import type { ChangeList } from './change-list.ts';
import type { MovedPaths } from './link-changes.ts';

const redirectsSchema = z.object({ redirects: z.array(z.object({ from: z.string() })).optional() });

/**
 * Leads visitors of old paths on to the new ones. A redirect away from a path that a page takes now is turned
 * round; redirects that led to an old path are links like others and are changed with them.
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
