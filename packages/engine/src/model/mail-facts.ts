import type { FormSpec } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
import { callingCodeOf, withCountry } from './calling-code.ts';
import { formSite, isOwnService } from './form-site.ts';
import type { PageFacts, PathFacts } from './page-facts.ts';
import type { SiteModel } from './site-model.ts';

/** A form that the service accepts as a form post, from a page without script. */
export type FormFacts = Omit<FormSpec, 'recipient'> & {
  /** The path of its page, and its block's key there: together they name the form in its hidden field `form`. */
  page: string;
  key: string;
  /** The recipient of its messages. Default: the owner. */
  recipient?: { name: string; email: string } | undefined;
};

/** The facts about a site that the mail service needs. The build writes them to `_mail.json`, which is never served. */
export type MailFacts = {
  /** The name of the brand. */
  brand: string;
  /** The recipient of messages. Requests may name no other address. */
  owner: { name: string; email: string };
  /** Other ways to reach the company, shown with error messages. */
  contact: { phone: string; email: string };
  /** The origin of the published site, such as `https://www.example.com`. Its pages may send messages. */
  origin: string;
  /** The path of the thank-you page. Undefined: without script, the service answers with a page that confirms the message. */
  thankYou?: string | undefined;
  forms: FormFacts[];
  /** The addresses that get each message as signed JSON. */
  webhooks: { id: string; url: string }[];
  /** The language of the site and of the service's own pages. */
  language: string;
  /** The interface texts of the service: its pages, its errors, the error messages of forms and the e-mail to the owner. */
  strings: Pick<Strings, MailStrings>;
};

type MailStrings =
  | 'formCheck'
  | 'formFields'
  | 'ownerMail'
  | 'mailFiles'
  | 'mail'
  | 'mailErrors'
  | 'statusPage'
  | 'outboxPage'
  | 'outboxOutcomes';

/** Collects the facts from a site's pages. `forms` is empty when another service receives the messages. */
export function mailFacts(settings: SiteModel, pages: readonly PathFacts[]): MailFacts {
  const { brand, owner, phone, email, mail } = formSite(settings, '/');
  const forms = isOwnService(mail)
    ? pages.flatMap(({ path, facts }) => facts.forms.map((form) => ({ page: path, ...toFacts(form, settings.mail.recipients, phone) })))
    : [];
  const {
    formCheck,
    formFields,
    ownerMail,
    mailFiles,
    mail: notices,
    mailErrors,
    statusPage,
    outboxPage,
    outboxOutcomes,
  } = settings.strings;
  const strings = { formCheck, formFields, ownerMail, mailFiles, mail: notices, mailErrors, statusPage, outboxPage, outboxOutcomes };
  return {
    brand,
    owner,
    contact: { phone, email },
    origin: settings.url,
    thankYou: settings.mail.thankYou,
    forms,
    webhooks: settings.mail.webhooks.map(({ id, url }) => ({ id, url })),
    language: settings.language,
    strings,
  };
}

/** Returns the facts of a form: its recipient by name, and fields for phone numbers with the calling code of the company. */
function toFacts(form: PageFacts['forms'][number], recipients: SiteModel['mail']['recipients'], phone: string): Omit<FormFacts, 'page'> {
  const { recipient: id, fields, ...others } = form;
  const recipient = recipients.find((one) => one.id === id);
  const country = callingCodeOf(phone);
  return {
    ...others,
    fields: fields.map((field) => withCountry(field, country)),
    ...(recipient && { recipient: { name: recipient.name, email: recipient.email } }),
  };
}
