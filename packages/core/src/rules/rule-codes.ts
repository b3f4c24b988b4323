import { type ContentCode, contentCodes } from '../problems/codes/index.ts';
import type { RuleInfo } from '../problems/rule-info.ts';
import { siteRules } from './index.ts';

/** The code of any problem: the codes of `src/problems/codes/` and of the rules over the whole site. */
export type RuleCode = ContentCode | (typeof siteRules)[number]['code'];

const isContentCode = (code: string): code is ContentCode => Object.hasOwn(contentCodes, code);

/** A rule with its documentation. */
export type DescribedRule = RuleInfo & { code: string };

/** The documentation of every code of the engine, sorted by code. `explain`, the guide and the tests read this list. */
export const allRules: readonly (RuleInfo & { code: RuleCode })[] = [
  ...Object.keys(contentCodes)
    .filter(isContentCode)
    .map((code) => ({ code, ...contentCodes[code] })),
  ...siteRules,
].sort((a, b) => (a.code < b.code ? -1 : 1));
