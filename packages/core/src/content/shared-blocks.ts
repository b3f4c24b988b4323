import { namesNeighbours } from './expand/record-lists.ts';
import type { SiteFile } from './find/find-files.ts';
import { contentView, keyIn, type SiteDb, siteQueries, splitKey } from './site-db.ts';
import { fileText, readFile, runStage, siteFileAt } from './site-files.ts';
import { defaultCodeOf, filesIn } from './site-settings.ts';
import { validateShared, validateTranslatedShared } from './validate/shared-block.ts';
import { nameOfFile, type SharedBlock, type SharedBlocks } from './validate/validate-entry.ts';

/** A file of `shared/` after validation, by the code of its language and its path. */
const sharedFile = siteQueries.define({
  name: 'shared file',
  equality: 'inputs',
  compute: (db, key): SharedBlock => {
    const [code, path] = splitKey(key);
    const source = siteFileAt(db, path);
    const validate = code === '' ? validateShared : validateTranslatedShared;
    return runStage(db, readFile(db, path, code || defaultCodeOf(db)), (file) => validate(source, file, db.input.schemas));
  },
});

/** Returns the shared blocks that a language has itself. */
export const ownSharedBlocks = (db: SiteDb, code: string): SharedBlock[] =>
  filesIn(db, code).shared.map(({ path }) => db.get(sharedFile, keyIn(code, path)));

/** Where a shared block is written: its path, and the code of its language. */
type SharedPlace = { path: string; code: string };

/** The shared blocks of a language by name. Those that it does not have are in the default one. */
const sharedPlaces = siteQueries.define({
  name: 'shared blocks',
  equality: 'json',
  compute: (db, code): Record<string, SharedPlace> => {
    const places = (files: readonly SiteFile[], of: string): [string, SharedPlace][] =>
      files.map((file) => [nameOfFile(file), { path: file.path, code: of }]);
    const own = places(filesIn(db, code).shared, code);
    const names = new Set(own.map(([name]) => name));
    const rest = code === '' ? [] : places(filesIn(db, '').shared, '').filter(([name]) => !names.has(name));
    return Object.fromEntries([...own, ...rest]);
  },
});

const sharedPlace = siteQueries.define({
  name: 'place of a shared block',
  equality: 'json',
  compute: (db, key): SharedPlace | null => {
    const [code, name] = splitKey(key);
    const places = db.get(sharedPlaces, code);
    return (Object.hasOwn(places, name) ? places[name] : undefined) ?? null;
  },
});

/** A shared block of a language. Undefined when there is none with its name. */
export const sharedBlock = siteQueries.define({
  name: 'shared block',
  equality: 'inputs',
  compute: (db, key): SharedBlock | undefined => {
    const [code] = splitKey(key);
    const place = db.get(sharedPlace, key);
    if (!place) return undefined;
    const block = db.get(sharedFile, keyIn(place.code, place.path));
    return place.code === code ? block : { ...block, language: defaultCodeOf(db) };
  },
});

/** Returns the shared blocks of a view. */
export function sharedBlocksIn(db: SiteDb, view: string): SharedBlocks {
  const code = contentView(view);
  return { get: (name) => db.get(sharedBlock, keyIn(code, name)), names: () => Object.keys(db.get(sharedPlaces, code)) };
}

/** Whether a text of a language has a placeholder for other records: a page file, or with the path `shared` any shared block. */
export const hasNeighbours = siteQueries.define({
  name: 'placeholders for neighbours',
  equality: 'json',
  compute: (db, key): boolean => {
    const [code, path] = splitKey(key);
    if (path !== 'shared') return namesNeighbours(db.get(fileText, path).text);
    return Object.values(db.get(sharedPlaces, code)).some((place) => namesNeighbours(db.get(fileText, place.path).text));
  },
});
