import type { PageVersions } from '../content/resolve/page-versions.ts';
import { type ResolvedSettings, resolveSettings } from '../content/resolve/resolve-settings.ts';
import type { SiteParts } from '../content/site-parts.ts';
import { stringsOf, stringsOfLanguage } from '../content/validate/validate-strings.ts';
import type { SiteLanguage } from '../model/site-model.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { SiteSettings } from '../schema/site-settings.ts';

/**
 * Resolves the settings in every language. The model has those of the other languages as `translations`; a language whose
 * settings have a broken reference has none, so that its pages show those of the default language.
 */
export function resolveAllSettings(parts: SiteParts & { settings: SiteSettings }, schemas: ContentSchemas): ResolvedSettings {
  const { settings, settingsFile, strings, indexes, views, languages } = parts;
  const common = { schema: schemas.siteSchema, file: settingsFile, networks: schemas.networks };
  const ofDefault = resolveSettings({ ...common, settings, strings: stringsOf(strings, settings.language, schemas), indexes });
  const { versions } = indexes;
  if (!versions) return ofDefault;
  const siteLanguages = languagesWithHomes(languages, versions);
  const others = views.flatMap((view) => {
    if (!view.ofLanguage || !view.settings) return [];
    const texts = stringsOfLanguage(strings, { language: view.code, defaultLanguage: settings.language }, schemas);
    const { own } = view.ofLanguage.settings;
    return [{ code: view.code, ...resolveSettings({ ...common, own, settings: view.settings, strings: texts, indexes: view.indexes }) }];
  });
  const all = [ofDefault, ...others];
  const translations = others.flatMap(({ code, model }) => (model ? [[code, { ...model, siteLanguages }] as const] : []));
  return {
    model: ofDefault.model && { ...ofDefault.model, siteLanguages, translations: Object.fromEntries(translations) },
    mediaFiles: new Map(all.flatMap(({ mediaFiles }) => [...mediaFiles])),
    links: all.flatMap(({ links }) => links),
    inputs: new Set(all.flatMap(({ inputs }) => [...inputs])),
    readTexts: () => all.flatMap((one) => one.readTexts()),
    problems: all.flatMap(({ problems }) => problems),
    untranslated: new Map(others.flatMap(({ untranslated }) => [...untranslated])),
  };
}

/** Adds the paths of the published home pages to the languages. */
const languagesWithHomes = (languages: SiteParts['languages'], versions: PageVersions): SiteLanguage[] =>
  languages.map((language) => {
    const home = versions.homeOf(language);
    return home === undefined ? language : { ...language, home };
  });
