import { hrefSchema } from '../schema/fields/link.ts';
import { withEveryLayout } from '../schema/layouts.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';
import { addressIn } from './page-versions.ts';
import { codeOf, contentView, keyIn, type SiteDb, siteQueries } from './site-db.ts';
import { contentCode, defaultCodeOf, stringsFiles, translatedSettings, validSettings } from './site-settings.ts';
import { withInterfaceTexts } from './validate/interface-texts.ts';
import { stringsOf, stringsOfLanguage } from './validate/validate-strings.ts';

/** The settings of a view. Null when they have an error. */
const settingsIn = siteQueries.define({
  name: 'settings',
  equality: 'json',
  compute: (db, view): SiteSettings | null => {
    const { file, settings: ofSite } = db.get(validSettings, '');
    const translated = contentView(view) === '' ? undefined : db.get(translatedSettings, view);
    const settings = translated ? translated.settings : ofSite;
    if (!settings) return null;
    const complete = withEveryLayout(settings, db.input.schemas.layouts);
    const worded = withInterfaceTexts(complete, [file.value, translated?.own?.values], db.get(stringsIn, view));
    return view === '' ? worded : withTargets(worded, (path) => db.get(addressIn, keyIn(codeOf(view), path)));
  },
});

/** Returns settings whose page after a sent message is that of the language. Other links are resolved where they are shown. */
function withTargets(settings: SiteSettings, pathOf: (path: string) => string): SiteSettings {
  const { thankYou } = settings.mail;
  return thankYou?.startsWith('/') ? { ...settings, mail: { ...settings.mail, thankYou: hrefSchema.parse(pathOf(thankYou)) } } : settings;
}

/** Returns the settings of a view. Undefined when they have an error. */
export const settingsOf = (db: SiteDb, view: string): SiteSettings | undefined => db.get(settingsIn, view) ?? undefined;

/** Returns the settings with which the pages of a view are shown: those of a view, or in a preview the last valid ones. */
export function usedSettings(db: SiteDb, view: string): SiteSettings | undefined {
  const settings = settingsOf(db, view);
  const { lastSettings } = db.input;
  if (settings) lastSettings?.set(view, settings);
  return settings ?? lastSettings?.get(view);
}

/** The interface texts of a view. */
export const stringsIn = siteQueries.define({
  name: 'strings',
  equality: 'json',
  compute: (db, view): Strings => {
    const { schemas } = db.input;
    const defaultLanguage = defaultCodeOf(db);
    const files = db.get(stringsFiles, '');
    if (view === '') return stringsOf(files, defaultLanguage, schemas);
    return stringsOfLanguage(files, { language: contentCode(db, view), defaultLanguage }, schemas);
  },
});
