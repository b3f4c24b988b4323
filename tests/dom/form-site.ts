import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type FormSite, formSite } from '../../packages/core/src/model/form-site.ts';
import siteCode from '../../src/site.ts';

/** Returns the form settings of the block fixtures' site, with another `mail:`. The page of the form is `/write`. */
export function fixtureFormSite(mail: object = {}): FormSite {
  const settings: unknown = parse(readFileSync(join('tests', 'sites', 'blocks', 'site.yaml'), 'utf8'));
  return formSite(
    siteCode.siteSchema.parse({ ...(typeof settings === 'object' && settings), mail: { thankYou: '/thank-you', ...mail } }),
    '/write',
  );
}
