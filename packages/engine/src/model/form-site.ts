import type { SiteModel } from './site-model.ts';

/** What a form that sends takes from `site.yaml`, and the path of its page. */
export type FormSite = {
  phone: string;
  email: string;
  page: string;
  brand: string;
  owner: { name: string; email: string };
  mail: {
    /** Where it posts: a path for the site's own service, a whole address for another. */
    action: string;
    /** The page after a message was sent. */
    thankYou: string;
    ignoreStatus: boolean;
    timeout: number;
    messages: SiteModel['mail']['messages'];
  };
};

type Settings = {
  url: string;
  brand: { name: string };
  company: { name: string; phone: string; email: string };
  owner?: { name: string; email: string } | undefined;
  mail: Omit<SiteModel['mail'], 'thankYou'> & { thankYou?: string | undefined };
};

/** Picks those facts. */
export function formSite(settings: Settings, page: string): FormSite {
  const { url, brand, company, owner = company, mail } = settings;
  const { thankYou = page, ignoreStatus, timeout, messages } = mail;
  const address = new URL(`${mail.service ?? url}/send-email`);
  return {
    phone: company.phone,
    email: company.email,
    page,
    brand: brand.name,
    owner: { name: owner.name, email: owner.email },
    mail: { action: address.origin === url ? address.pathname : address.href, thankYou, ignoreStatus, timeout, messages },
  };
}

/** Whether a form posts to the site's own service, which understands more than the four texts of a message. */
export const isOwnService = ({ action }: { action: string }): boolean => action.startsWith('/');

/** The name of a form in its hidden field, by which the service knows it without script. */
export const formName = (page: string, blockKey: string): string => `${page}#${blockKey}`;
