import type { Finding } from '../../problems/create-problem.ts';
import { canonicalCode, describeSuggestion, isKnownLanguage } from '../../text/language-code.ts';
import { defineRule } from '../define-rule.ts';
import { reservationOf } from '../site/reserved-paths.ts';
import type { RuleInput } from '../site/rule-input.ts';

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
    const report = (path: readonly string[], part: 'key' | 'value', words: Pick<Finding, 'message' | 'hint'>): Finding => ({
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

type Wrong = [path: string[], part: 'key' | 'value', words: Pick<Finding, 'message' | 'hint'>];

function problemsOf(code: string, { settings, languages }: RuleInput): Wrong[] {
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
      { message: 'The default language has no prefix: its pages have the shortest paths.', hint: 'Remove the line.' },
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
