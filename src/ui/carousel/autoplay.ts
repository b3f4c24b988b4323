/** Calls `advance` every `milliseconds` while it is switched on and not paused. */
export class Autoplay {
  readonly #pauseReasons = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = true;

  constructor(
    private readonly milliseconds: number,
    private readonly advance: () => void,
  ) {}

  /** Switches it on or off, and restarts the timer. */
  setOn(isOn: boolean): void {
    this.#isOn = isOn;
    this.restart();
  }

  /** Restarts the timer, such as after a change of slides by hand. */
  restart(): void {
    clearTimeout(this.#timer);
    if (!this.#isOn || this.#pauseReasons.size > 0) return;
    this.#timer = setTimeout(() => {
      if (!document.hidden) this.advance();
      this.restart();
    }, this.milliseconds);
  }

  /** Pauses until `resume` is called for each reason. */
  pause(reason: string): void {
    this.#pauseReasons.add(reason);
    this.restart();
  }

  resume(reason: string): void {
    if (this.#pauseReasons.delete(reason)) this.restart();
  }
}
