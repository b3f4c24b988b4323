/** Settles like `promise`. Rejects when it has not settled after `milliseconds`. */
export const withTimeout = <Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('timeout')))]);
