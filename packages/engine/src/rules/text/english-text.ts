import type { TextSource } from '../../content/resolve/findings.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { describeText } from '../../schema/strings.ts';
import { missingTexts, untranslatedTexts } from '../../strings/english-texts.ts';
import type { StringTable } from '../../strings/index.ts';
import { isKnownLanguage } from '../../text/language-code.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';

export const englishText = defineRule({
  code: 'english-text',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A site in another language shows texts that are in English by default.',
  why: 'Visitors meet English words between their own, and screen readers read these in the wrong language.',
  wrong: 'site.yaml  (language: de, and no strings/de.yaml)',
  right: 'site.yaml  (language: de), strings/de.yaml  (every text)',
  check: (site) => {
    if (!site.settings) return [];
    return site.languages.flatMap(({ code }) => (isEnglish(code) || !isKnownLanguage(code) ? [] : interfaceTexts(site, code)));
  },
  checkText: (source, { language }) => {
    const code = source.language ?? language;
    return code === undefined || isEnglish(code) ? [] : defaultTexts(source);
  },
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
  const message = `The language ${isDefault ? 'is' : 'of some pages is'} "${language}", and ${missing.length + same.length} of ${namesOf(schemas.strings).length} interface texts are in English, such as "${describeText(schemas.strings[group]?.[name] ?? '')}".`;
  const command = `npm run new -- strings ${language}`;
  if (own === undefined || same.length === 0) {
    return [
      {
        place: isDefault ? settingsFile.locate(['language'], 'value') : settingsFile.locate(['languages', language], 'key'),
        text: settingsFile.readText(),
        message,
        hint: `Run "${command}", which writes them into strings/${language}.yaml, and translate them there.`,
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
      message: `"${field}" is left out, so visitors read the English text "${text}".`,
      hint: `Add "${field}" with your own text.`,
    };
  });
