/** What enhance scripts need in the browser. It imports no React. */

export { fillInCount, formFor, termsOf } from '@pagewright/core/browser';
export { languageOf } from './language-of.ts';
