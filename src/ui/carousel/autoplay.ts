/** Calls `advance` every so many milliseconds while it is wanted and nothing holds it. */
export class Autoplay {
  readonly #holds = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = true;

  constructor(
    private readonly milliseconds: number,
    private readonly advance: () => void,
  ) {}

  /** Starts to wait anew: after a change of what is wanted, or after a turn by hand. */
  setWanted(isWanted: boolean = this.#isWanted): void {
    this.#isWanted = isWanted;
    clearTimeout(this.#timer);
    if (!isWanted || this.#holds.size > 0) return;
    this.#timer = setTimeout(() => {
      // Nobody watches a tab that is hidden.
      if (!document.hidden) this.advance();
      this.setWanted();
    }, this.milliseconds);
  }

  pause(reason: string): void {
    this.#holds.add(reason);
    this.setWanted();
  }

  resume(reason: string): void {
    if (this.#holds.delete(reason)) this.setWanted();
  }
}
