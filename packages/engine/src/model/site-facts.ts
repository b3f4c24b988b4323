import type { SiteSettings } from '../schema/site-settings.ts';
import { type FormSite, formSite } from './form-site.ts';

type Company = Pick<SiteSettings['company'], 'phone' | 'email' | 'address' | 'whatsapp'>;

/** What a block type takes from `site.yaml` and of its page besides its own fields. Other types take nothing. */
export type SiteFacts = {
  'contact-details': Company;
  'contact-form': FormSite;
  'enquiry-form': FormSite;
};

/** Picks those facts, for each type that takes any; `page` is the path of the block's page. */
export const siteFacts: { [Type in keyof SiteFacts]: (settings: SiteSettings, page: string) => SiteFacts[Type] } = {
  'contact-details': ({ company: { phone, email, address, whatsapp } }) => ({ phone, email, address, whatsapp }),
  'contact-form': formSite,
  'enquiry-form': formSite,
};
