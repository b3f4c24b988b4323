import { pathWithoutLanguage } from '../../content/find/divide-by-language.ts';
import type { ViewOfLanguage } from '../../content/site-parts.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { count } from '../../problems/format-problem.ts';
import { isKnownLanguage } from '../../text/language-code.ts';
import { defineRule } from '../define-rule.ts';
import type { RuleInput } from '../site/rule-input.ts';
import { originalPages } from '../site/translated-files.ts';

export const missingTranslation = defineRule({
  code: 'missing-translation',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'Pages, records, shared blocks or settings are not translated into a language of the site.',
  why: 'Visitors miss them in that language, or read them in the default one.',
  wrong: ['site.yaml  (languages: en and de)', 'pages/questions.yaml', 'and no pages/de/questions.yaml'].join('\n'),
  right: ['site.yaml  (languages: en and de)', 'pages/questions.yaml', 'pages/de/questions.yaml'].join('\n'),
  // A file with an error may be the translation.
  check: (site) => (site.hasErrors ? [] : site.translations.flatMap((view) => findingsOf(view, site))),
});

/** Up to this number of names are listed. A choice: what fits into some lines of a terminal. */
const maxNames = 24;

function findingsOf(view: ViewOfLanguage, site: RuleInput): Finding[] {
  const { code, hasFallback } = view.language;
  if (!isKnownLanguage(code)) return [];
  const inDefault = 'Visitors read the default language instead.';
  const instead = hasFallback ? inDefault : 'Visitors do not see that in this language.';
  const missing: [names: string[], noun: string, words: string, hint: string][] = [
    [missingPages(view, site), 'page', instead, `Write each as a file of the same name in pages/${code}/.`],
    [missingRecords(view, site), 'record', instead, `Write the translated fields under the same id in collections/${code}/.`],
    [missingShared(view, site), 'shared block', inDefault, `Write each as a file of the same name in shared/${code}/.`],
    [missingSettings(view, site), 'text', inDefault, `Write them into site.${code}.yaml.`],
  ];
  return missing.flatMap(([names, noun, words, hint]) => (names.length === 0 ? [] : [finding(names, { noun, words, hint }, view, site)]));
}

type Words = { noun: string; words: string; hint: string };

function finding(
  names: readonly string[],
  { noun, words, hint }: Words,
  { language }: ViewOfLanguage,
  { settingsFile }: RuleInput,
): Finding {
  const more = names.length - maxNames;
  const subject = noun === 'text' ? `${count(names.length, noun)} of site.yaml` : count(names.length, noun);
  return {
    place: settingsFile.locate(['languages', language.code], 'key'),
    text: settingsFile.readText(),
    message: `${subject} ${names.length === 1 ? 'is' : 'are'} not translated into ${language.name}. ${words}`,
    hint: `${hint} Missing: ${names.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  };
}

/** The drafts of the default language need no translation yet. */
function missingPages({ language: { code } }: ViewOfLanguage, site: RuleInput): string[] {
  const own = new Set(
    site.pages.flatMap(({ language, isFallback, source }) =>
      language === code && !isFallback ? [pathWithoutLanguage(source.path, code)] : [],
    ),
  );
  return [...originalPages(site)].flatMap(([path, { fields }]) => (own.has(path) || fields?.draft ? [] : [path]));
}

function missingRecords({ collections }: ViewOfLanguage, site: RuleInput): string[] {
  const translated = new Set(
    collections.flatMap(({ name, records }) => records.flatMap(({ key, translation }) => (translation ? [`${name}/${key}`] : []))),
  );
  return site.collections.flatMap(({ name, records }) =>
    records.flatMap(({ key, record }) => (record.draft || translated.has(`${name}/${key}`) ? [] : [`${name}/${key}`])),
  );
}

/** A shared block that no page of the language uses needs no translation. */
function missingShared({ language: { code }, shared }: ViewOfLanguage, site: RuleInput): string[] {
  const own = new Set(shared.map(({ name }) => name));
  const used = new Set(site.pages.flatMap(({ language, isFallback, uses }) => (language === code && !isFallback ? [...uses.keys()] : [])));
  return site.shared.flatMap(({ name }) => (used.has(name) && !own.has(name) ? [name] : []));
}

/** The settings with words. Names and addresses are the same in many languages. */
const withWords = /^(?:brand\.tagline|company\.chat\.label|navigation|footer|mail\.messages|messages|consent)\b/;

function missingSettings({ language: { code } }: ViewOfLanguage, { untranslated }: RuleInput): string[] {
  const texts = (untranslated.get(code) ?? []).flatMap((source) => source.texts);
  const names = texts.flatMap(({ text, at }) => (text !== '' && withWords.test(at.join('.')) ? [nameOf(at.map(String))] : []));
  return [...new Set(names)];
}

/** A list is translated as a whole. */
function nameOf(path: readonly string[]): string {
  const index = path.findIndex((step) => /^\d+$/.test(step));
  return path.slice(0, index < 0 ? undefined : index).join('.');
}
