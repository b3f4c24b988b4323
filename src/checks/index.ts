import { brokenLink } from './broken-link.ts';
import type { Check } from './check.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicatePath } from './duplicate-path.ts';

/** Every cross-file rule, in the order in which their findings matter. */
export const checks: readonly Check[] = [duplicatePath, duplicateAnchor, brokenLink];
