import { callingCodeOf } from './calling-code.ts';
import { type FormSettings, type FormSite, formSite, isOwnService } from './form-site.ts';

/** The settings of a form with fields of any kind. */
export type FormBlockSite = FormSite & {
  /** The calling code of the company, for phone numbers without one. */
  country?: string | undefined;
  /** The recipients that forms name, for another mail service only. The site's own service knows them, so that pages do not contain them. */
  recipients?: readonly { id: string; name: string; email: string }[];
};

/** Picks the settings of a form with fields of any kind; `page` is the path of its page. */
export function formBlockSite(settings: FormSettings, page: string): FormBlockSite {
  const site = formSite(settings, page);
  const { recipients } = settings.mail;
  return { ...site, country: callingCodeOf(site.phone), ...(!isOwnService(site.mail) && recipients.length > 0 && { recipients }) };
}
