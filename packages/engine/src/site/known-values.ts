import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../cache/text-cache.ts';
import { addKnownTexts, listKnownTexts } from '../field-kinds/rich/known-texts.ts';
import { addKnownFacts, listKnownFacts } from '../media/media-facts.ts';

/** The maximum number of sites in the cache: enough for those that one person works on. */
const maxSites = 20;

/** The project, the folder of the site, and a hash of the sources of the running command. */
type Cached = { root: string; siteDir: string; fingerprint: string };

type Kind<Values> = {
  /** The name of the folder in `.cache`. */
  folder: string;
  /** Returns the values of this process. JSON-safe. Undefined when it knows none that are not stored. */
  list: () => Values | undefined;
  /** Adds the values that an earlier process has stored. */
  add: (values: Values) => void;
};

/** Returns functions that restore and store the values of one kind. */
function cachedOnDisk<Values>({ folder, list, add }: Kind<Values>) {
  const fileOf = ({ root, siteDir, fingerprint }: Cached): string => join(root, '.cache', folder, cacheKey(fingerprint, siteDir));
  return {
    restore: (cached: Cached): void => {
      const text = readCachedText(fileOf(cached));
      if (text !== undefined) add(JSON.parse(text));
    },
    store: async (cached: Cached): Promise<void> => {
      const values = list();
      if (values === undefined) return;
      const file = fileOf(cached);
      const text = JSON.stringify(values);
      if (readCachedText(file) === text) return;
      await writeCachedText(file, text);
      await removeOldEntries(join(file, '..'), maxSites);
    },
  };
}

const kinds = [
  cachedOnDisk({ folder: 'media', list: listKnownFacts, add: addKnownFacts }),
  cachedOnDisk({ folder: 'texts', list: listKnownTexts, add: addKnownTexts }),
];

/** Restores what an earlier command with the same sources found out: the properties of media files, and sanitised rich texts. */
export function restoreKnownValues(cached: Cached): void {
  for (const { restore } of kinds) restore(cached);
}

/** Stores what this process knows, for later commands. */
export async function storeKnownValues(cached: Cached): Promise<void> {
  await Promise.all(kinds.map(({ store }) => store(cached)));
}
