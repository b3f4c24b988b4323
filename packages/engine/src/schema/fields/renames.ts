import { z } from 'zod';

type Rename = {
  renamedFrom: readonly string[];
  /** Converts a text under the old name, for a field whose format also changed. */
  convert?: (old: string) => string;
};

/**
 * The earlier names of a field, or of a block type when registered on its whole schema. An old name in YAML still
 * works; `npm run check` warns, and `npm run check -- --fix` rewrites it:
 *
 *     text: textSchema.describe('A sentence.').register(renames, { renamedFrom: ['body'] }),
 */
export const renames = z.registry<Rename>();
