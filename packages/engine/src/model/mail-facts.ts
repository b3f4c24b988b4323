import type { ResolvedBlock } from './block-props.ts';
import { formSite, isOwnService } from './form-site.ts';
import type { BlockModel, PageModel } from './page-model.ts';
import type { SiteModel } from './site-model.ts';

/** A form whose messages the service takes when a page sends them without script. */
export type FormFacts = {
  /** The path of its page, and its block's key there: together they name the form in its hidden field `form`. */
  page: string;
  key: string;
  fields: ResolvedBlock<'contact-form'>['fields'];
  /** How strictly its fields with `rule: email` are read. */
  emailRule: ResolvedBlock<'contact-form'>['emailRule'];
};

/** What the mail service knows of a site. The build writes it to `_mail.json` in the output, which is never served. */
export type MailFacts = {
  /** The name of the brand: the subject is "You have a new message from" and this. */
  brand: string;
  /** To whom messages go: the one address that every request may name. */
  owner: { name: string; email: string };
  /** How else visitors reach the company, for the page that answers a form that has a mistake. */
  contact: { phone: string; email: string };
  /** Where the site is published, such as `https://loomwright.example`: an origin that may send. */
  origin: string;
  /** The path that a visitor without script lands on. */
  thankYou: string;
  forms: FormFacts[];
};

/** Those facts, from a site's pages. There are no forms where another service takes the messages. */
export function mailFacts(settings: SiteModel, pages: readonly PageModel[]): MailFacts {
  const { brand, owner, phone, email, mail } = formSite(settings, '/');
  const forms = isOwnService(mail) ? pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => formsOf(path, block))) : [];
  return { brand, owner, contact: { phone, email }, origin: settings.url, thankYou: mail.thankYou, forms };
}

function formsOf(page: string, { type, key, props }: BlockModel): FormFacts[] {
  const isSending = type === 'contact-form' || (type === 'enquiry-form' && props.submit === 'send');
  return isSending ? [{ page, key, fields: props.fields, emailRule: props.emailRule }] : [];
}
