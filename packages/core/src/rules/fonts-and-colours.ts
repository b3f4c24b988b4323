import type { FontList } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import { stringsOf } from '../content/validate/validate-strings.ts';
import { minContrast } from '../model/contrast.ts';
import { htmlTag } from '../model/html-tag.ts';
import type { Finding } from '../problems/create-problem.ts';
import { type ColorPair, colorNamed } from '../schema/theme.ts';
import { isKnownLanguage } from '../text/language-code.ts';
import { memoizeByKey } from '../text/memoize.ts';
import { scriptOf } from '../text/script-of.ts';
import { correctedLine } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { contrastOf, nearestShade, type Palette, palettesOf } from './analysis/contrast.ts';
import { defineRule } from './define-rule.ts';
import { isFilledIn } from './site/plain-texts.ts';
import type { RuleInput } from './site/rule-input.ts';
import { hasGlyph, textContext } from './site/text-context.ts';

export const missingGlyph = defineRule({
  code: 'missing-glyph',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A text contains a character that the fonts of the site do not have, or the fonts do not have the script of a language.',
  why: 'Browsers show it in another font, or as an empty box.',
  wrong: ['type: hero', 'heading: Ready ✓ go'].join('\n'),
  right: ['type: hero', 'heading: Ready, go'].join('\n'),
  check: (site) => {
    const { readFonts } = textContext(site);
    const known = site.languages.filter(({ code }) => isKnownLanguage(code));
    return site.settings ? known.flatMap(({ code }) => interfaceTexts(site, code, readFonts(code))) : [];
  },
  checkText: (source, { language = 'en', readFonts }) => {
    const code = source.language ?? language;
    const fonts = readFonts(code);
    const script = lacksScript(fonts, code) ? scriptOf(code).character : undefined;
    return findingsOf(source, (character) => !script?.test(character) && !hasGlyph(character, fonts));
  },
});

/** The answers of `lacksScript`, by the fonts of a language. */
const lacking = new WeakMap<readonly FontList[], boolean>();

/** True when the fonts of a language for headings, or those for other texts, have no letter of its script. */
function lacksScript(fonts: readonly FontList[], language: string): boolean {
  const { letter } = scriptOf(language);
  const hasIt = (font: ReadonlySet<number>): boolean => [...font].some((number) => letter.test(String.fromCodePoint(number)));
  return memoizeByKey(lacking, fonts, () => fonts.some((list) => list.length > 0 && !list.some(hasIt)));
}

/** Reports the characters of the interface texts in a language, once for all of them. */
function interfaceTexts({ schemas, settings, strings, settingsFile }: RuleInput, code: string, fonts: readonly FontList[]): Finding[] {
  const missing = [...new Set(JSON.stringify(stringsOf(strings, code, schemas)))].filter((character) => !hasGlyph(character, fonts));
  if (missing.length === 0) return [];
  const isDefault = code === settings?.language;
  const { name } = scriptOf(code);
  const fields = isDefault ? 'theme › fonts' : `languages › ${code} › fonts`;
  return [
    {
      place: settingsFile.locate(isDefault ? ['language'] : ['languages', code], isDefault ? 'value' : 'key'),
      text: settingsFile.readText(),
      ...(lacksScript(fonts, code)
        ? {
            message: `The fonts of the site have no ${name} letters, in which texts in "${code}" are written, such as ${listed(missing)}.`,
            hint: `Name fonts with these letters below ${fields}. "npm run fonts" makes small files from full typefaces.`,
          }
        : {
            message: `The fonts for "${code}" do not have ${listed(missing)} of the interface texts.`,
            hint: `Use fonts that have them, below ${fields}, or other texts in strings/${code}.yaml.`,
          }),
    },
  ];
}

const findingsOf = (source: TextSource, isMissingHere: (character: string) => boolean): Finding[] =>
  source.texts.flatMap(({ text: written, at, isRich }) => {
    // URLs and ids are not shown.
    const text = isRich ? written.replaceAll(htmlTag, '') : written;
    if (/^[\u0020-\u007E\s]*$/.test(text)) return [];
    // The name of a language in itself is one word on the pages of all others. Their fonts need not have its script.
    if (at[0] === 'languages' && at[2] === 'name') return [];
    const missing = [...new Set(text)].filter(isMissingHere);
    const [first] = missing;
    if (first === undefined || isFilledIn(source, at)) return [];
    const { file, context } = source;
    return [
      {
        place: file.locate(at, { words: first, before: 0 }),
        text: file.readText(),
        context,
        message: `The fonts of the site do not have ${listed(missing)}.`,
        hint: 'Use another character, or fonts that have it.',
      },
    ];
  });

/** Names the first characters, and the number of the others. */
function listed(missing: readonly string[]): string {
  const named = missing.slice(0, 5).map((one) => `"${one}" (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`);
  return `${named.join(', ')}${missing.length > named.length ? ` and ${missing.length - named.length} others` : ''}`;
}

export const lowContrast = defineRule({
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The contrast between a text colour and its background is too low.',
  why: 'Many people cannot read text with a contrast below 4.5 to 1, or recognise icons below 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).',
  wrong: ['theme:', '  colors:', '    accent: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    accent: "#c8371f"'].join('\n'),
  check: ({ settings, settingsFile: file, schemas: { theme } }) => {
    if (!settings) return [];
    return palettesOf(settings.theme, theme).flatMap((palette) => {
      const low = palette.pairs.filter((pair) => contrastOf(pair, palette.colors) < minContrast);
      return palette.order.flatMap((name) => {
        const own = low.filter(({ text, on }) => palette.order.find((one) => one === text || one === on) === name);
        return own.length > 0 ? [findingOf(name, own, palette, file)] : [];
      });
    });
  },
});

function findingOf(name: string, low: readonly ColorPair[], { colors, pairs, pathOf, place: where }: Palette, file: YamlFile): Finding {
  const place = file.locate(pathOf(name), 'value');
  const named = low.map((pair) => `${contrastOf(pair, colors).toFixed(1)} to 1 for ${pair.use} (${pair.text} on ${pair.on})`);
  const isReadable = (shade: string): boolean =>
    pairs.every((pair) => (pair.text !== name && pair.on !== name) || contrastOf(pair, { ...colors, [name]: shade }) >= minContrast);
  const shade = nearestShade(colorNamed(colors, name), isReadable);
  return {
    place,
    text: file.readText(),
    message: `The contrast of "${name}"${where} is too low: ${named.join(', ')}.`,
    hint: `Text needs ${minContrast} to 1.${shade === undefined ? '' : ` The nearest shade with enough contrast is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.readText(), place, `"${shade}"`) }),
  };
}
