/** For a test that only the sweeps run: `test(title, sweepOnly, …)`. */
export const sweepOnly = { tag: '@sweep-only' } as const;

/** For a test with variants: `npm test` tries some of them, the sweeps all. */
export const variants = { tag: '@sweep-variants' } as const;
