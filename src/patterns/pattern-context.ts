import { createContext, use } from 'react';
import type { Pattern } from './pattern.ts';
import { sitePattern } from './site-pattern.ts';

/** The pattern of the site: that of `site-pattern.ts`, unless the `Provider` in `src/components.ts` gives another one. */
export const PatternContext = createContext<Pattern>(sitePattern);

/** Returns the pattern of the site. For components that are rendered in node only. */
export const usePattern = (): Pattern => use(PatternContext);
