import { formErrors } from '../../forms/field-error.ts';
import { composeMessage } from '../../model/compose-message.ts';
import { fillIn } from '../../model/fill-in.ts';
import { formName } from '../../model/form-site.ts';
import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { formErrorPage } from '../pages/form-error-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { type SubmissionHandler, sum } from '../submission-handler.ts';
import { type FormPost, readFormPost, rejectUnknownFields } from './form-message.ts';
import { HttpError } from './http-error.ts';
import { messageSentResponse } from './message-sent.ts';
import { readBody } from './read-body.ts';
import { submissionKey } from './submission-key.ts';

/** The site's own page at a path with the headers that it is served with, or undefined when there is none. */
export type SitePages = (path: string) => Promise<{ html: string; headers: Readonly<Record<string, string>> } | undefined>;

export type FormOptions = { intake: SubmissionHandler; facts: MailFacts; pages: SitePages };

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Takes a message from a page without script: 303 to the thank-you page once it is stored, or the page again with what is wrong. */
export async function sendForm(request: Request, client: string, { intake, facts, pages }: FormOptions): Promise<Response> {
  const post = readFormPost(await readBody(request));
  const form = facts.forms.find(({ page, key }) => formName(page, key) === post.reference);
  if (!form) return noticeResponse(new HttpError(422, facts.strings.mail.formChanged), facts, post.answers);
  rejectUnknownFields(form, post.answers);
  const answer = (status: number, errors: Record<string, string>, reason: string): Promise<Response> =>
    formErrorResponse({ status, errors, reason, form, post, facts, pages });
  const errors = formErrors(form, post.answers, facts.strings.formCheck);
  if (Object.keys(errors).length > 0) return answer(422, errors, facts.strings.mail.checkFields);
  try {
    await intake.take({
      message: composeMessage({ ...facts, ...form, ...post }),
      key: formKey(post),
      isSuspected: post.isSuspected,
      client,
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const page = await answer(error.status, {}, error.message);
    for (const [name, value] of Object.entries(error.headers)) page.headers.set(name, value);
    return page;
  }
  return messageSentResponse({ facts, pages, formPath: form.page });
}

/**
 * The key that the script of the page added: the same message may come as JSON under it. A page without script adds
 * none; there the answers are the key, since the same again is a second click or a reload.
 */
const formKey = ({ reference, answers, key }: FormPost): string =>
  key === undefined ? `form ${sum(JSON.stringify([reference, Object.entries(answers).sort()]))}` : submissionKey(key);

type Mistake = {
  status: number;
  errors: Record<string, string>;
  /** Why it was not sent, or what to do. */
  reason: string;
  form: FormFacts;
  post: FormPost;
  facts: MailFacts;
  pages: SitePages;
};

async function formErrorResponse({ status, errors, reason, form, post, facts, pages }: Mistake): Promise<Response> {
  const { reference, answers } = post;
  // A page that can't be drawn must not keep the visitor from reading what is wrong.
  const page = await pages(form.page).catch(() => undefined);
  const { mail, formCheck } = facts.strings;
  const notice = fillIn(mail.formNotice, { reason });
  const mistake = { reference, answers, errors, notice, errorTitle: formCheck.errorTitle, contact: facts.contact };
  const document = page && formErrorPage(page.html, mistake);
  if (!page || document === undefined) {
    const said = form.fields.flatMap(({ name, label }) => (Object.hasOwn(errors, name) ? [`${label}: ${errors[name]}.`] : []));
    return noticeResponse(new HttpError(status, said.length > 0 ? said.join(' ') : reason), facts, answers);
  }
  return new Response(document, { status, headers: { ...page.headers, 'Cache-Control': 'no-store', ...html } });
}

/** A page of the service's own, where the site has none to show. */
export async function noticeResponse(
  { status, message, headers }: HttpError,
  facts: MailFacts,
  answers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const page = await noticePage({ sentence: message, brand: facts.brand, contact: facts.contact, answers, strings: facts.strings.mail });
  return new Response(String(page), { status, headers: { ...plainHeaders, ...headers, ...html } });
}
