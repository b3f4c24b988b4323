import type { Pending } from './pending-changes.ts';
import type { Path } from './things.ts';

/** What was typed and not written: in which site, file and page, where, what stood there, and when. */
export type KeptChange = {
  key: string;
  site: string;
  file: string;
  at: Path;
  isPage: boolean;
  page: string;
  before: unknown;
  value: unknown;
  time: number;
};

/** Where changes are kept until a file has them. */
export type ChangeKeeper = {
  keep: (pending: Pending) => void;
  remove: (pending: Pending) => void;
  /** Returns a change as it is kept. What is typed into its thing from now on is another one. */
  leave: (pending: Pending) => KeptChange;
  /** Keeps words that no text has taken, under a name. */
  keepWords: (name: string, words: string) => void;
};
