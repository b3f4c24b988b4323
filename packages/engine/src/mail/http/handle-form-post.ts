import { answerErrors } from '../../forms/fields/answer-error.ts';
import { todayAnywhere } from '../../forms/fields/check-date.ts';
import { composeFormMessage } from '../../forms/fields/compose-form-message.ts';
import { factsInLanguage, formNamed, type MailFacts } from '../../model/mail-facts.ts';
import { addressField, autoReply, visitorAddress } from '../auto-reply.ts';
import type { Confirmations } from '../confirmation/confirmations.ts';
import { HttpError } from '../http-error.ts';
import type { FormPost } from '../post-data.ts';
import { findSuspicion, type SpamChecks, type Traces } from '../spam/suspicion.ts';
import type { SubmissionHandler } from '../submission-handler.ts';
import { webhooksOf } from '../webhooks-of.ts';
import { fileErrorMessages } from './file-error-messages.ts';
import { formErrorResponse } from './form-error-response.ts';
import type { SitePages } from './form-page-response.ts';
import { rejectUnknownFields } from './form-post.ts';
import { keyOfPost, parseIdempotencyKey } from './idempotency-key.ts';
import { messageSentResponse } from './message-sent.ts';
import { noticeResponse } from './notice-response.ts';
import { submissionDetails } from './submission-details.ts';

type FormOptions = {
  submissions: SubmissionHandler;
  confirmations: Confirmations;
  facts: MailFacts;
  pages: SitePages;
  /** The time in milliseconds. */
  now: number;
  /** What the request tells about its sender, and how that is judged. */
  traces: Traces;
  spam: SpamChecks;
  /** The key of the client for rate limits. */
  client: string;
  /** True for the script of a page: responses are JSON then. */
  wantsJson: boolean;
};

/**
 * Handles a form posted by the browser, or by the script of its page in the same way. Confirms the message once it is
 * stored. Otherwise responds with the page of the form, with its error messages, or as JSON with the names of invalid fields.
 * Throws an `HttpError` for a malformed post. Recipient, subject and thank-you page are those of the form: a request cannot
 * choose them.
 */
export async function handleFormPost(post: FormPost, header: string | null, options: FormOptions): Promise<Response> {
  const { submissions, confirmations, facts, pages, now, client, wantsJson } = options;
  const form = formNamed(post.reference, facts.forms);
  if (!form) {
    if (wantsJson) return Response.json({ ok: false }, { status: 422 });
    return noticeResponse({ status: 422, sentence: facts.strings.mail.formChanged }, facts, Object.values(post.answers).flat());
  }
  rejectUnknownFields(form, post.answers);
  // Visitors read the language of the form, the owner the default one.
  const shown = factsInLanguage(facts, form.language);
  const checks = { emailRule: form.emailRule, today: todayAnywhere(now), strings: shown.strings, language: shown.language };
  const fileErrors = fileErrorMessages(form, post, checks);
  const address = visitorAddress(form, post);
  const addressName = form.confirmation && address === undefined ? addressField(form)?.name : undefined;
  const addressErrors = addressName === undefined ? {} : { [addressName]: shown.strings.formFields.email };
  const errors = { ...addressErrors, ...answerErrors(form.fields, post, checks), ...fileErrors };
  const invalid = Object.keys(errors);
  if (invalid.length > 0) {
    if (wantsJson) return Response.json({ ok: false, fields: invalid }, { status: 422 });
    return formErrorResponse({ status: 422, errors, reason: shown.strings.mail.checkFields, form, post, facts: shown, pages });
  }
  const recipient = form.recipient ?? facts.owner;
  const pageUrl = `${facts.origin}${form.address ?? form.page}`;
  const { isSuspected, release } = await findSuspicion(options.traces, Object.values(post.answers).flat(), options.spam);
  try {
    const key = header === null ? keyOfPost(post, client) : parseIdempotencyKey(header);
    const message = composeFormMessage({ form, answered: post, brand: facts.brand, recipient, pageUrl, strings: facts.strings });
    const details = submissionDetails(form, post, facts.strings.formFields);
    const webhooks = webhooksOf(form, facts);
    const submission = { message, details, recipient, webhooks, key, isSuspected, client };
    if (form.confirmation) {
      // Not reached with a checked form: each visitor of it writes an address.
      if (address === undefined) throw new HttpError(503, 'unavailable');
      const accepted = await submissions.accept({ ...submission, confirmedBy: address });
      if (!isSuspected) await confirmations.ask(accepted, form, address);
    } else await submissions.accept({ ...submission, reply: autoReply(form, address, facts) });
  } catch (error) {
    release();
    if (wantsJson || !(error instanceof HttpError)) throw error;
    const reason = error.explain(shown);
    const response = await formErrorResponse({ status: error.status, errors: {}, reason, form, post, facts: shown, pages });
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
    return response;
  }
  if (wantsJson) return Response.json({ ok: true }, { status: 202 });
  return messageSentResponse({ facts: shown, pages, form });
}
