import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLanguagePacks } from '../../../packages/engine/src/cli/create/keep-language-packs.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('keep-language-packs');

test.each([
  ['site.yaml without languages', 'brand: {}\n', [], 'export {};'],
  ['one language', 'language: fr\n', ['fr.ts'], "export { french as fr } from './fr.ts';"],
  [
    'two, one of them of a country',
    'language: de-AT\nlanguages:\n  de-AT: { name: Deutsch }\n  ar: { name: العربية }\n',
    ['ar.ts', 'de.ts'],
    "export { arabic as ar } from './ar.ts';\nexport { german as de } from './de.ts';",
  ],
])('%s: the other language packs are removed', (name, text, packs, lines) => {
  const root = join(temp, name.replaceAll(/\W+/g, '-'));
  cpSync(inProject('src', 'strings'), join(root, 'strings'), { recursive: true });
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site', 'site.yaml'), text);
  const module = join(root, 'strings', 'packs.ts');
  keepLanguagePacks(module, join(root, 'site'));
  expect(readdirSync(join(root, 'strings')).sort()).toEqual([...packs, 'en.ts', 'packs.ts'].sort());
  expect(readFileSync(module, 'utf8').replace(/^[\s\S]*\*\/\n/, '')).toBe(`${lines}\n`);
});
