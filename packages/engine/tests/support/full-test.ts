/** True for `npm run test:full`, which runs every variant of a test and has no time limit. */
export const isFullTest = process.env.TEST_FULL === '1';

/** The first `count` variants of a test, which represent the others in `npm test`. `npm run test:full` runs all. */
export const representatives = <Variant>(variants: readonly Variant[], count = 1): readonly Variant[] =>
  isFullTest ? variants : variants.slice(0, count);

/** The test function in the full test, and its `skip` otherwise: for slow tests. */
export const fullOnly = <Test extends object, Skip>(test: Test & { skip: Skip }): Test | Skip => (isFullTest ? test : test.skip);
