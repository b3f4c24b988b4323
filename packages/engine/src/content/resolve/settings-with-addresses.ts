import type { z } from 'zod';
import { hrefSchema } from '../../schema/fields/link.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';

/**
 * Returns settings whose links are addresses, of the pages of a language. `addressOf` returns the address to which a link leads.
 * Blocks get their settings before those of the layout are resolved, which have these addresses too.
 */
export function settingsWithAddresses(settings: SiteSettings, addressOf: (href: string) => string): SiteSettings {
  const { navigation, header, footer, mail } = settings;
  const target = (href: Href): Href => hrefSchema.parse(addressOf(href));
  const withTarget = <Link extends { to: Href }>(link: Link): Link => ({ ...link, to: target(link.to) });
  return {
    ...settings,
    navigation: navigation.map(withTarget),
    header: { ...header, ...(header.search !== undefined && { search: target(header.search) }) },
    footer: { ...footer, links: footer.links.map(withTarget) },
    mail: { ...mail, ...(mail.thankYou !== undefined && { thankYou: target(mail.thankYou) }) },
  };
}

type Href = z.output<typeof hrefSchema>;
