import type { SiteSettings } from '../../schema/site-settings.ts';
import { trustType } from '../../trust/trust-type.ts';

/**
 * Returns settings whose links lead to the pages of a language. `targetOf` returns the target of a link there. Blocks get
 * their settings before those of the layout are resolved, which have these targets too.
 */
export function settingsOfLanguage(settings: SiteSettings, targetOf: (href: string) => string): SiteSettings {
  const { navigation, header, footer, mail } = settings;
  // The target of a link is a link too.
  const target = <Href extends string>(href: Href): Href => trustType<Href>(targetOf(href));
  const withTarget = <Link extends { to: string }>(link: Link): Link => ({ ...link, to: target(link.to) });
  return {
    ...settings,
    navigation: navigation.map(withTarget),
    header: { ...header, ...(header.search !== undefined && { search: target(header.search) }) },
    footer: { ...footer, links: footer.links.map(withTarget) },
    mail: { ...mail, ...(mail.thankYou !== undefined && { thankYou: target(mail.thankYou) }) },
  };
}
