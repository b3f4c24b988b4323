import { z } from 'zod';

type Rename = {
  renamedFrom: readonly string[];
  /** Converts a text under the old name to the form of today, for a field whose values are written differently now. */
  convert?: (old: string) => string;
};

/**
 * The earlier names of a field, or of a block type on its whole schema. An old name in YAML still works; `npm run check`
 * warns, and `npm run check -- --fix` rewrites it:
 *
 *     text: textSchema.describe('A sentence.').register(renames, { renamedFrom: ['body'] }),
 */
export const renames = z.registry<Rename>();
