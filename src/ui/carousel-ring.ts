import { placeInRing, turnAfterDrag } from './ring.ts';

type RingOptions = { perView: readonly { from: number; show: number }[]; spacing: number; isStill: boolean };

/** Milliseconds of a turn by one slide. */
const duration = 300;

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** Moves the slides of a strip as a ring: each is shifted to its place, and what is out of view is out of reach. */
export class CarouselRing {
  readonly #slides: HTMLElement[];
  /** By how many slides the ring is turned now, and where it is going. */
  #turned: number;
  #goal: number;
  #frames = 0;

  constructor(
    frame: HTMLElement,
    private readonly options: RingOptions,
  ) {
    this.#slides = [...frame.querySelectorAll<HTMLElement>('li')];
    // The strip may have been scrolled before the script came.
    this.#goal = Math.round(frame.scrollLeft / this.#step);
    this.#turned = this.#goal;
    frame.scrollLeft = 0;
    this.settle();
  }

  /** Turns by whole slides, on from where the last turn ends. */
  turn(by: number): void {
    this.#goTo(this.#goal + by);
  }

  /** Follows a finger that has gone so many pixels. */
  drag(pixels: number): void {
    cancelAnimationFrame(this.#frames);
    this.#turned = this.#canTurn ? this.#goal - pixels / this.#step : this.#goal;
    this.#draw();
  }

  /** Comes to rest after a drag. */
  drop(pixels: number): void {
    this.#goTo(turnAfterDrag(this.#goal, -pixels / this.#step));
  }

  /** Puts everything in its place at once. */
  settle(): void {
    cancelAnimationFrame(this.#frames);
    this.#turned = this.#goal;
    this.#draw();
    for (const [index, slide] of this.#slides.entries()) {
      const place = this.#placeOf(index);
      slide.inert = place < 0 || place >= this.#show;
    }
  }

  destroy(): void {
    cancelAnimationFrame(this.#frames);
    for (const slide of this.#slides) {
      slide.inert = false;
      slide.style.transform = '';
    }
  }

  get #step(): number {
    return (this.#slides[0]?.getBoundingClientRect().width || 1) + this.options.spacing;
  }

  get #show(): number {
    return this.options.perView.findLast(({ from }) => innerWidth >= from)?.show ?? 1;
  }

  get #canTurn(): boolean {
    return this.#slides.length > this.#show;
  }

  #placeOf(index: number): number {
    const ring = { count: this.#slides.length, show: this.#show, turned: this.#turned };
    return this.#canTurn ? placeInRing(index, ring) : index;
  }

  #draw(): void {
    const step = this.#step;
    for (const [index, slide] of this.#slides.entries()) {
      slide.style.transform = `translateX(${(this.#placeOf(index) - index) * step}px)`;
    }
  }

  #goTo(goal: number): void {
    cancelAnimationFrame(this.#frames);
    if (this.#canTurn) this.#goal = goal;
    if (this.options.isStill || !this.#canTurn) this.settle();
    else this.#moveFrom(this.#turned);
  }

  #moveFrom(from: number): void {
    const goal = this.#goal;
    let start: number | undefined;
    const move = (now: number): void => {
      start ??= now;
      const share = (now - start) / duration;
      if (share >= 1) {
        this.settle();
        return;
      }
      this.#turned = from + (goal - from) * eased(share);
      this.#draw();
      this.#frames = requestAnimationFrame(move);
    };
    this.#frames = requestAnimationFrame(move);
  }
}
