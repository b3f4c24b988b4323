import type { BenchPart } from './figure.ts';
import { benchMail } from './mail/index.ts';

/** The mail service: it prints by itself, and throws when a message is lost or doubled. */
// biome-ignore lint/correctness/useYield: what it measures is told in lines of its own.
export const mail: BenchPart = async function* ({ root, note }) {
  await benchMail({ root, print: note });
};
