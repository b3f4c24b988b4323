import type { TextSource } from '../content/resolve/findings.ts';
import { pairOf } from '../content/validate/page-origin.ts';
import type { Finding } from '../problems/create-problem.ts';
import { describeText } from '../schema/strings.ts';
import { missingTexts, untranslatedTexts } from '../strings/english-texts.ts';
import type { StringTable } from '../strings/index.ts';
import { canonicalCode, describeSuggestion, isKnownLanguage } from '../text/language-code.ts';
import { removal } from '../yaml/edit/removal.ts';
import { defineRule } from './define-rule.ts';
import { reservationOf } from './site/reserved-paths.ts';
import type { RuleInput } from './site/rule-input.ts';
import { originalPages } from './site/translation-states.ts';

export const wrongLanguage = defineRule({
  code: 'wrong-language',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'A language of the site cannot be as it is declared.',
  why: 'Its pages would have no address of their own, or browsers would not know their language.',
  wrong: ['languages:', '  en: { name: English }', '  german: { name: Deutsch }'].join('\n'),
  right: ['languages:', '  en: { name: English }'].join('\n'),
  check: (site) => {
    const { settings, settingsFile: file } = site;
    const codes = Object.keys(settings?.languages ?? {});
    const twice = sameCodes(file.value);
    if (!settings || codes.length === 0) return [];
    const report = (path: readonly string[], part: 'key' | 'value', words: WrongWords): Finding => ({
      place: file.locate(['languages', ...path], part),
      text: file.readText(),
      ...words,
    });
    const withoutDefault = codes.includes(settings.language)
      ? []
      : [
          report([], 'key', {
            message: `"languages" does not have the default language "${settings.language}".`,
            hint: `Add it with its name, such as: ${settings.language}: { name: ${nameOf(settings.language)} }`,
          }),
        ];
    return [
      ...withoutDefault,
      ...twice.map(([first, second]) =>
        report([second], 'key', {
          message: `"${first}" and "${second}" are the same language.`,
          hint: 'Remove one of them.',
        }),
      ),
      ...codes.flatMap((code) => problemsOf(code, site).map(([path, part, words]) => report(path, part, words))),
    ];
  },
});

type WrongWords = Pick<Finding, 'message' | 'hint' | 'edits'>;
type Wrong = [path: string[], part: 'key' | 'value', words: WrongWords];

function problemsOf(code: string, { settings, settingsFile, languages }: RuleInput): Wrong[] {
  if (!isKnownLanguage(code)) {
    const suggestion = describeSuggestion(code);
    const rule = 'A code has two or three lowercase letters, such as "de", or a country too, such as "pt-BR".';
    return [
      [[code], 'key', { message: `"${code}" is not the code of a language.`, hint: suggestion ? `Write ${suggestion}. ${rule}` : rule }],
    ];
  }
  const { fallback, prefix } = settings?.languages[code] ?? {};
  const found: Wrong[] = [];
  const own = languages.find((one) => one.code === code);
  if (fallback !== undefined && fallback !== settings?.language)
    found.push([
      [code, 'fallback'],
      'value',
      {
        message: `The fallback can only be the default language, "${settings?.language}".`,
        hint: `Write "fallback: ${settings?.language}", or remove the line.`,
      },
    ]);
  if (prefix !== undefined && own?.prefix === '')
    found.push([
      [code, 'prefix'],
      'key',
      {
        message: 'The default language has no prefix: its pages have the shortest paths.',
        hint: 'Remove the line.',
        ...removal(settingsFile, ['languages', code, 'prefix']),
      },
    ]);
  const same = languages.find((one) => one.prefix === own?.prefix);
  const reserved = own && reservationOf(own.prefix);
  if ((same && same.code !== code) || reserved)
    found.push([
      prefix === undefined ? [code] : [code, 'prefix'],
      prefix === undefined ? 'key' : 'value',
      {
        message: reserved
          ? `A language cannot have the prefix "${own?.prefix.slice(1)}": ${reserved.reason}.`
          : `Two languages have the prefix "${own?.prefix.slice(1)}": ${same?.code} and ${code}.`,
        hint: 'Give one of them another "prefix".',
      },
    ]);
  return found;
}

/** Returns pairs of codes in `site.yaml` that differ in their capitals only. */
function sameCodes(value: unknown): [first: string, second: string][] {
  const codes = Object.keys(Object(Object(value).languages));
  return codes.flatMap((code, index): [string, string][] => {
    const first = codes.find((other) => canonicalCode(other) === canonicalCode(code));
    return first === undefined || codes.indexOf(first) === index ? [] : [[first, code]];
  });
}

const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

export const undeclaredLanguage = defineRule({
  code: 'undeclared-language',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A folder of pages has the name of a language that the site does not declare.',
  why: 'Its pages are pages like any other, and not the translations of the pages with the same names.',
  wrong: ['site.yaml  (without "languages")', 'pages/contact.yaml', 'pages/de/contact.yaml'].join('\n'),
  right: ['site.yaml  (without "languages")', 'pages/contact.yaml', 'pages/shops/contact.yaml'].join('\n'),
  check: (site) => {
    const { files, settings, settingsFile } = site;
    if (!settings) return [];
    const originals = originalPages(site.pageSummaries);
    const codes = files.pages.flatMap(({ path }) => {
      const [, code, rest] = /^pages\/([^/]+)\/(.+)$/.exec(path) ?? [];
      return code !== undefined && isKnownLanguage(code) && originals.has(`pages/${rest}`) ? [code] : [];
    });
    return [...new Set(codes)].map((code) => {
      const isDefault = canonicalCode(code) === settings.language;
      return {
        place: settingsFile.locate([isDefault ? 'language' : 'languages'], 'key'),
        text: settingsFile.readText(),
        message: isDefault
          ? `The folder pages/${code} has the name of the default language, whose pages are directly in pages/.`
          : `The folder pages/${code} has the name of a language, and "languages" does not have it.`,
        hint: isDefault
          ? 'Move its files to pages/, or give the folder another name.'
          : `To translate pages, add to site.yaml, with the default language: languages: { ${settings.language}: { name: ${nameOf(settings.language)} }, ${code}: { name: ${nameOf(code)} } }. Otherwise give the folder another name.`,
      };
    });
  },
});

