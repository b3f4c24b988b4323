import { namesOfPages, namesOfPresets } from '../content/pages.ts';
import { readResolved } from '../content/resolved-pages.ts';
import { siteQueries } from '../content/site-db.ts';
import { siteFiles } from '../content/site-files.ts';
import { readParts } from '../content/site-parts.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

/** The state of the files that are neither YAML nor read by a query. */
const otherFiles = siteQueries.define({
  name: 'other files',
  equality: 'json',
  mayChange: ({ changed }) => changed === undefined,
  compute: ({ host: { found } }) => [found.mediaState, found.otherState],
});

/** A text that changes with everything that is known of the site. */
export const siteState = siteQueries.define({
  name: 'site',
  equality: 'inputs',
  compute: (db) => {
    readParts(db);
    db.get(otherFiles, '');
    return [
      ...[siteFiles, resolvedSettings, otherFiles].map((query) => db.hashOf(query, '')),
      ...[...namesOfPages(db), ...namesOfPresets(db)].map((name) => readResolved(db, name).state),
    ].join(' ');
  },
});
