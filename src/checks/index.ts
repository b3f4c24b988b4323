import { brokenLink } from './broken-link.ts';
import type { Check } from './check.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateCollection } from './duplicate-collection.ts';
import { duplicatePath } from './duplicate-path.ts';
import { reservedPath } from './reserved-path.ts';
import { unreadFile } from './unread-file.ts';

/** Every cross-file rule, in the order in which their findings matter. */
export const checks: readonly Check[] = [unreadFile, duplicateCollection, duplicatePath, reservedPath, duplicateAnchor, brokenLink];
