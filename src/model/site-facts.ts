import type { SiteSettings } from '../../schemas/site.ts';

type Company = Pick<SiteSettings['company'], 'phone' | 'email' | 'address' | 'whatsapp'>;

/** What a block type takes from `site.yaml` besides its own fields. Other types take nothing. */
export type SiteFacts = {
  'contact-details': Company;
  'contact-form': Pick<Company, 'phone' | 'email'>;
  'enquiry-form': Pick<Company, 'phone' | 'email'>;
};

/** Picks those facts, for each type that takes any. */
export const siteFacts: { [Type in keyof SiteFacts]: (settings: SiteSettings) => SiteFacts[Type] } = {
  'contact-details': ({ company: { phone, email, address, whatsapp } }) => ({ phone, email, address, whatsapp }),
  'contact-form': ({ company: { phone, email } }) => ({ phone, email }),
  'enquiry-form': ({ company: { phone, email } }) => ({ phone, email }),
};
