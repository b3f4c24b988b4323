import type { Now } from './moment.ts';

/** Returns the current time. A fixed time that is a local one depends on the time zone of the site. */
export type Clock = (timeZone: string) => Date;

/** The clock of a site in its time zone. The same object as long as the zone is the same, so that indexes can refer to it. */
export class SiteClock {
  #time = 0;

  constructor(readonly timeZone: string) {}

  /** The time of the current load. */
  get now(): Now {
    return { time: this.#time, timeZone: this.timeZone };
  }

  /** Reads the time at the start of a load. It stays until the next one. */
  read(clock: Clock): void {
    this.#time = clock(this.timeZone).getTime();
  }
}
