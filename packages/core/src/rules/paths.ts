import { describeOrigin, isGenerated } from '../content/validate/page-origin.ts';
import type { PageSummary } from '../content/validate/validate-page.ts';
import type { Language } from '../model/languages.ts';
import { profileOf } from '../model/page-profile.ts';
import type { Finding } from '../problems/create-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { correctedText, textAt } from '../yaml/source-lines.ts';
import { defineRule } from './define-rule.ts';
import { reservationOf } from './site/reserved-paths.ts';
import type { RuleInput } from './site/rule-input.ts';

export const duplicatePath = defineRule({
  code: 'duplicate-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same path.',
  why: 'Only one of them can be shown at this URL.',
  wrong: 'path: /contact',
  right: 'path: /contact-by-mail',
  check: ({ pageSummaries }) => {
    const owners = new Map<string, PageSummary>();
    return pageSummaries.flatMap((page) => {
      const path = page.fields?.path;
      if (path === undefined) return [];
      const owner = owners.get(path);
      if (!owner) {
        owners.set(path, page);
        return [];
      }
      return [
        {
          place: page.file.locate(['path'], 'value'),
          text: page.file.readText(),
          context: `page "${page.name}"`,
          message: `Two pages use the path ${path}: ${originOf(owner)} and ${originOf(page)}.`,
          hint: pathHint(page),
        },
      ];
    });
  },
});

function pathHint(page: PageSummary): string {
  if (!isGenerated(page)) return 'Change one of them.';
  if (!page.list) return 'Change one of the records, or the path with the placeholder.';
  const written = textAt(page.file.readText(), page.file.locate(['path'], 'value'));
  return written.includes('{')
    ? 'Write the value in the same way in all records. Different values need different letters or digits: a path has no other signs.'
    : 'Add a placeholder to the path, such as /{slug}, so that each value has a page of its own.';
}

/** Returns the file and line of a page's path, and the record or list that the page is made from. */
function originOf(page: PageSummary): string {
  const { file, line } = page.file.locate(['path'], 'value');
  const origin = describeOrigin(page);
  return `${file}:${line}${origin === undefined ? '' : ` (for ${origin})`}`;
}

export const reservedPath = defineRule({
  code: 'reserved-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'The path of a page is used by the site for something else.',
  why: 'The page and the files or the service at that path would get mixed up.',
  wrong: 'path: /media/press',
  right: 'path: /press',
  checkPage: (page) => {
    const path = page.fields?.path ?? '/';
    const reserved = reservationOf(path);
    if (!reserved) return [];
    return [
      {
        message: `A page cannot have the path ${path}: ${reserved.reason}.`,
        hint: `Choose a path that does not start with ${reserved.root}.`,
        place: page.file.locate(['path'], 'value'),
        text: page.file.readText(),
        context: `page "${page.name}"`,
      },
    ];
  },
});

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
    const { pageSummaries: pages, settingsFile, linkTargets } = site;
    if (!linkTargets.isComplete) return [];
    const ofLanguages = site.languages.filter(({ prefix }) => prefix !== '').flatMap((language) => homeOfLanguage(site, language));
    if (pages.some(({ fields }) => fields?.path === '/') || linkTargets.redirects.has('/')) return ofLanguages;
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
function homeOfLanguage({ pageSummaries, settingsFile, linkTargets }: RuleInput, { code, name, prefix }: Language): Finding[] {
  const own = pageSummaries.filter(({ language }) => language === code);
  if (own.length === 0 || own.some(({ fields }) => fields?.path === prefix) || linkTargets.redirects.has(prefix)) return [];
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
const isNamedHome = ({ source, fields, ...origin }: PageSummary): boolean =>
  !isGenerated(origin) && (/^pages\/(home|index)\.yaml$/.test(source.path) || /^\/(home|index)$/.test(fields?.path ?? ''));

export const unknownProfile = defineRule({
  code: 'unknown-profile',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A page names a profile that site.yaml does not have.',
  why: 'The page would have the brand and contact data of the rest of the site.',
  wrong: 'pages/summer.yaml  (profile: sumer)',
  right: 'pages/summer.yaml  (profile: summer)',
  check: ({ pageSummaries, settings }) => {
    if (!settings) return [];
    const names = settings.profiles.map(({ name }) => name);
    return pageSummaries.flatMap(({ fields, file, name }) => {
      const profile = fields?.profile;
      if (profile === undefined || names.includes(profile)) return [];
      const place = file.locate(['profile'], 'value');
      const nearest = nearestName(profile, names);
      return [
        {
          place,
          text: file.readText(),
          context: `page "${name}"`,
          message: `There is no profile "${profile}" in site.yaml.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
          hint: profileHint(names),
          ...(nearest !== undefined && { fix: correctedText(file.readText(), place, nearest) }),
        },
      ];
    });
  },
});

const profileHint = (names: readonly string[]): string =>
  names.length === 0
    ? 'site.yaml has no profiles. Add one under "profiles:", or remove this line.'
    : `The profiles are ${names.join(', ')}. Choose one, or add another to site.yaml under "profiles:".`;

export const unusedProfile = defineRule({
  code: 'unused-profile',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'No page has a profile of site.yaml.',
  why: 'Visitors never see it. Perhaps its folder is misspelt, or a page was forgotten.',
  wrong: 'site.yaml  (profiles: folder: /workshp)',
  right: 'site.yaml  (profiles: folder: /workshop)',
  check: ({ pageSummaries: pages, settings, settingsFile }) => {
    // A page with a problem may have any profile.
    if (!settings || settings.profiles.length === 0 || pages.some(({ fields }) => !fields)) return [];
    const used = new Set(pages.flatMap(({ fields }) => (fields ? [profileOf(fields, settings)] : [])));
    return settings.profiles.flatMap(({ name, folder }, index) =>
      used.has(name)
        ? []
        : [
            {
              place: settingsFile.locate(['profiles', index, folder === undefined ? 'name' : 'folder'], 'value'),
              text: settingsFile.readText(),
              message:
                folder === undefined
                  ? `No page has the profile "${name}".`
                  : `No page of the profile "${name}" is at ${folder} or below it.`,
              hint: `Add "profile: ${name}" to a page, ${folder === undefined ? 'give the profile a folder' : 'correct the folder'}, or remove the profile.`,
            },
          ],
    );
  },
});
