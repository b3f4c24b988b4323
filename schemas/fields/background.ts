import { renames } from 'pagewright/schema';
import { z } from 'zod';

/** The background of a block. Text colours follow it. */
export const backgroundSchema = z.enum(['light', 'paper', 'dark']).register(renames, { renamedFrom: ['tone'] });
