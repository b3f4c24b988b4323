import type { ResolvedBlock } from './block-props.ts';

/** A form whose messages the service takes when a page sends them without script. */
export type FormFacts = {
  /** The path of its page, and its block's key there: together they name the form in its hidden field `form`. */
  page: string;
  key: string;
  fields: ResolvedBlock<'contact-form'>['fields'];
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
