import type { AnswerLists, Answers, FormSite, Strings } from '@pagewright/core';
import { fillIn, honeypot, isOwnService } from '@pagewright/core/browser';
import { type FormEvent as ReactFormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { navigateToPage, prefetchPage } from '../../browser/page-navigation.ts';
import { showToast } from '../../react/toasts.tsx';
import { attemptOf, deleteFormDraft, draftValues, fillFromDraft, newKey, readFormDraft, saveFormDraft } from './form-draft.ts';
import { filesOf, inputsOf } from './form-inputs.ts';
import { attemptWith, type FieldErrors, type FormEvent, initialFormState, nextFormState, type StepFields } from './form-machine.ts';
import { InvalidFieldsError, postMessage } from './post-message.ts';

/** The body of a message, and headers beside those that every message has. */
export type FormRequest = { body: BodyInit; headers: Record<string, string> };

/** What differs between forms. */
export type FormSetup = {
  /** The name of the form, by which the mail service and drafts know it. */
  name: string;
  site: FormSite;
  strings: Pick<Strings, 'formCheck'>;
  /** When the answers are stored for a reload. They are deleted once they were sent. */
  keepDraft: 'never' | 'onSubmit' | 'onInput';
  /** The page and the message after sending. */
  thankYou: string;
  sent: string;
  steps: StepFields;
  /** True when the browser checks first. Otherwise its checks are for visitors without script. */
  hasNativeChecks: boolean;
  /** Returns what the query of the page fills in, as drafts have it. */
  linked?: (form: HTMLFormElement) => Answers;
  read: (form: HTMLFormElement) => AnswerLists;
  check: (form: HTMLFormElement) => FieldErrors;
  /** Returns the message with the answers. `isSuspected`: a program has filled in the honeypot. */
  request: (form: HTMLFormElement, isSuspected: boolean) => FormRequest | Promise<FormRequest>;
};

/**
 * Runs a form in the browser: checks it on submit and focuses the first invalid field, sends it, one request at a time, and keeps
 * a draft. An error disappears when its field becomes valid.
 */
export function useForm(setup: FormSetup) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initialFormState);
  /** The newest state: that of a render is older when a request ends. */
  const newest = useRef(state);
  const sending = useRef({ controller: new AbortController(), isRestored: false });
  const { errors, failure, focus } = state;
  useErrorTitle(setup.strings.formCheck.errorTitle, failure !== undefined || Object.keys(errors).length > 0);

  /** Returns true when the event has started or ended sending. */
  const dispatch = (event: FormEvent): boolean => {
    const before = newest.current;
    newest.current = nextFormState(before, event, setup.steps);
    setState(newest.current);
    return newest.current.phase !== before.phase;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount and ignores later props on purpose.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = prepareForm(element, setup);
    sending.current.isRestored = draft !== undefined;
    dispatch({ type: 'start', answers: setup.read(element), attempt: attemptOf(draft) });
    // A page restored from the back/forward cache aborts its pending request.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sending.current.controller.abort();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    if (form.current && focus?.field !== undefined) inputsOf(form.current, focus.field)[0]?.focus();
  }, [focus]);

  const newAttempt = (element: HTMLFormElement) => attemptWith(newest.current, contentOf(element), newKey());

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    const attempt = newAttempt(element);
    if (!dispatch({ type: 'submit', errors: setup.check(element), attempt })) return;
    sending.current.controller = new AbortController();
    sendForm(element, attempt.key, setup, sending.current).then(
      () => {
        element.reset();
        dispatch({ type: 'accepted' });
        finish(element, setup);
      },
      (error: Error) => dispatch(failureEvent(error, setup)),
    );
  };

  const input = ({ currentTarget }: ReactFormEvent<HTMLFormElement>): void => {
    if (setup.keepDraft === 'onInput' && newest.current.phase === 'idle') {
      const attempt = newAttempt(currentTarget);
      dispatch({ type: 'keep', attempt });
      saveFormDraft(setup.name, { answers: draftValues(currentTarget), key: attempt.key });
    }
    const hasErrors = Object.keys(newest.current.errors).length > 0;
    dispatch({ type: 'input', answers: setup.read(currentTarget), errors: hasErrors ? setup.check(currentTarget) : {} });
  };

  return { ...state, isSending: state.phase === 'sending', form, submit, input, dispatch };
}

