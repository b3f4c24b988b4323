import type { SiteInput } from '../content/site-db.ts';
import type { PlaceInCode } from '../problems/site-code-error.ts';
import { createRuleRunner, type OwnRule } from '../rules/run-rules.ts';
import { readRuleInput } from './read-rule-input.ts';

/** Combines the rules of the engine with the own rules of a site, for the queries of the site. */
export function createSiteRules(own: readonly OwnRule[], placeInCode: PlaceInCode): SiteInput['rules'] {
  const runner = createRuleRunner(own, placeInCode);
  return {
    ...runner,
    checkPage: (page, links, db) => runner.checkPage(page, links, readRuleInput(db)),
    checkLinks: (links, db) => runner.checkLinks(links, readRuleInput(db)),
    checkSite: (code, db) => runner.checkSite(code, readRuleInput(db)),
  };
}
