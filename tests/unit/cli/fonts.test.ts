import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontCharacters } from '../../../packages/engine/src/media/font-characters.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';

const temp = tempFolder('fonts');
const source = inProject('node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');

/** A folder with a fonts.yaml, the font that it names, and a site whose page has the title "Ω, Ü" (the font has no Ω). */
function projectWith(name: string, yaml: string): { file: string; siteDir: string } {
  const folder = join(temp, name);
  const siteDir = join(folder, 'site');
  mkdirSync(join(siteDir, 'pages'), { recursive: true });
  cpSync(source, join(folder, 'full.woff2'));
  writeFileSync(join(folder, 'LICENCE'), 'Copyright A\nThe licence.\n');
  writeFileSync(join(siteDir, 'pages', 'home.yaml'), '# § is in a comment only\ntitle: "Ω, Ü"\n');
  writeFileSync(join(folder, 'fonts.yaml'), yaml);
  return { file: join(folder, 'fonts.yaml'), siteDir };
}

const font = `
fonts:
  - file: /media/fonts/small.woff2
    source: full.woff2
    weights: 400 700
    textWeight: 400
`;

const hasGlyph = (path: string) => {
  const characters = fontCharacters(path);
  return (character: string): boolean => characters?.has(character.codePointAt(0) ?? 0) === true;
};

test('a subset has the characters of the languages, the ranges, the list and the site, and no others', async () => {
  const { file, siteDir } = projectWith('subset', `languages: [pl]\nranges: [U+E9-EA]\ncharacters: "€"\n${font}`);
  const { exitCode, stdout } = await runMain('fonts', file, '--site', siteDir);
  expect(exitCode).toBe(0);
  const path = join(siteDir, 'media', 'fonts', 'small.woff2');
  expect(['a', 'Z', '~', 'Ó', 'é', 'ê', '€', 'Ü'].filter((one) => !hasGlyph(path)(one))).toEqual([]);
  expect(['ñ', 'Ø', 'æ'].filter(hasGlyph(source))).toEqual(['ñ', 'Ø', 'æ']);
  expect(['ñ', 'Ø', 'æ'].filter(hasGlyph(path))).toEqual([]);
  expect(readFileSync(path).length).toBeLessThan(readFileSync(source).length);
  expect(stdout).toMatch(/not in the source font: .*Ω/);
});

test('the fallback metrics are printed like those in the shipped site.yaml', async () => {
  const { file, siteDir } = projectWith('metrics', `languages: [en]\n${font}`);
  const { stdout } = await runMain('fonts', file, '--site', siteDir);
  expect(stdout).toContain(
    '  fallback in site.yaml (metrics for Arial):\n    sizeAdjust: 101.28\n    ascent: 98.74\n    descent: 29.92\n    lineGap: 0\n',
  );
});

test('a heading font is compared with Arial Bold', async () => {
  const { file, siteDir } = projectWith('heading', `languages: [en]\n${font.replace('textWeight: 400', 'textWeight: 700')}`);
  expect((await runMain('fonts', file, '--site', siteDir)).stdout).toContain('(metrics for Arial Bold)');
});

test('the licences are written beside the fonts', async () => {
  const { file, siteDir } = projectWith('licences', `languages: [en]\nlicenceFile: /media/fonts/OFL.txt\n${font}    licence: LICENCE\n`);
  await runMain('fonts', file, '--site', siteDir);
  expect(readFileSync(join(siteDir, 'media', 'fonts', 'OFL.txt'), 'utf8')).toBe('Copyright A\nThe licence.\n');
});

test.each([
  [
    'an unknown language',
    `languages: [ja]\n${font}`,
    /languages: "ja" is not known\. Known: be, bg, .* List the characters of other languages under ranges\./,
  ],
  ['an unknown field', `languages: [en]\nfamilies: []\n${font}`, /fonts\.yaml is invalid:[\s\S]*families/],
  ['a reversed range', `languages: [en]\nranges: [U+FF-A0]\n${font}`, /ranges: write ranges like U\+0900-097F, not "U\+FF-A0"\./],
  [
    'a file outside of media',
    `languages: [en]\n${font.replace('/media/fonts/', '/../')}`,
    /fonts\.yaml is invalid:[\s\S]*fonts\[0\]\.file/,
  ],
])('%s is reported', async (name, yaml, message) => {
  const { file, siteDir } = projectWith(name.replaceAll(' ', '-'), yaml);
  const { exitCode, stderr } = await runMain('fonts', file, '--site', siteDir);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(message);
});

test('a typeface that does not exist is reported with its path', async () => {
  const { file, siteDir } = projectWith('lost', `languages: [en]\n${font.replace('full', 'ful')}`);
  const { exitCode, stderr } = await runMain('fonts', file, '--site', siteDir);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`fonts.yaml names ${join(temp, 'lost', 'ful.woff2')}, which does not exist.`);
});

test('a missing fonts.yaml is reported with the page that explains it', async () => {
  const { exitCode, stderr } = await runMain('fonts', join(temp, 'none.yaml'));
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/none\.yaml does not exist\..*docs\/developers\/fonts\.md/);
});
