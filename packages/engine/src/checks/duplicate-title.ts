import type { Check } from './check.ts';
import { oneOfAKind } from './one-of-a-kind.ts';

/** Two pages must not have the same title: visitors could not tell their tabs apart. */
export const duplicateTitle: Check = oneOfAKind('title', 'duplicate-title');
