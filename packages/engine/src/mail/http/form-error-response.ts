import { describeAnswer } from '../../forms/fields/describe-answers.ts';
import { fillIn } from '../../model/fill-in.ts';
import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { formErrorPage } from '../pages/form-error-page.ts';
import type { FormPost } from '../post-data.ts';
import { formPageResponse, type SitePages } from './form-page-response.ts';
import { noticeResponse } from './notice-response.ts';

type FormErrorOptions = {
  status: number;
  /** The error messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the message was not sent, or what to do. */
  reason: string;
  form: FormFacts;
  post: FormPost;
  facts: MailFacts;
  pages: SitePages;
};

/** Responds with the page of the form, or with a page of the service's own when the site has none. */
export async function formErrorResponse({ status, errors, reason, form, post, facts, pages }: FormErrorOptions): Promise<Response> {
  const { reference, answers, files } = post;
  const { mail, formCheck, formFields } = facts.strings;
  const notice = fillIn(mail.formNotice, { reason });
  // Browsers do not let a page fill in a file.
  const withFiles = { ...Object.fromEntries(Object.keys(files).map((name) => [name, formFields.chooseAgain] as const)), ...errors };
  const shown = { reference, answers, errors: withFiles, notice, contact: facts.contact, errorTitle: formCheck.errorTitle };
  const response = await formPageResponse({ pages, path: form.page, status, change: (html) => formErrorPage(html, shown) });
  if (response) return response;
  const sentences = form.fields.flatMap(({ name, label }) => (Object.hasOwn(errors, name) ? [`${label}: ${errors[name]}.`] : []));
  const typed = form.fields.flatMap((field) => (Object.hasOwn(answers, field.name) ? [describeAnswer(field, post, formFields)] : []));
  return noticeResponse({ status, sentence: sentences.length > 0 ? sentences.join(' ') : reason }, facts, typed);
}
