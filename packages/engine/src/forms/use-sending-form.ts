import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { navigateToPage } from '../browser/page-navigation.ts';
import { showToast } from '../react/toasts.tsx';
import { findInput, isInput, readAnswers } from './form-inputs.ts';
import { FormSender, type SendingSpec } from './form-sender.ts';
import { fieldError, formErrors } from './shared/field-error.ts';
import { useErrorTitle } from './shared/use-error-title.ts';

type State = {
  /** The error messages by field name. */
  errors: Record<string, string>;
  /** Why the message could not be sent. */
  failure?: string;
  isSending: boolean;
  /** The lengths of answers by field name, for fields that the visitor has changed. */
  lengths: Record<string, number>;
};

const idle: State = { errors: {}, isSending: false, lengths: {} };

/**
 * Checks a form on submit: errors by field name, focus on the first invalid field. An error disappears when its field becomes
 * valid. Sends the form, one request at a time. With `hasNativeChecks` the browser checks first; otherwise its checks are for
 * visitors without script.
 */
export function useSendingForm(spec: SendingSpec, { hasNativeChecks }: { hasNativeChecks: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [sender] = useState(() => new FormSender());
  const [state, setState] = useState(idle);
  const strings = spec.strings.formCheck;
  useErrorTitle(strings.errorTitle, state.failure !== undefined || Object.keys(state.errors).length > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount and ignores later props on purpose.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = !hasNativeChecks;
    // With script, a text that is too long gets an error message. `maxlength` would truncate it.
    for (const { name } of spec.fields) findInput(element, name)?.removeAttribute('maxlength');
    sender.restore(element, spec);
    // A page restored from the back/forward cache aborts its pending request.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sender.abort();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sender.isBusy) return;
    const element = event.currentTarget;
    const errors = formErrors(spec, readAnswers(element, spec.fields), strings);
    const firstBad = spec.fields.find(({ name }) => errors[name] !== undefined);
    setState(({ lengths }) => ({ errors, lengths, isSending: !firstBad }));
    if (firstBad) {
      findInput(element, firstBad.name)?.focus();
      return;
    }
    const fail = ({ message }: Error): void => {
      showToast('error', message);
      setState((current) => ({ ...current, failure: message, isSending: false }));
    };
    const succeed = (): void => {
      element.reset();
      setState(idle);
      goToThankYouPage(element, spec);
    };
    sender.send(element, spec).then(succeed, fail);
  };

  const input = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!isInput(target)) return;
    const { name, value } = target;
    const field = spec.fields.find((one) => one.name === name);
    if (!field) return;
    setState(({ errors: { [name]: error, ...others }, ...current }) => {
      const isValidNow = error === undefined || fieldError(field, value, { emailRule: spec.emailRule, strings }) === undefined;
      return {
        ...current,
        lengths: { ...current.lengths, [name]: value.length },
        errors: isValidNow ? others : { ...others, [name]: error },
      };
    });
  };

  return { ...state, form, submit, input };
}

/** Shows that the message was sent, and opens the thank-you page unless the visitor has opened another page meanwhile. */
function goToThankYouPage(form: HTMLFormElement, { site: { mail } }: SendingSpec): void {
  const { sent } = mail.messages;
  showToast('success', sent);
  if (form.isConnected) navigateToPage({ path: mail.thankYou, toast: sent });
}
