import type { ChangeKeeper } from '../../src/client/kept-change.ts';

/** A keeper that stores nothing. */
export const keepNothing: ChangeKeeper = {
  keep: () => undefined,
  remove: () => undefined,
  keepWords: () => undefined,
  leave: ({ thing, place, parts }) => ({
    ...{ key: String(thing.id), site: '', page: '/', file: thing.file, at: place.at, isPage: thing.isPage, time: 0 },
    ...{ before: place.value, value: parts.at(-1)?.value },
  }),
};
