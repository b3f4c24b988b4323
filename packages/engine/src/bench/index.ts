import { build } from './build.ts';
import { check } from './check.ts';
import type { BenchContext, BenchPart, Figure } from './figure.ts';
import { hostile } from './hostile.ts';
import { mail } from './mail-part.ts';
import { peers } from './peers/index.ts';
import { preview } from './preview.ts';
import { server } from './server/index.ts';
import { speed } from './speed.ts';
import { weight } from './weight.ts';

/** The parts that run when none is named, in this order. */
const ownParts: Readonly<Record<string, BenchPart>> = { check, build, preview, hostile, weight, speed, server, mail };

/** Every part of the benchmark. `peers` runs only when it is named, because it installs other site builders. */
export const benchParts: Readonly<Record<string, BenchPart>> = { ...ownParts, peers };

/** An event of a part: a figure, a note, or the message of a failure. A failure ends the part, not the benchmark. */
export type BenchEvent = { part: string } & ({ figure: Figure } | { failure: string });

/** Returns the parts to run: those named; when none is named, all except `peers`. */
export const partsToRun = (names: readonly string[]): readonly string[] => (names.length > 0 ? names : Object.keys(ownParts));

/** Runs the parts that `partsToRun` returns. */
export async function* runBench(names: readonly string[], context: BenchContext): AsyncIterable<BenchEvent> {
  for (const part of partsToRun(names)) {
    try {
      const measure = benchParts[part];
      if (measure) for await (const figure of measure(context)) yield { part, figure };
    } catch (error) {
      yield { part, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
