/** True for `npm run test:sweeps`, which runs every variant of a test. */
export const isSweep = process.env.SWEEPS === '1';

/** The first `count` variants of a test, which represent the others in `npm test`. The sweeps run all. */
export const representatives = <Variant>(variants: readonly Variant[], count = 1): readonly Variant[] =>
  isSweep ? variants : variants.slice(0, count);