/** Prepares a form that was hydrated: fills in its draft and what the query says. Returns the draft. */
function prepareForm(form: HTMLFormElement, { name, hasNativeChecks, linked = () => ({}) }: FormSetup) {
  form.noValidate = !hasNativeChecks;
  // With script, a text that is too long gets an error message. `maxlength` would truncate it.
  for (const input of form.querySelectorAll('[maxlength]')) input.removeAttribute('maxlength');
  const draft = readFormDraft(name);
  // A posted message has most likely arrived. Its key is used when the visitor sends the same message again.
  const kept = draft && !draft.isPosted ? draft.answers : {};
  // A link that the visitor has followed since counts more than the draft.
  for (const values of draft?.query === location.search ? [kept, linked(form)] : [linked(form), kept]) fillFromDraft(form, values);
  return draft;
}

/** What makes messages the same. Files count by their sizes. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(draftValues(form)) +
  filesOf(form)
    .map(({ size }) => size)
    .join();

/** Files of 20 bytes for each millisecond of additional time, a slow mobile connection. */
const bytesPerMillisecond = 20;

type Sending = {
  controller: AbortController;
  /** True when an earlier load of the page had kept the answers. */
  isRestored: boolean;
};

/** Sends the answers, and prefetches the thank-you page. Rejects like `postMessage`. Does not change the form. */
async function sendForm(form: HTMLFormElement, key: string, setup: FormSetup, { controller, isRestored }: Sending): Promise<void> {
  const { name, site, keepDraft, thankYou, request } = setup;
  const { mail } = site;
  prefetchPage(thankYou);
  if (keepDraft !== 'never') saveFormDraft(name, { answers: draftValues(form), key });
  const bytes = filesOf(form).reduce((total, { size }) => total + size, 0);
  const isSuspected = inputsOf(form, honeypot).some(({ value }) => value !== '');
  const { body, headers } = await request(form, isSuspected);
  const timeout = mail.timeout + bytes / bytesPerMillisecond;
  const ownHeaders = isOwnService(mail) ? headersForOwnService(key, isRestored) : {};
  await postMessage({ body, headers: { ...headers, ...ownHeaders }, controller }, { ...mail, timeout });
  deleteFormDraft(name);
}

/** Headers for the site's own mail service. A CORS preflight of another one would reject them. */
const headersForOwnService = (key: string, isRestored: boolean): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(!isRestored && { 'X-Form-Age': String(performance.now() | 0) }),
});

/** Shows that the message was sent, and opens the thank-you page unless the visitor has opened another page meanwhile. */
function finish(form: HTMLFormElement, { thankYou, sent }: FormSetup): void {
  showToast('success', sent);
  if (form.isConnected) navigateToPage({ path: thankYou, toast: sent });
}

/** Returns the event for a failure. One without invalid fields of the form is also shown as a toast. */
function failureEvent(error: Error, { steps, site, strings }: FormSetup): FormEvent {
  const invalid = error instanceof InvalidFieldsError ? error.fields : [];
  const known = steps.flat().filter((name) => invalid.includes(name));
  if (known.length > 0) return { type: 'rejected', errors: Object.fromEntries(known.map((name) => [name, strings.formCheck.invalid])) };
  const message = error.message || site.mail.messages.refused;
  showToast('error', message);
  return { type: 'failed', message };
}

/** Replaces the title of the page by `errorTitle` while `isWrong`; `{title}` is the original title. Ignores the title of another page. */
function useErrorTitle(errorTitle: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    const marked = fillIn(errorTitle, { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [errorTitle, isWrong]);
}
