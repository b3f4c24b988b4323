import { type AddressSettings, pageAddress } from './address.ts';
import { sendPath } from './service-paths.ts';
import type { SiteModel } from './site-model.ts';

/** The settings of a form that sends messages, and the path of its page. */
export type FormSite = {
  /** Undefined for a company that has no phone number. */
  phone?: string | undefined;
  email: string;
  /** The address of the page. */
  page: string;
  brand: string;
  owner: { name: string; email: string };
  mail: {
    /** The target of the form: a path for the site's own mail service, an absolute URL for another. */
    action: string;
    /** The address of the page after a message was sent. */
    thankYou: string;
    ignoreStatus: boolean;
    timeout: number;
    messages: SiteModel['mail']['messages'];
  };
};

export type FormSettings = AddressSettings & {
  brand: { name: string };
  company: { name: string; phone?: string | undefined; email: string };
  owner?: { name: string; email: string } | undefined;
  mail: Omit<SiteModel['mail'], 'thankYou'> & { thankYou?: string | undefined };
};

/** Picks the settings of a form; `page` is the path of its page. */
export function formSite(settings: FormSettings, page: string): FormSite {
  const { url, brand, company, owner = company, mail } = settings;
  const address = pageAddress(page, settings);
  const { thankYou = address, ignoreStatus, timeout, messages } = mail;
  const service = new URL(`${mail.service ?? url}${sendPath}`);
  return {
    phone: company.phone,
    email: company.email,
    page: address,
    brand: brand.name,
    owner: { name: owner.name, email: owner.email },
    mail: { action: service.origin === new URL(url).origin ? service.pathname : service.href, thankYou, ignoreStatus, timeout, messages },
  };
}

/** True when a form posts to the site's own mail service, which accepts more than the four texts of a message. */
export const isOwnService = ({ action }: { action: string }): boolean => action.startsWith('/');

/** Returns the name of a form on the page at an address, for its hidden field, by which the mail service identifies a post without script. */
export const formName = (address: string, blockKey: string): string => `${address}#${blockKey}`;
