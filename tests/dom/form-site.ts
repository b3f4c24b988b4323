import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type FormSite, formSite } from '../../packages/engine/src/model/form-site.ts';
import { siteSchema } from '../../packages/engine/src/schema/site-settings.ts';

/** The settings for forms of the fixture site, with `mail:` replaced. */
export function fixtureFormSite(mail: object = {}): FormSite {
  const settings: unknown = parse(readFileSync(join('tests', 'sites', 'blocks', 'site.yaml'), 'utf8'));
  return formSite(siteSchema.parse({ ...(typeof settings === 'object' && settings), mail }), '/write');
}
