/** In milliseconds. A choice: nobody minds a shorter wait. */
const patience = 300;

/** Makes one change of blocks, pages or records at a time. Calls `show` when one takes a while, and when it is done. */
export class OneChange {
  #isUnderWay = false;

  constructor(private readonly show: (isBusy: boolean) => void) {}

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Makes a change. Makes none, and returns undefined, while another one is under way. */
  async make<Result>(change: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#isUnderWay) return undefined;
    this.#isUnderWay = true;
    const timer = setTimeout(() => this.show(true), patience);
    try {
      return await change();
    } finally {
      clearTimeout(timer);
      this.#isUnderWay = false;
      this.show(false);
    }
  }
}
