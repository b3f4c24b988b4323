import type { SiteSettings } from '../schema/site-settings.ts';
import type { PageModel } from './page-model.ts';
import type { SiteModel } from './site-model.ts';

type PageOfProfile = Pick<PageModel, 'path' | 'prefix' | 'profile'>;
type Profiles = Pick<SiteSettings | SiteModel, 'profiles'>;

/** Returns the name of a page's profile: the one that it names, else that of the nearest folder. Undefined without one. */
export function profileOf({ path, prefix = '', profile }: PageOfProfile, { profiles }: Profiles): string | undefined {
  if (profile !== undefined) return profile;
  const own = path.slice(prefix.length) || '/';
  const above = profiles.flatMap(({ name, folder }) => (folder !== undefined && isInFolder(own, folder) ? [{ name, folder }] : []));
  return above.sort((a, b) => b.folder.length - a.folder.length)[0]?.name;
}

/**
 * Returns the name of everything around the blocks of a page: its language, when that is not the default one, and its profile.
 * Client-side navigation replaces only head, header and blocks, so the rest stays between pages with the same name.
 */
export function frameOf(page: PageOfProfile & Pick<PageModel, 'language'>, site: Profiles): string | undefined {
  const names = [page.language, profileOf(page, site)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' ') : undefined;
}

const isInFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`);

/**
 * Creates a function that returns the settings that a page shows: those of the site, with what its profile replaces. A brand
 * is replaced field by field, everything else as a whole. Equal settings and profiles give the same object.
 */
export function createPageSettings<Settings extends SiteSettings | SiteModel>(): (settings: Settings, page: PageOfProfile) => Settings {
  const merged = new WeakMap<Settings, Map<string, Settings>>();
  return (settings, page) => {
    const name = profileOf(page, settings);
    const profile = settings.profiles.find((one) => one.name === name);
    if (!profile) return settings;
    const ofSettings = merged.get(settings) ?? new Map<string, Settings>();
    merged.set(settings, ofSettings);
    const { brand, company = settings.company, navigation = settings.navigation, footer = settings.footer } = profile;
    const { topBar = settings.topBar } = profile;
    const replaced = { brand: { ...settings.brand, ...brand }, company, navigation, footer, ...(topBar && { topBar }) };
    const ofPage = ofSettings.get(profile.name) ?? { ...settings, ...replaced };
    ofSettings.set(profile.name, ofPage);
    return ofPage;
  };
}
