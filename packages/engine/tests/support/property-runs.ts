import fc from 'fast-check';
import { isSweep } from './sweeps.ts';

/** Returns the number of runs for a property with a number of its own: five times as many in the sweeps. */
export const runs = (few: number): number => (isSweep ? few * 5 : few);

// `numRuns`: for properties without a number of their own.
fc.configureGlobal({ numRuns: runs(100), seed: Number(process.env.PROPERTY_SEED) });
