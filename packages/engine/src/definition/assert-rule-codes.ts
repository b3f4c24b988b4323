import { join } from 'node:path';
import { allRules } from '@pagewright/core';
import type { SiteCode } from './site-code.ts';

/**
 * Throws when a rule of a site has the code of a problem of Pagewright. Not a part of `defineSite`, because a worker that renders pages
 * would load every rule for it.
 */
export function assertRuleCodes({ rules, folder }: Pick<SiteCode, 'rules' | 'folder'>): void {
  const repeated = rules.find(({ code }) => allRules.some((rule) => rule.code === code));
  if (repeated)
    throw new Error(
      `The rule "${repeated.code}" in ${join(folder, 'site.ts')} has the code of a problem of Pagewright. Give it another code.`,
    );
}
