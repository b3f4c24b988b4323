import type { BenchPart } from './figure.ts';
import { benchMail } from './mail/index.ts';

/** Runs the benchmark of the mail service, which prints its own lines. Throws when a message is lost or duplicated. */
// biome-ignore lint/correctness/useYield: prints its own lines instead of figures.
export const mail: BenchPart = async function* ({ root, note }) {
  await benchMail({ root, print: note });
};
