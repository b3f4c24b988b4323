import { dunes, house, northWindow, saltmarsh } from './land-prints.ts';
import type { Print } from './print.ts';
import { flood, heronIsland, nightFerry, sevenPosts } from './water-prints.ts';

/** The prints, by the names of their files. */
export const prints = {
  'flood-with-moon': flood,
  'saltmarsh-november': saltmarsh,
  'seven-posts': sevenPosts,
  'night-ferry': nightFerry,
  'heron-island': heronIsland,
  'dunes-after-rain': dunes,
  'north-window': northWindow,
  'the-house': house,
} satisfies Record<string, () => Print>;
