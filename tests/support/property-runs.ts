import fc from 'fast-check';
import { isFullTest } from './full-test.ts';

/** How often a property is tried that names its own number: ten times as often in the full test. */
export const runs = (few: number): number => (isFullTest ? few * 10 : few);

// Every property that names no number.
fc.configureGlobal({ numRuns: runs(100) });
