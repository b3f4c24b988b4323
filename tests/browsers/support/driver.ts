/** A step of a pointer or a key, as WebDriver and WebDriver BiDi describe it. */
export type Step =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** The steps of one mouse or keyboard. */
export type Input = { type: 'pointer' | 'key'; id: string; actions: Step[] };

/** What a browser has to offer to the tests. Each browser implements it with its own protocol. */
export type Driver = {
  /** Opens a page and waits for its `load` event. */
  open(address: string): Promise<void>;
  /** Gives the page a width and a height, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Evaluates an expression in the page and waits for its promise. Returns `{ value }` as JSON. Works in a page without script too, where no
   * promise is ever resolved.
   */
  run(expression: string): Promise<string>;
  /** Moves and presses the mouse and the keys. */
  perform(input: Input): Promise<void>;
  /** Returns what went wrong since the last call: errors, console errors and warnings, violations of the policy, failed requests. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
};

/** Returns the body of a function that returns the value of an expression as JSON: immediately, or as a promise if it is one. */
export const bodyOf = (expression: string): string => `
  const toJson = (value) => JSON.stringify({ value });
  const result = ${expression};
  return result instanceof Promise ? result.then(toJson) : toJson(result);`;
