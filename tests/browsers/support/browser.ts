import { setTimeout } from 'node:timers/promises';
import type { Driver, Step } from './driver.ts';

/** The code of a key in WebDriver. */
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowLeft: '\uE012' };

/** A browser with one page, for tests. */
export class Browser {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Opens a page in a window of this width, and waits for its `load` event. */
  async open(address: string, width = 1440): Promise<void> {
    await this.#driver.resize(width, 900);
    await this.#driver.open(address);
  }

  /** Runs a function in the page. It refers to nothing outside; arguments and result are JSON. In a page without script it cannot wait. */
  async evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    const call = `(${run})(${args.map((argument) => JSON.stringify(argument)).join(', ')})`;
    const { value }: { value: Result } = JSON.parse(await this.#driver.run(call));
    return value;
  }

  /** Moves the mouse to the middle of an element, like `click`. */
  async hover(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, name);
    await this.#mouse([{ type: 'pointerMove', x, y }]);
  }

  /**
   * Clicks the first visible element of a selector, with this name if one is given: its label, else its text. Waits until the element
   * rests and nothing covers it.
   */
  async click(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, name);
    await this.#mouse([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Clicks a field and types a text into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#press([...text]);
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.#press([keys[key]]);
  }

  /** Moves the mouse away from everything that reacts to it. */
  leave(): Promise<void> {
    return this.#mouse([{ type: 'pointerMove', x: 0, y: 0 }]);
  }

  takeFaults(): Promise<string[]> {
    return this.#driver.takeFaults();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #press(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value): Step[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#driver.perform({ type: 'key', id: 'keyboard', actions });
  }

  #mouse(actions: Step[]): Promise<void> {
    return this.#driver.perform({ type: 'pointer', id: 'mouse', actions });
  }

  /** Asks from here again and again, because no timer runs in a page without script. */
  async #pointOf(selector: string, name: string | undefined): Promise<Point> {
    const end = performance.now() + 15_000;
    let last: Point | undefined;
    let found: Point | string = '';
    while (performance.now() < end) {
      found = await this.evaluate(readPoint, selector, name ?? null);
      if (typeof found !== 'string') {
        if (found.x === last?.x && found.y === last.y) return found;
        last = found;
      }
      await setTimeout(30);
    }
    const what = typeof found === 'string' ? found : 'it moves';
    throw new Error(`Cannot point at ${selector}${name === undefined ? '' : ` named "${name}"`}: ${what}`);
  }
}

type Point = { x: number; y: number };

/** Scrolls an element into view. Returns its middle, or why a click there would not reach it. Runs in the page. */
function readPoint(selector: string, name: string | null): Point | string {
  const nameOf = (element: Element): string => (element.ariaLabel ?? element.textContent).trim();
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && (name === null || nameOf(one) === name),
  );
  if (!element) return 'no such element can be seen';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some((one) => one instanceof CSSTransition && one.effect instanceof KeyframeEffect && one.effect.target?.contains(element));
  if (isMoving) return 'it moves';
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'it is outside of the window';
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) ? { x, y } : `at ${x}, ${y} there is ${hit?.outerHTML.slice(0, 100)}`;
}
