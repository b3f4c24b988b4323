import type { TextSource } from '../../content/resolve/findings.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { describeText } from '../../schema/strings.ts';
import { packOf } from '../../strings/with-overrides.ts';
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

/** Reports the interface texts that neither a language pack nor `strings/<language>.yaml` has, all at once. */
function interfaceTexts({ schemas, settings, strings, settingsFile }: RuleInput, language: string): Finding[] {
  const overrides = strings.find((file) => file.language === language)?.overrides ?? {};
  const pack = packOf(schemas.packs, language);
  const names = Object.entries(schemas.strings).flatMap(([group, texts]) => Object.keys(texts).map((name) => [group, name] as const));
  const missing = names.filter(([group, name]) => (overrides[group]?.[name] ?? pack[group]?.[name]) === undefined);
  const [first] = missing;
  if (first === undefined) return [];
  const [group, name] = first;
  const others = missing.slice(0, 3).map((one) => one.join('.'));
  return [
    {
      place:
        language === settings?.language ? settingsFile.locate(['language'], 'value') : settingsFile.locate(['languages', language], 'key'),
      text: settingsFile.readText(),
      message: `The language ${language === settings?.language ? 'is' : 'of some pages is'} "${language}", and ${missing.length} of ${names.length} interface texts are in English, such as "${describeText(schemas.strings[group]?.[name] ?? '')}".`,
      hint: `Write them into strings/${language}.yaml. The first are ${others.join(', ')}: the group, and below it the name with your text.`,
    },
  ];
}

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
