import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const languagesSchema = z.looseObject({ language: z.string().default('en'), languages: z.record(z.string(), z.unknown()).default({}) });

/** A line of the module of language packs: `export { french as fr } from './fr.ts';`. */
const packLine = /^export \{ \w+ as ([\w-]+) \} from '(\.\/[\w-]+\.ts)';$/;

/** Removes the language packs that a site does not need: their files, and their lines in `module`. */
export function keepLanguagePacks(module: string, siteDir: string): void {
  const { language, languages } = languagesSchema.parse(parse(readFileSync(join(siteDir, 'site.yaml'), 'utf8')));
  // A pack serves its language in every country: that of `de` also `de-AT`.
  const codes = new Set([language, ...Object.keys(languages)].flatMap((code) => [code, code.split('-')[0]]));
  const lines = readFileSync(module, 'utf8').split('\n');
  const kept = lines.filter((line) => {
    const [, code, file] = packLine.exec(line) ?? [];
    if (code === undefined || file === undefined || codes.has(code)) return true;
    rmSync(join(dirname(module), file), { force: true });
    return false;
  });
  // Without an export it would be no module.
  const hasPacks = kept.some((line) => packLine.test(line));
  writeFileSync(module, hasPacks ? kept.join('\n') : `${kept.join('\n').trimEnd()}\nexport {};\n`);
}
