import { formErrors } from '../../forms/field-error.ts';
import { composeMessage } from '../../model/compose-message.ts';
import { fillIn } from '../../model/fill-in.ts';
import { formName } from '../../model/form-site.ts';
import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { formErrorPage } from '../pages/form-error-page.ts';
import { type SubmissionHandler, sha256 } from '../submission-handler.ts';
import { formPageResponse, type SitePages } from './form-page-response.ts';
import { type FormPost, readFormPost, rejectUnknownFields } from './form-post.ts';
import { HttpError } from './http-error.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';
import { messageSentResponse } from './message-sent.ts';
import { noticeResponse } from './notice-response.ts';
import { readBody } from './read-body.ts';

type FormOptions = { submissions: SubmissionHandler; facts: MailFacts; pages: SitePages };

/**
 * Handles a form posted by the browser, without script. Confirms the message once it is stored, and otherwise
 * responds with the page of the form, with its error messages. Throws an `HttpError` for a malformed post.
 */
export async function handleFormPost(request: Request, client: string, { submissions, facts, pages }: FormOptions): Promise<Response> {
  const post = readFormPost(await readBody(request));
  const form = facts.forms.find(({ page, key }) => formName(page, key) === post.reference);
  if (!form) return noticeResponse({ status: 422, sentence: facts.strings.mail.formChanged }, facts, post.answers);
  rejectUnknownFields(form, post.answers);
  const respond = (status: number, errors: Record<string, string>, reason: string): Promise<Response> =>
    formErrorResponse({ status, errors, reason, form, post, facts, pages });
  const errors = formErrors(form, post.answers, facts.strings.formCheck);
  if (Object.keys(errors).length > 0) return respond(422, errors, facts.strings.mail.checkFields);
  try {
    await submissions.accept({
      message: composeMessage({ ...facts, ...form, ...post, labels: facts.strings.ownerMail }),
      key: keyOfPost(post),
      isSuspected: post.isSuspected,
      client,
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const response = await respond(error.status, {}, error.explain(facts.strings.mailErrors));
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
    return response;
  }
  return messageSentResponse({ facts, pages, formPath: form.page });
}

/**
 * Returns the idempotency key that the script of the page added: the same message may arrive as JSON with that key.
 * Without script, the answers are the key, because the same answers again come from a second click or a reload.
 */
const keyOfPost = ({ reference, answers, key }: FormPost): string =>
  key === undefined ? `form ${sha256(JSON.stringify([reference, Object.entries(answers).sort()]))}` : parseIdempotencyKey(key);

type FormErrorOptions = {
  status: number;
  /** The error messages by field name. */
  errors: Record<string, string>;
  /** Why the message was not sent, or what to do. */
  reason: string;
  form: FormFacts;
  post: FormPost;
  facts: MailFacts;
  pages: SitePages;
};

/** Responds with the page of the form, or with a page of the service's own when the site has none. */
async function formErrorResponse({ status, errors, reason, form, post, facts, pages }: FormErrorOptions): Promise<Response> {
  const { reference, answers } = post;
  const { mail, formCheck } = facts.strings;
  const notice = fillIn(mail.formNotice, { reason });
  const shown = { reference, answers, errors, notice, contact: facts.contact, errorTitle: formCheck.errorTitle };
  const response = await formPageResponse({ pages, path: form.page, status, change: (html) => formErrorPage(html, shown) });
  if (response) return response;
  const sentences = form.fields.flatMap(({ name, label }) => (Object.hasOwn(errors, name) ? [`${label}: ${errors[name]}.`] : []));
  return noticeResponse({ status, sentence: sentences.length > 0 ? sentences.join(' ') : reason }, facts, answers);
}
