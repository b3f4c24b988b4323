import { createContext, use } from 'react';
import type { Pattern } from './pattern.ts';
import { weave } from './weave/weave.ts';

/** The pattern of the site: `weave`, unless the `Provider` in `src/components.ts` gives another one. */
export const PatternContext = createContext<Pattern>(weave);

/** Returns the pattern of the site. For components that are rendered in node only. */
export const usePattern = (): Pattern => use(PatternContext);
