import type { ContentSchemas, Site } from '@pagewright/core';
import { lucideIcons } from '../icons/lucide-icons.ts';
import { collectTargets } from './collect-targets.ts';
import type { MediaChoice, NameLists } from './controls.ts';

/** Returns what fields do with a file of `media/`, by its path. */
export function mediaKindOf(path: string): MediaChoice['kind'] {
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)) return 'picture';
  return path.endsWith('.mp4') ? 'video' : 'other';
}

/** Returns the names that a site offers. */
export function nameListsOf(site: Site, schemas: ContentSchemas): NameLists {
  const { media, pages, records, redirects } = collectTargets(site, schemas);
  const taken = new Set([...pages.map(({ path }) => path), ...redirects]);
  const ofCollections = [...records].map(([name, { ids, lists }]) => [`records ${name}`, [...lists, ...ids]] as const);
  return {
    icons: lucideIcons.names(),
    pages: pages.map(({ path }) => path).filter((path) => !path.startsWith('/preview-of-blocks/')),
    'old-paths': (site.publishedBefore.paths ?? []).map(({ path }) => path).filter((path) => !taken.has(path)),
    files: media,
    pictures: media.filter((path) => mediaKindOf(path) === 'picture'),
    videos: media.filter((path) => mediaKindOf(path) === 'video'),
    ...Object.fromEntries(ofCollections),
  };
}
