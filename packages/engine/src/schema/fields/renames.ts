import { z } from 'zod';

/**
 * The earlier names of a field, or of a block type on its whole schema. An old name in YAML is read as the
 * new one, with a warning that `npm run check -- --fix` mends:
 *
 *     text: textSchema.describe('A sentence.').register(renames, { renamedFrom: ['body'] }),
 */
export const renames = z.registry<{ renamedFrom: readonly string[] }>();
