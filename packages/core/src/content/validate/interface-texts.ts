import type { SiteSettings } from '../../schema/site-settings.ts';
import type { Strings } from '../../strings/index.ts';
import { valueAt } from './schema-subject.ts';

/**
 * Returns settings with the interface texts of a language in place of the English defaults. `files` are the values of `site.yaml` and of
 * the file that translates it: a text in one of them stays.
 */
export function withInterfaceTexts(settings: SiteSettings, files: readonly unknown[], strings: Strings): SiteSettings {
  const { mail, messages, footer, profiles } = settings;
  const withDefaults = <Texts extends object>(texts: Texts, defaults: Partial<Texts>, path: readonly (string | number)[]): Texts => {
    const isWritten = ([name]: [string, unknown]): boolean => files.some((file) => valueAt(file, [...path, name]) !== undefined);
    return { ...texts, ...Object.fromEntries(Object.entries(defaults).filter((text) => !isWritten(text))) };
  };
  return {
    ...settings,
    mail: { ...mail, messages: withDefaults(mail.messages, strings.mailMessages, ['mail', 'messages']) },
    messages: withDefaults(messages, strings.pageMessages, ['messages']),
    footer: withDefaults(footer, strings.footer, ['footer']),
    profiles: profiles.map((profile, index) =>
      profile.footer ? { ...profile, footer: withDefaults(profile.footer, strings.footer, ['profiles', index, 'footer']) } : profile,
    ),
  };
}
