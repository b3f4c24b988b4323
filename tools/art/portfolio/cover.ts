import type { Background } from './background.ts';

/** A cover of a project: the fabric in the background, and the HTML of the screens on it. */
export interface Cover {
  readonly background: Background;
  readonly html: string;
}
