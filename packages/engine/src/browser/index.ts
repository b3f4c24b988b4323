/** What enhance scripts need in the browser. It imports no React. */

export { fillInCount, formFor } from '../model/count-text.ts';
export { languageOf } from './language-of.ts';
