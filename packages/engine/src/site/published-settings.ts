import { pathAtAddress } from '../model/address.ts';
import type { SiteModel } from '../model/site-model.ts';

/**
 * Returns the settings without the entries that lead to unpublished pages: of the navigations, the footers and the redirects,
 * as in `pageEntries`. `unpublished` has the paths of these pages.
 */
export function publishedSettings(settings: SiteModel, unpublished: ReadonlySet<string>): SiteModel {
  const published = <Entry extends { to: string }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ to }) => !unpublished.has(pathAtAddress(to.split(/[?#]/, 1)[0] ?? '', settings) ?? ''));
  const { translations } = settings;
  return {
    ...settings,
    ...(translations && {
      translations: Object.fromEntries(Object.entries(translations).map(([code, one]) => [code, publishedSettings(one, unpublished)])),
    }),
    navigation: published(settings.navigation),
    footer: { ...settings.footer, links: published(settings.footer.links) },
    profiles: settings.profiles.map(({ navigation, footer, ...profile }) => ({
      ...profile,
      ...(navigation && { navigation: published(navigation) }),
      ...(footer && { footer: { ...footer, links: published(footer.links) } }),
    })),
    redirects: published(settings.redirects),
  };
}
