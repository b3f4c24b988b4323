import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { BuiltSite } from './built-site.ts';

const overlay = resolve(import.meta.dirname, '../../sites/second-theme');

const themedSchema = z.looseObject({ theme: z.looseObject({ colors: z.record(z.string(), z.string()) }) });

const readSettings = (file: string): z.output<typeof themedSchema> => themedSchema.parse(parse(readFileSync(file, 'utf8')));

/** The shipped site with another brand and another theme, and the colours of both themes. */
export type SecondTheme = { site: BuiltSite; firstColors: string[]; secondColors: string[] };

/** Copies the shipped site and replaces its `brand:` and `theme:` by those of `tests/sites/second-theme/`. */
export function rebrand(): SecondTheme {
  const site = new BuiltSite('site.config');
  cpSync(join(overlay, 'media'), site.content('media'), { recursive: true });
  const first = readSettings(site.content('site.yaml'));
  const second = readSettings(join(overlay, 'overlay.yaml'));
  writeFileSync(site.content('site.yaml'), stringify({ ...first, ...second }));
  return { site, firstColors: Object.values(first.theme.colors), secondColors: Object.values(second.theme.colors) };
}
