import type { SiteModel } from '../model/site-model.ts';

/** Returns the settings of a site that search engines must not list, in every language. */
export function previewSettings(settings: SiteModel): SiteModel {
  const { translations } = settings;
  return {
    ...settings,
    isPreview: true,
    ...(translations && {
      translations: Object.fromEntries(Object.entries(translations).map(([code, one]) => [code, previewSettings(one)])),
    }),
  };
}
