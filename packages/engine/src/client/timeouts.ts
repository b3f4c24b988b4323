/** Milliseconds that a user action waits for code. After that, its effect would surprise the visitor. */
export const actionTimeout = 5000;

/** Settles like `promise`. Rejects when it has not settled after `milliseconds`. */
export const withTimeout = <Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('timeout')))]);
