import type { Pattern } from './pattern.ts';
import { weave } from './weave/weave.ts';

/** The pattern of this site. For another brand, add a folder beside `weave`, name it here, and its stylesheet in `src/site.ts`. */
export const pattern: Pattern = weave;
