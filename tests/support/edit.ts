import type { SiteCopy } from './site-copy.ts';

/** An edit of an author in a copy of the fixture site `blocks`. */
export type Edit = { what: string; apply: (copy: SiteCopy) => void };
