import type { Ground } from './ground.ts';

/** A cover of a piece of work: the cloth, and the HTML of the screens that lie on it. */
export interface Cover {
  readonly ground: Ground;
  readonly html: string;
}
