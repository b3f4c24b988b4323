import type { FieldSources } from 'pagewright/fields';

/** What fields can be set to in a site that has nothing. */
export const sourcesWithout: FieldSources = {
  media: async () => [],
  thumbnail: (path) => path,
  addMedia: async () => ({ outcome: 'known', path: '' }),
  icons: async () => [],
  links: async () => ({ pages: [], files: [] }),
  records: async () => [],
};
