import type { SiteRule } from '../rules/define-rule.ts';
import { allRules } from '../rules/rule-codes.ts';
import type { PageHead } from './page-head.ts';
import type { SiteHooks } from './site-hooks.ts';

/** What a site adds to the engine. */
export type SiteAdditions = {
  /** Rules that run beside those of the engine: made by `defineRule`. */
  rules?: readonly SiteRule[];
  /** Returns elements for the head of each page, such as `{ tag: 'meta', name: 'author', content: 'Ada' }`. */
  head?: PageHead;
  /** Functions that a build calls. */
  hooks?: SiteHooks;
};

/** The additions of a site, after those of the sites that it extends. */
export type JoinedAdditions = { rules: readonly SiteRule[]; heads: readonly PageHead[]; hooks: readonly SiteHooks[] };

/** Returns the additions that a definition declares. */
export const additionsOf = ({ rules = [], head, hooks }: SiteAdditions): JoinedAdditions => ({
  rules,
  heads: head ? [head] : [],
  hooks: hooks ? [hooks] : [],
});

/** Appends the additions of a site to those of the site that it extends. */
export const joinAdditions = (base: JoinedAdditions, own: JoinedAdditions): JoinedAdditions => ({
  rules: [...base.rules, ...own.rules],
  heads: [...base.heads, ...own.heads],
  hooks: [...base.hooks, ...own.hooks],
});

/** Throws when a rule has the code of another problem. `file` is that of the definition. */
export function assertAdditions({ rules }: JoinedAdditions, file: string): void {
  const builtIn = new Set<string>(allRules.map(({ code }) => code));
  const codes = rules.map(({ code }) => code);
  for (const [index, code] of codes.entries()) {
    const other = builtIn.has(code) ? 'a problem of Pagewright' : codes.indexOf(code) < index ? 'another rule of the site' : undefined;
    if (other) throw new Error(`The rule "${code}" in ${file} has the code of ${other}. Give it another code.`);
  }
}
