import { homeOf } from '../content/page-versions.ts';
import { indexesOfPages } from '../content/resolve/indexes.ts';
import { type ResolvedSettings, resolveSettings } from '../content/resolve/resolve-settings.ts';
import { type SiteDb, siteQueries } from '../content/site-db.ts';
import { languagesOfSite, otherLanguages, translatedSettings, validSettings } from '../content/site-settings.ts';
import { settingsOf, stringsIn } from '../content/view-settings.ts';
import type { SiteLanguage } from '../model/site-model.ts';

/**
 * The settings in every language. The model has those of the other languages as `translations`; a language whose settings have a
 * broken reference has none, so that its pages show those of the default language. Undefined when `site.yaml` has an error.
 */
export const resolvedSettings = siteQueries.define({
  name: 'resolved settings',
  equality: 'inputs',
  compute: (db): ResolvedSettings | undefined => {
    const { file } = db.get(validSettings, '');
    const settings = settingsOf(db, '');
    if (!settings) return undefined;
    const { schemas } = db.input;
    const common = { schema: schemas.siteSchema, file, networks: schemas.networks };
    const first = resolveSettings({ ...common, settings, strings: db.get(stringsIn, ''), indexes: indexesOfPages(db, '') });
    const languages = otherLanguages(db);
    if (languages.length === 0) return first;
    const siteLanguages = languagesWithHomes(db);
    const others = languages.flatMap(({ code }) => {
      const translated = settingsOf(db, code);
      if (!translated) return [];
      const { own } = db.get(translatedSettings, code);
      const strings = db.get(stringsIn, code);
      return [{ code, ...resolveSettings({ ...common, own, settings: translated, strings, indexes: indexesOfPages(db, code) }) }];
    });
    const all = [first, ...others];
    const translations = others.flatMap(({ code, model }) => (model ? [[code, { ...model, siteLanguages }] as const] : []));
    return {
      model: first.model && { ...first.model, siteLanguages, translations: Object.fromEntries(translations) },
      mediaFiles: new Map(all.flatMap(({ mediaFiles }) => [...mediaFiles])),
      links: all.flatMap(({ links }) => links),
      texts: all.flatMap(({ texts }) => texts),
      problems: all.flatMap(({ problems }) => problems),
      untranslated: new Map(others.flatMap(({ untranslated }) => [...untranslated])),
    };
  },
});

/** Adds the paths of the published home pages to the languages. */
const languagesWithHomes = (db: SiteDb): SiteLanguage[] =>
  languagesOfSite(db).map((language) => {
    const home = homeOf(db, language);
    return home === undefined ? language : { ...language, home };
  });
