import { type AddressSettings, plainAddresses } from '../model/address.ts';
import type { ValueWords } from '../model/format-value.ts';
import { type Language, languagesOf } from '../model/languages.ts';
import { hasEnded, type Now } from '../time/moment.ts';
import { defaultTimeZone } from '../time/time-zone.ts';
import { divideByLanguage, type LanguageFiles } from './find/divide-by-language.ts';
import type { SiteFiles } from './find/find-files.ts';
import { codeOf, contentView, type SiteDb, siteQueries } from './site-db.ts';
import { readFile, runStage, siteFiles } from './site-files.ts';
import { type TranslatedSettings, translateSettings } from './validate/translation/translate-settings.ts';
import { languageSettings, type ValidSettings, validateSettings } from './validate/validate-settings.ts';
import { type ValidStrings, validateStrings } from './validate/validate-strings.ts';

/** `site.yaml` after validation. */
export const validSettings = siteQueries.define({
  name: 'settings file',
  equality: 'inputs',
  compute: (db): ValidSettings => runStage(db, readFile(db, 'site.yaml'), (file) => validateSettings(file, db.input.schemas)),
});

/** The time zone of the site. */
const timeZoneOfSite = siteQueries.define({
  name: 'time zone',
  equality: 'json',
  compute: (db) => db.get(validSettings, '').settings?.timeZone ?? defaultTimeZone,
});

/** The time for which the site is read. */
const currentTime = siteQueries.define({
  name: 'time',
  equality: 'json',
  mayChange: () => true,
  compute: (db) => db.input.clock(db.get(timeZoneOfSite, '')).getTime(),
});

/** The minute for which the site is checked: what is due within it makes no difference. */
const currentMinute = siteQueries.define({
  name: 'minute',
  equality: 'json',
  compute: (db) => Math.floor(db.get(currentTime, '') / 60_000) * 60_000,
});

export const minuteOf = (db: SiteDb): Now => ({ time: db.get(currentMinute, ''), timeZone: timeZoneOf(db) });

export const timeZoneOf = (db: SiteDb): string => db.get(timeZoneOfSite, '');

export const nowOf = (db: SiteDb): Now => ({ time: db.get(currentTime, ''), timeZone: timeZoneOf(db) });

/** Whether a date has passed. */
export const hasPassed = siteQueries.define({
  name: 'passed',
  equality: 'json',
  compute: (db, date) => hasEnded(date, nowOf(db)),
});

/** How the paths of the site become addresses. */
export const addressSettings = siteQueries.define({
  name: 'addresses',
  equality: 'json',
  compute: (db): AddressSettings => {
    const { url, trailingSlash } = db.get(validSettings, '').settings ?? plainAddresses;
    return { url, trailingSlash };
  },
});

/** The ids that a form may name, and the mail service. Null when `site.yaml` has an error. */
export const mailTargets = siteQueries.define({
  name: 'mail targets',
  equality: 'json',
  compute: (db) => {
    const { settings } = db.get(validSettings, '');
    if (!settings) return null;
    const { recipients, webhooks, service, formTargets } = settings.mail;
    return { recipients: recipients.map(({ id }) => id), webhooks: webhooks.map(({ id }) => id), service, formTargets };
  },
});

/** The languages of the site, in the order of `site.yaml`. */
const languages = siteQueries.define({
  name: 'languages',
  equality: 'json',
  compute: (db) => languagesOf(languageSettings(db.get(validSettings, ''))),
});

export const languagesOfSite = (db: SiteDb): Language[] => db.get(languages, '');

/** Returns the code of the default language. */
export const defaultCodeOf = (db: SiteDb): string => languagesOfSite(db).find(({ prefix }) => prefix === '')?.code ?? '';

/** Returns the languages other than the default one. */
export const otherLanguages = (db: SiteDb): Language[] => languagesOfSite(db).filter(({ prefix }) => prefix !== '');

/** Returns the codes of the languages of the site. Empty for the default one. */
export const codesOfSite = (db: SiteDb): string[] => ['', ...otherLanguages(db).map(({ code }) => code)];

/** Returns the language of a view. */
export function languageOf(db: SiteDb, view: string): Language {
  const code = codeOf(view);
  const found = languagesOfSite(db).find((one) => (code === '' ? one.prefix === '' : one.code === code));
  if (!found) throw new Error(`The site has no language "${code}". This is a bug in Pagewright.`);
  return found;
}

/** Returns the code of the language in which the content of a view is written. */
export const contentCode = (db: SiteDb, view: string): string => contentView(view) || defaultCodeOf(db);

/** Returns what values are formatted with in a view. */
export const wordsIn = (db: SiteDb, view: string): ValueWords => ({ language: contentCode(db, view), timeZone: timeZoneOf(db) });

/** The files of the default language, and of every other one by its code. */
const dividedFiles = siteQueries.define({
  name: 'files by language',
  equality: 'inputs',
  compute: (db) => divideByLanguage({ all: db.get(siteFiles, '').files, languages: languagesOfSite(db) }),
});

/** Returns the files of the site without those of other languages. */
export const ownFiles = (db: SiteDb): SiteFiles => db.get(dividedFiles, '').files;

/** Returns the files of a view. */
export function filesIn(db: SiteDb, view: string): LanguageFiles {
  const { files, byLanguage } = db.get(dividedFiles, '');
  return byLanguage.get(contentView(view)) ?? files;
}

/** The files of interface texts. */
export const stringsFiles = siteQueries.define({
  name: 'strings files',
  equality: 'inputs',
  compute: (db): ValidStrings[] =>
    ownFiles(db).strings.map((source) =>
      runStage(db, readFile(db, source.path, defaultCodeOf(db)), (file) => validateStrings(source, file, db.input.schemas)),
    ),
});

/** `site.<code>.yaml` after validation, merged into the settings, by the code of the language. */
export const translatedSettings = siteQueries.define({
  name: 'translated settings',
  equality: 'inputs',
  compute: (db, code): TranslatedSettings => {
    const { settings: file } = filesIn(db, code);
    return translateSettings(file && readFile(db, file.path, code), { code, base: db.get(validSettings, ''), schemas: db.input.schemas });
  },
});
