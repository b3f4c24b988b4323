import { isMade } from '../../content/validate/page-origin.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import type { Language } from '../../model/languages.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { correctedText } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { isEveryPageKnown } from '../site/is-every-page-known.ts';
import { redirectsByPath } from '../site/redirects.ts';
import type { RuleInput } from '../site/rule-input.ts';

export const missingHome = defineRule({
  code: 'missing-home',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'No page has the path /, so the site has no home page.',
  why: 'Visitors who open the site by its domain see an error page.',
  wrong: 'pages/home.yaml  (path: /home)',
  right: 'pages/home.yaml  (path: /)',
  check: (site) => {
    const { pages, settingsFile } = site;
    if (!isEveryPageKnown(site)) return [];
    const ofLanguages = site.languages.filter(({ prefix }) => prefix !== '').flatMap((language) => homeOfLanguage(site, language));
    if (pages.some(({ fields }) => fields?.path === '/') || redirectsByPath(site).has('/')) return ofLanguages;
    const home = pages.find(isNamedHome);
    const file = home?.file ?? settingsFile;
    const place = file.locate([home ? 'path' : 'url'], 'value');
    return [
      {
        place,
        text: file.readText(),
        message: 'No page has the path /, so the site has no home page.',
        hint: 'Give the page that visitors see first the line: path: /',
        ...(home && { fix: correctedText(file.readText(), place, '/') }),
      },
      ...ofLanguages,
    ];
  },
});

/** Reports a language that has pages but no home page. */
function homeOfLanguage({ pages, settingsFile, ...site }: RuleInput, { code, name, prefix }: Language): Finding[] {
  const own = pages.filter(({ language }) => language === code);
  if (own.length === 0 || own.some(({ fields }) => fields?.path === prefix) || redirectsByPath(site).has(prefix)) return [];
  return [
    {
      place: settingsFile.locate(['languages', code], 'key'),
      text: settingsFile.readText(),
      message: `No page in ${name} has the path /, so ${prefix} leads to no page.`,
      hint: `Translate the home page: a file of the same name in pages/${code}/, with the line: path: /`,
    },
  ];
}

/** True for a page whose file or path has the name that home pages usually have. */
const isNamedHome = ({ source, fields, ...origin }: ValidPage): boolean =>
  !isMade(origin) && (/^pages\/(home|index)\.yaml$/.test(source.path) || /^\/(home|index)$/.test(fields?.path ?? ''));