export const ambiguousPath = defineRule({
  code: 'ambiguous-path',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A page in another language has the path of a page that it does not translate.',
  why: 'A link with this path could lead to either of them.',
  wrong: ['pages/questions.yaml  (path: /questions)', 'pages/de/home.yaml  (path: /questions)'].join('\n'),
  right: ['pages/questions.yaml  (path: /questions)', 'pages/de/questions.yaml  (path: /questions)'].join('\n'),
  check: ({ pageSummaries: pages }) => {
    const originals = new Map(
      pages.flatMap((page) => (page.language === undefined && page.fields ? [[page.fields.path, page] as const] : [])),
    );
    return pages.flatMap((page) => {
      const { fields, prefix, isFallback, file, name, language } = page;
      if (!fields || prefix === undefined || isFallback) return [];
      const path = fields.path.slice(prefix.length) || '/';
      const original = originals.get(path);
      if (!original || original.key === pairOf(page)) return [];
      return [
        {
          place: file.locate(['path'], 'value'),
          text: file.readText(),
          context: `page "${name}"`,
          message: `This page has the path ${path} of ${original.source.path}, which it does not translate.`,
          hint: `Give it another path, or the file name of its original: pages/${language}/${original.source.path.slice('pages/'.length)}.`,
        },
      ];
    });
  },
});

export const englishText = defineRule({
  code: 'english-text',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A site in another language shows interface texts in English.',
  why: 'Visitors meet English words between their own, and screen readers read these in the wrong language.',
  wrong: 'site.yaml  (language: nl, and no strings/nl.yaml)',
  right: 'site.yaml  (language: nl), strings/nl.yaml  (every text)',
  check: (site) => {
    if (!site.settings) return [];
    return site.languages.flatMap(({ code }) => (isEnglish(code) || !isKnownLanguage(code) ? [] : interfaceTexts(site, code)));
  },
});

export const untranslatedDefault = defineRule({
  code: 'untranslated-default',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A page in another language shows the default text of a field, which is written in the default language.',
  why: 'A schema has one default for all languages. Visitors meet words of another language between their own.',
  wrong: 'pages/de/talks.yaml  (without "label", whose default is "Watch the talk")',
  right: 'pages/de/talks.yaml  (label: Vortrag ansehen)',
  checkText: (source, { language }) => (source.language === undefined || source.language === language ? [] : defaultTexts(source)),
});

const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/** Reports the interface texts that neither a language pack nor `strings/<language>.yaml` has, or that are the same as in English, all at once. */
function interfaceTexts({ schemas, settings, strings, settingsFile }: RuleInput, language: string): Finding[] {
  const own = strings.find((file) => file.language === language);
  const overrides = own?.overrides ?? {};
  const missing = namesOf(missingTexts(schemas, language, overrides));
  const same = untranslatedTexts(schemas.strings, overrides);
  const [first] = [...same, ...missing];
  if (first === undefined) return [];
  const [group, name] = first;
  const isDefault = language === settings?.language;
  const number = missing.length + same.length;
  const message = `The language ${isDefault ? 'is' : 'of some pages is'} "${language}", and ${number} of ${namesOf(schemas.strings).length} interface texts ${number === 1 ? 'is' : 'are'} in English, such as "${describeText(schemas.strings[group]?.[name] ?? '')}".`;
  const command = `npm run new -- strings ${language}`;
  if (own === undefined || same.length === 0) {
    return [
      {
        place: isDefault ? settingsFile.locate(['language'], 'value') : settingsFile.locate(['languages', language], 'key'),
        text: settingsFile.readText(),
        message,
        hint: `Run "${command}", which writes them into strings/${language}.yaml, translated where Pagewright has this language. Translate the others there.`,
      },
    ];
  }
  const { file } = own;
  const lines = same.map((path) => file.locate(path, 'key').line);
  const rest = missing.length === 0 ? '' : ` ${missing.length} are not in the file: run "${command}", which adds them.`;
  return [
    {
      place: file.locate(first, 'value'),
      text: file.readText(),
      message,
      hint: `Translate ${lines.length === 1 ? 'line' : 'lines'} ${inRanges(lines)}.${rest}`,
    },
  ];
}

/** Describes lines: `3-5, 8`. */
function inRanges(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && line === range[1] + 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
}

const namesOf = (table: StringTable): [group: string, name: string][] =>
  Object.entries(table).flatMap(([group, texts]) => Object.keys(texts).map((name): [string, string] => [group, name]));

/** Reports the texts that come from a default, because the file leaves their field out. */
const defaultTexts = ({ file, context, texts }: TextSource): Finding[] =>
  texts.flatMap(({ text, at, isDefault }) => {
    if (!isDefault) return [];
    const field = at.slice(at.findLastIndex((step) => typeof step === 'number') + 1).join('.');
    return {
      place: file.locate(at, 'value'),
      text: file.readText(),
      context,
      message: `"${field}" is left out, so visitors read its default "${text}", which is the same in all languages.`,
      hint: `Add "${field}" with a text in this language.`,
    };
  });
