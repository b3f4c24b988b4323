/** Whether this is `npm run test:full`, which takes as long as it takes. */
export const isFullTest = process.env.TEST_FULL === '1';
