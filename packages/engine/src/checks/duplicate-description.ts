import type { Check } from './check.ts';
import { oneOfAKind } from './one-of-a-kind.ts';

/** Two pages must not have the same description: visitors could not tell their search results apart. */
export const duplicateDescription: Check = oneOfAKind('description', 'duplicate-description');
