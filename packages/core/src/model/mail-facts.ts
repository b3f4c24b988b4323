import type { FormSpec } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
import { basePath, pageAddress } from './address.ts';
import { callingCodeOf, withCountry } from './calling-code.ts';
import { formName, formSite, isOwnService } from './form-site.ts';
import type { PageFacts, PathFacts } from './page-facts.ts';
import type { SiteModel } from './site-model.ts';

/** A form that the service accepts as a form post, from a page without script. */
export type FormFacts = Omit<FormSpec, 'recipient'> & {
  /** The path of its page, and its block's key there. */
  page: string;
  key: string;
  /** The address of its page, when that is not its path. With the key it names the form in its hidden field `form`. */
  address?: string | undefined;
  /** Its language, when that is not the default one. */
  language?: string | undefined;
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
  contact: { phone?: string | undefined; email: string };
  /** The origin of the published site, such as `https://www.example.com`. Its pages may send messages. */
  origin: string;
  /** The path of the site on its host, such as `/loaf`. Undefined for a site that is not below a path. */
  base?: string | undefined;
  /** The address of the thank-you page. Undefined: without script, the service answers with a page that confirms the message. */
  thankYou?: string | undefined;
  forms: FormFacts[];
  /** The addresses that get each message as signed JSON. */
  webhooks: { id: string; url: string }[];
  /** The language of the site and of the service's own pages. */
  language: string;
  /** The time zone of the site. Default: UTC. */
  timeZone?: string | undefined;
  /** The interface texts of the service: its pages, its errors, the error messages of forms and the e-mail to the owner. */
  strings: Pick<Strings, MailStrings>;
  /** What visitors read in other languages, by language code. Undefined for a site with one language. */
  translations?: Readonly<Record<string, TranslatedFacts>> | undefined;
};

/** What visitors read in another language than the default one: pages for messages that were sent or not. */
export type TranslatedFacts = Pick<MailFacts, 'brand' | 'thankYou'> & { strings: Pick<Strings, VisitorStrings> };

type VisitorStrings = 'formCheck' | 'formFields' | 'mail' | 'confirmation' | 'mailErrors';

type MailStrings =
  | 'formCheck'
  | 'formFields'
  | 'ownerMail'
  | 'mailFiles'
  | 'mail'
  | 'confirmation'
  | 'mailErrors'
  | 'statusPage'
  | 'outboxPage'
  | 'outboxOutcomes';

/** Collects the facts from a site's pages. `forms` is empty when another service receives the messages. */
export function mailFacts(settings: SiteModel, pages: readonly PathFacts[]): MailFacts {
  const { brand, owner, phone, email, mail } = formSite(settings, '/');
  const base = basePath(settings);
  const forms = isOwnService(mail)
    ? pages.flatMap(({ path, language, repeats, facts }) =>
        facts.forms.map((form) => ({
          page: path,
          ...addressOf(path, settings),
          // The form of a page that is not translated is in the default language.
          ...(language !== undefined && repeats === undefined && { language }),
          ...toFacts(form, settings.mail.recipients, phone),
        })),
      )
    : [];
  const texts = settings.strings;
  const strings = {
    formCheck: texts.formCheck,
    formFields: texts.formFields,
    ownerMail: texts.ownerMail,
    mailFiles: texts.mailFiles,
    mail: texts.mail,
    confirmation: texts.confirmation,
    mailErrors: texts.mailErrors,
    statusPage: texts.statusPage,
    outboxPage: texts.outboxPage,
    outboxOutcomes: texts.outboxOutcomes,
  };
  return {
    brand,
    owner,
    contact: { phone, email },
    origin: new URL(settings.url).origin,
    ...(base !== '' && { base }),
    thankYou: settings.mail.thankYou,
    forms,
    webhooks: settings.mail.webhooks.map(({ id, url }) => ({ id, url })),
    language: settings.language,
    timeZone: settings.timeZone,
    strings,
    ...(settings.translations && { translations: mapValues(settings.translations, toTranslatedFacts) }),
  };
}

/** Returns the address of a page when that is not its path. */
function addressOf(path: string, settings: SiteModel): Pick<FormFacts, 'address'> {
  const address = pageAddress(path, settings);
  return address === path ? {} : { address };
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

function toTranslatedFacts({
  brand,
  mail,
  strings: { formCheck, formFields, mail: notices, confirmation, mailErrors },
}: SiteModel): TranslatedFacts {
  return { brand: brand.name, thankYou: mail.thankYou, strings: { formCheck, formFields, mail: notices, confirmation, mailErrors } };
}

/**
 * Finds a form by its name. The path of its page names it too: visitors may have opened the page before the addresses of the site
 * changed, and messages that wait for a confirmation are stored with it.
 */
export const formNamed = (name: string | undefined, forms: readonly FormFacts[]): FormFacts | undefined =>
  forms.find(({ page, address = page, key }) => name === formName(address, key) || name === formName(page, key));

/** Returns the facts with what visitors of a form read in its language. */
export function factsInLanguage(facts: MailFacts, language: string | undefined): MailFacts {
  const translated = language === undefined ? undefined : facts.translations?.[language];
  if (language === undefined || !translated) return facts;
  return { ...facts, ...translated, language, strings: { ...facts.strings, ...translated.strings } };
}

/** Returns the facts of a form: its recipient by name, and fields for phone numbers with the calling code of the company. */
function toFacts(
  form: PageFacts['forms'][number],
  recipients: SiteModel['mail']['recipients'],
  phone: string | undefined,
): Omit<FormFacts, 'page' | 'address'> {
  const { recipient: id, fields, ...others } = form;
  const recipient = recipients.find((one) => one.id === id);
  const country = callingCodeOf(phone);
  return {
    ...others,
    fields: fields.map((field) => withCountry(field, country)),
    ...(recipient && { recipient: { name: recipient.name, email: recipient.email } }),
  };
}
