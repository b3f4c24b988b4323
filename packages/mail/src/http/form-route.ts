import {
  activeFields,
  answerErrors,
  composeFormMessage,
  describeAnswer,
  encodePath,
  entriesAt,
  type FileField,
  type FormFacts,
  factsInLanguage,
  fileKinds,
  fillIn,
  fillInCount,
  formName,
  formNamed,
  type MailFacts,
  type Strings,
  todayAnywhere,
} from '@pagewright/core';
import type { Confirmations } from '../confirmations.ts';
import type { FileError, FormPost } from '../form-post.ts';
import { HttpError } from '../http-error.ts';
import { formErrorPage } from '../pages/site-pages.ts';
import { keyOfPost, parseIdempotencyKey, type Submission, type SubmissionHandler } from '../submissions.ts';
import { addressField, autoReply, visitorAddress } from '../visitor-mails.ts';
import { webhooksOf } from '../webhooks/webhooks.ts';
import { rejectUnknownFields } from './form-requests.ts';
import { formPageResponse, messagePageResponse, noticeResponse, type SitePages } from './responses.ts';

type FormOptions = {
  submissions: SubmissionHandler;
  confirmations: Confirmations;
  facts: MailFacts;
  pages: SitePages;
  /** The time in milliseconds. */
  now: number;
  /** True when a program has probably sent the message. */
  isSuspected: boolean;
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
  const { submissions, confirmations, facts, pages, now, client, wantsJson, isSuspected } = options;
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
    if (wantsJson || !(error instanceof HttpError)) throw error;
    const reason = error.explain(shown);
    const response = await formErrorResponse({ status: error.status, errors: {}, reason, form, post, facts: shown, pages });
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
    return response;
  }
  if (wantsJson) return Response.json({ ok: true }, { status: 202 });
  return messageSentResponse({ facts: shown, pages, form });
}

/** Returns what the outbox stores of a form post besides its mail: the form, the answers in words, and the files. */
function submissionDetails(form: FormFacts, post: FormPost, strings: Strings['formFields']): NonNullable<Submission['details']> {
  const { title, page, key, fields } = form;
  const active = activeFields(fields, post.answers);
  const answers = active.map((field) => ({ label: field.label, value: describeAnswer(field, post, strings) }));
  return {
    form: { name: formName(page, key), title, page },
    answers: answers.filter(({ value }) => value !== ''),
    files: active.flatMap(({ kind, name }) => (kind === 'file' ? entriesAt(post.files, name) : [])),
  };
}

const megabyte = 1024 * 1024;

type Texts = { language: string; strings: Pick<Strings, 'formFields'> };

/** Returns the messages for files that were not accepted, by field name: those of fields that are asked for. */
function fileErrorMessages(
  { fields }: Pick<FormFacts, 'fields'>,
  { answers, fileErrors }: Pick<FormPost, 'answers' | 'fileErrors'>,
  texts: Texts,
): Record<string, string> {
  return Object.fromEntries(
    activeFields(fields, answers).flatMap((field) => {
      const error = Object.hasOwn(fileErrors, field.name) ? fileErrors[field.name] : undefined;
      return field.kind === 'file' && error ? [[field.name, messageFor(error, field, texts)] as const] : [];
    }),
  );
}

function messageFor(error: FileError, { accept, maxSize, maxCount, invalid }: FileField, { language, strings }: Texts): string {
  const texts = strings.formFields;
  switch (error) {
    case 'wrongKind':
      return invalid ?? fillIn(texts.fileKind, { kinds: accept.map((kind) => fileKinds[kind].label).join(', ') });
    case 'tooLarge':
      return invalid ?? fillIn(texts.fileSize, { limit: Math.round((maxSize / megabyte) * 10) / 10 });
    case 'tooMany':
      return invalid ?? fillInCount(texts.fileCount, maxCount, language);
    case 'allTooLarge':
      return texts.filesTooLarge;
    case 'empty':
      return texts.fileEmpty;
  }
}

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
async function formErrorResponse({ status, errors, reason, form, post, facts, pages }: FormErrorOptions): Promise<Response> {
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

type SentForm = {
  facts: Pick<MailFacts, 'brand' | 'language' | 'thankYou' | 'strings'>;
  pages: SitePages;
  form: Pick<FormFacts, 'page' | 'address' | 'thankYou' | 'confirmation'>;
};

/**
 * Answers a form post without script whose message was stored: with 303 to the thank-you page of the form or of the site, or
 * without one with a page in the look of the site that says that the message was sent. A message that must be confirmed is not
 * complete yet, so only the form's own page, or one that says what to do, follows.
 */
async function messageSentResponse({ facts, pages, form }: SentForm): Promise<Response> {
  const { thankYou = form.confirmation ? undefined : facts.thankYou, page: path, address = path } = form;
  if (thankYou !== undefined) return new Response(null, { status: 303, headers: { Location: encodePath(thankYou) } });
  const { language, brand } = facts;
  const { mail, confirmation, formFields } = facts.strings;
  const action = { label: mail.backToForm, href: address };
  const page = form.confirmation
    ? { title: fillIn(confirmation.title, { brand }), heading: confirmation.heading, sentence: formFields.checkMail }
    : { title: fillIn(mail.sentTitle, { brand }), heading: mail.sent, sentence: mail.sentText };
  return messagePageResponse({ language, ...page, action }, { pages, path, status: 200, hasScripts: true });
}
