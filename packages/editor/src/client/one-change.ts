/** In milliseconds. A choice: nobody minds a shorter wait. */
const patience = 300;

/** Makes one change of blocks, pages or records at a time. Calls `show` when one takes a while, and when all are done. */
export class OneChange {
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly show: (isBusy: boolean) => void) {}

  get isUnderWay(): boolean {
    return this.#count > 0;
  }

  /** Makes a change. Makes none, and returns undefined, while another one is under way: a second click is often one too many. */
  async make<Result>(change: () => Promise<Result>): Promise<Result | undefined> {
    return this.isUnderWay ? undefined : this.makeNext(change);
  }

  /** Makes a change after those that are under way: each press of a key that moves something counts. */
  makeNext<Result>(change: () => Promise<Result>): Promise<Result> {
    const made = this.isUnderWay ? this.#last.then(() => this.#run(change)) : this.#run(change);
    this.#count += 1;
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #run<Result>(change: () => Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => this.show(true), patience);
    try {
      return await change();
    } finally {
      clearTimeout(timer);
      this.#count -= 1;
      if (this.#count === 0) this.show(false);
    }
  }
}
