import { pathWithoutLanguage } from '../content/find/divide-by-language.ts';
import type { ViewOfLanguage } from '../content/site-parts.ts';
import type { Finding } from '../problems/create-problem.ts';
import { count } from '../problems/format-problem.ts';
import type { TextEdit } from '../problems/problem.ts';
import { planOf } from '../schema/compile-plan.ts';
import { rolesOf } from '../schema/record-roles.ts';
import { missingLabels } from '../schema/types/type-labels.ts';
import { isKnownLanguage } from '../text/language-code.ts';
import { editOfText, indexOf, lineAt } from '../yaml/source-lines.ts';
import { defineRule } from './define-rule.ts';
import type { RuleInput, TranslationState } from './site/rule-input.ts';
import { originalPages } from './site/translation-states.ts';

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
    [labelsWithoutTranslation(view, site), 'label', inDefault, `Write them into types/${code}/, under the names of the fields.`],
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
    site.pageSummaries.flatMap(({ language, isFallback, source }) =>
      language === code && !isFallback ? [pathWithoutLanguage(source.path, code)] : [],
    ),
  );
  return [...originalPages(site.pageSummaries)].flatMap(([path, { fields }]) => (own.has(path) || fields?.draft ? [] : [nameOfFile(path)]));
}

/** Returns the name of the file of a page in its folder, without its ending: `about-us`. */
const nameOfFile = (path: string): string => path.replace(/^pages\//, '').replace(/\.ya?ml$/, '');

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
  const used = new Set(site.sharedUsedIn(code));
  return site.shared.flatMap(({ name }) => (used.has(name) && !own.has(name) ? [name] : []));
}

/** Only the labels of types whose records are shown in the language. */
function labelsWithoutTranslation({ types, collections }: ViewOfLanguage, { schemas }: RuleInput): string[] {
  const shown = new Set(collections.flatMap(({ name, records }) => (records.some(({ record }) => !record.draft) ? [name] : [])));
  return Object.entries(schemas.types).flatMap(([name, type]) => {
    if (!shown.has(name)) return [];
    const own = types.find((one) => one.name === name);
    const roles = rolesOf(planOf(schemas.recordSchema(name)), type.roles);
    return missingLabels(type, own?.labels ?? {}, roles).map((label) => `${name}.${label}`);
  });
}

/** A number, such as that of a phone, is no word. */
const hasLetters = /\p{L}/u;

/** The settings with words. Names and addresses are the same in many languages. */
const withWords = /^(?:brand\.tagline|company\.chat\.label|navigation|footer|topBar|settings|mail\.messages|messages|consent)\b/;

function missingSettings({ language: { code } }: ViewOfLanguage, { untranslated }: RuleInput): string[] {
  const texts = (untranslated.get(code) ?? []).flatMap((source) => source.texts);
  const names = texts.flatMap(({ text, at, isDefault }) =>
    hasLetters.test(text) && !isDefault && withWords.test(at.join('.')) ? [nameOf(at.map(String))] : [],
  );
  return [...new Set(names)];
}

/** A list is translated as a whole. */
function nameOf(path: readonly string[]): string {
  const index = path.findIndex((step) => /^\d+$/.test(step));
  return path.slice(0, index < 0 ? undefined : index).join('.');
}

export const outdatedTranslation = defineRule({
  code: 'outdated-translation',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The original has changed since it was translated.',
  why: 'Visitors of the translation read what no longer holds.',
  wrong: ['pages/questions.yaml  (changed)', 'pages/de/questions.yaml  (translated: what it was before)'].join('\n'),
  right: ['pages/questions.yaml  (changed)', 'pages/de/questions.yaml  (without "translated")'].join('\n'),
  check: (site) =>
    site.translationStates.flatMap(({ name, file, path, translated, state, original }) => {
      if (translated === undefined || state === undefined || translated === state) return [];
      const place = file.locate([...path, 'translated'], 'value');
      const text = file.readText();
      return [
        {
          place,
          text,
          context: name,
          message: `${original} has changed since this was translated.`,
          hint: 'When the translation says the same again, remove this line. "npm run check -- --fix" then writes the new state.',
          // A safe fix of the original changes nothing that the translation says.
          editsIfCaused: [editOfText(text, place, state)],
        },
      ];
    }),
});

export const unmarkedTranslation = defineRule({
  code: 'unmarked-translation',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A translation does not say which state of the original it translates.',
  why: 'Only then can check warn when the original changes.',
  wrong: 'pages/de/questions.yaml  (without "translated")',
  right: 'pages/de/questions.yaml  (translated: the state that --fix writes)',
  check: (site) => {
    if (site.hasErrors) return [];
    const unmarked = site.translationStates.filter(({ translated, state }) => translated === undefined && state !== undefined);
    const byFile = new Map<string, TranslationState[]>();
    for (const one of unmarked) byFile.set(one.file.displayPath, [...(byFile.get(one.file.displayPath) ?? []), one]);
    return [...byFile.values()].flatMap((states) => findingOf(states) ?? []);
  },
});

/** Returns one finding for a file, with an edit for each translation in it. */
function findingOf(states: readonly TranslationState[]): Finding | undefined {
  const [first] = states;
  if (!first) return undefined;
  const { file, path } = first;
  const edits = states.flatMap((one) => editOf(one) ?? []);
  return {
    place: file.locate(first.first === undefined ? path : [...path, first.first], 'key'),
    text: file.readText(),
    context: states.length === 1 ? first.name : `${first.name} and ${states.length - 1} more`,
    message: `This does not say which state of ${first.original} it translates.`,
    hint: 'Run "npm run check -- --fix", which adds a line "translated". Do not change it by hand.',
    ...(edits.length > 0 && { edits, isFixedLast: true as const }),
  };
}

/** Returns the edit that adds the line: below the first field of a translation, before it within braces, or at the start of a file of its own. */
function editOf({ file, path, first, state }: TranslationState): TextEdit | undefined {
  const text = file.readText();
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (first === undefined) {
    const start = startOfFields(text);
    return { start, end: start, text: `translated: ${state}${end}` };
  }
  const place = file.locate([...path, first], 'key');
  const start = indexOf(text, place);
  const line = lineAt(text, start);
  const before = line.text.slice(0, place.column - 1);
  if (/\{\s*$/.test(before)) return { start, end: start, text: `translated: ${state}, ` };
  if (!/^[\s-]*$/.test(before)) return undefined;
  const at = line.start + line.text.replace(/\r$/, '').length;
  return { start: at, end: at, text: `${end}${' '.repeat(place.column - 1)}translated: ${state}` };
}

/** Returns where the first field of a file starts, after comments and empty lines. */
function startOfFields(text: string): number {
  const [before = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text) ?? [];
  return before.length;
}

export const leftoverTranslation = defineRule({
  code: 'leftover-translation',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A page or shared block translates one that no longer exists.',
  why: 'It stays on the site in this language only, which is rarely meant.',
  wrong: ['pages/de/prices.yaml  (translated: abcdefgh)', 'and no pages/prices.yaml'].join('\n'),
  right: ['pages/de/prices.yaml  (without "translated")', 'and no pages/prices.yaml'].join('\n'),
  check: (site) =>
    site.translationStates.flatMap(({ name, file, path, translated, state, original }) => {
      if (translated === undefined || state !== undefined) return [];
      return [
        {
          place: file.locate([...path, 'translated'], 'key'),
          text: file.readText(),
          context: name,
          message: `This was translated from ${original}, which does not exist any more.`,
          hint: 'Remove this file too, or remove this line to have it in this language only.',
        },
      ];
    }),
});
