import type { RuleInfo } from '../rule-info.ts';

/** Problems of files that translate another one. */
export const translationCodes = {
  'not-translatable': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'The settings of a language contain a field that is the same in all languages.',
    why: 'A file such as site.de.yaml has only what visitors read. Everything else is in site.yaml.',
    wrong: 'site.de.yaml  (hsts: none)',
    right: 'site.yaml  (hsts: none)',
  },
  'prefix-in-path': {
    severity: 'error',
    fixable: true,
    where: 'file',
    summary: 'The path of a page in another language starts with the folder of the language.',
    why: 'The pages of a language are below its folder by themselves, so the folder would be in the URL twice.',
    wrong: 'pages/de/about.yaml  (path: /de/ueber-uns)',
    right: 'pages/de/about.yaml  (path: /ueber-uns)',
  },
  'translation-without-original': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A record is translated that the collection does not have.',
    why: 'A translation contains only the translated fields, so without its record there is nothing to show.',
    wrong: ['collections/de/questions.yaml:', '- id: how-longg', '  question: Wie lange dauert es?'].join('\n'),
    right: ['collections/de/questions.yaml:', '- id: how-long', '  question: Wie lange dauert es?'].join('\n'),
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
