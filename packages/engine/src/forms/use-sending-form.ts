import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { requestPage } from '../browser/request-page.ts';
import { showToast } from '../react/toasts.tsx';
import { fieldError, formErrors } from './field-error.ts';
import { answersIn, boxOf, isBox } from './form-boxes.ts';
import { FormSender, type SendingSpec } from './form-sender.ts';
import { useErrorTitle } from './use-error-title.ts';

type State = {
  /** What is wrong, by the names of fields. */
  errors: Record<string, string>;
  /** Why the message could not be sent. */
  failure?: string;
  isSending: boolean;
  /** How long answers are, by the names of fields that were typed in. */
  lengths: Record<string, number>;
};

const idle: State = { errors: {}, isSending: false, lengths: {} };

/**
 * Checks a form on submit (errors by field name, focus on the first bad field, an error gone once its field is
 * mended) and sends it, one request however often it is pressed. With `hasNativeChecks` the browser's own checks
 * come first; else they are for visitors without script.
 */
export function useSendingForm(spec: SendingSpec, { hasNativeChecks }: { hasNativeChecks: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [sender] = useState(() => new FormSender());
  const [state, setState] = useState(idle);
  useErrorTitle(state.failure !== undefined || Object.keys(state.errors).length > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is woken once, whatever becomes of its props.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = !hasNativeChecks;
    // From here on a text that is too long is told of, not cut.
    for (const { name } of spec.fields) boxOf(element, name)?.removeAttribute('maxlength');
    sender.restore(element, spec);
    // A page that the browser brings back from its memory has waited long enough.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sender.giveUp();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sender.isBusy) return;
    const element = event.currentTarget;
    const errors = formErrors(spec, answersIn(element, spec.fields));
    const firstBad = spec.fields.find(({ name }) => errors[name] !== undefined);
    setState(({ lengths }) => ({ errors, lengths, isSending: !firstBad }));
    if (firstBad) {
      boxOf(element, firstBad.name)?.focus();
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
    if (!isBox(target)) return;
    const { name, value } = target;
    const field = spec.fields.find((one) => one.name === name);
    if (!field) return;
    setState(({ errors: { [name]: error, ...others }, ...current }) => {
      const isValidNow = error === undefined || fieldError(field, value, spec.emailRule) === undefined;
      return {
        ...current,
        lengths: { ...current.lengths, [name]: value.length },
        errors: isValidNow ? others : { ...others, [name]: error },
      };
    });
  };

  return { ...state, form, submit, input };
}

/** Says that a message was sent, and goes to the page for it. A visitor who has gone on to another meanwhile stays there. */
function goToThankYouPage(form: HTMLFormElement, { site: { mail } }: SendingSpec): void {
  const { sent } = mail.messages;
  showToast('success', sent);
  if (form.isConnected) requestPage({ path: mail.thankYou, toast: sent });
}
