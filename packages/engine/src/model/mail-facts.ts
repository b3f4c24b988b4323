import type { FormSpec } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
import type { TraitsOf } from './block-traits-lookup.ts';
import { formSite, isOwnService } from './form-site.ts';
import type { BlockModel, PageModel } from './page-model.ts';
import type { SiteModel } from './site-model.ts';

/** A form that the service accepts as a form post, from a page without script. */
export type FormFacts = FormSpec & {
  /** The path of its page, and its block's key there: together they name the form in its hidden field `form`. */
  page: string;
  key: string;
};

/** What the mail service must know about a site. The build writes it to `_mail.json` in the output, which is never served. */
export type MailFacts = {
  /** The name of the brand: the subject is "You have a new message from" and this. */
  brand: string;
  /** The recipient of messages: the only address that every request may name. */
  owner: { name: string; email: string };
  /** Other ways to reach the company, for the page that answers a form with mistakes. */
  contact: { phone: string; email: string };
  /** The origin of the published site, such as `https://www.example.com`: it may send. */
  origin: string;
  /** The path to which a visitor without script is redirected after sending. Undefined for the page of the form. */
  thankYou?: string | undefined;
  forms: FormFacts[];
  /** The interface texts of its pages, and of error messages in forms. */
  strings: Pick<Strings, 'formCheck' | 'mail'>;
};

/** Collects those facts from a site's pages. There are no forms when another service receives the messages. */
export function mailFacts(settings: SiteModel, pages: readonly PageModel[], traitsOf: TraitsOf): MailFacts {
  const { brand, owner, phone, email, mail } = formSite(settings, '/');
  const forms = isOwnService(mail) ? pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => formsOf(path, block, traitsOf))) : [];
  const strings = { formCheck: settings.strings.formCheck, mail: settings.strings.mail };
  return { brand, owner, contact: { phone, email }, origin: settings.url, thankYou: mail.thankYou, forms, strings };
}

function formsOf(page: string, { type, key, props }: BlockModel, traitsOf: TraitsOf): FormFacts[] {
  const { form } = traitsOf(type);
  const spec = form ? form(props) : undefined;
  return spec ? [{ page, key, ...spec }] : [];
}
