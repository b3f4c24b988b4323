import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { languageOf } from '../../browser/language-of.ts';
import { openPanel, openPanelIndex } from '../../browser/open-panel.ts';
import { navigateToPage } from '../../browser/page-navigation.ts';
import { type FormStep, fieldsOfStep } from '../../model/form-structure.ts';
import { showToast } from '../../react/toasts.tsx';
import type { FormField } from '../../schema/form-fields.ts';
import { useErrorTitle } from '../shared/use-error-title.ts';
import { answerErrors } from './answer-error.ts';
import type { AnswerLists } from './answered.ts';
import { localToday } from './check-date.ts';
import { FieldFormSender } from './field-form-sender.ts';
import type { FieldFormSpec } from './field-form-spec.ts';
import { asAnswered, inputsOf, readForm } from './form-elements.ts';
import { InvalidFieldsError } from './invalid-fields-error.ts';

type State = {
  /** True in the browser, after hydration. */
  isReady: boolean;
  answers: AnswerLists;
  /** The error messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the message could not be sent. */
  failure?: string | undefined;
  isSending: boolean;
  /** The index of the step that is shown. */
  step: number;
  /** What gets the focus after the next render: the field, or without one the heading of the step. */
  focus?: { field: string | undefined } | undefined;
};

const start: State = { isReady: false, answers: {}, errors: {}, isSending: false, step: 0 };

/** A form with its steps, and the message after sending. */
export type UsedForm = FieldFormSpec & { steps: readonly FormStep[]; sent: string };

/**
 * Shows a form step by step, checks each step, and sends the form after the last one: errors by field name, focus on the first
 * invalid field, one request at a time. Keeps the answers in a draft.
 */
export function useFieldForm(spec: UsedForm) {
  const form = useRef<HTMLFormElement>(null);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const [sender] = useState(() => new FieldFormSender());
  const [state, setState] = useState(start);
  const { fields, steps, strings } = spec;
  const change = (changed: Partial<State>): void => setState((current) => ({ ...current, ...changed }));
  useErrorTitle(strings.formCheck.errorTitle, state.failure !== undefined || Object.keys(state.errors).length > 0);

  useFormStart(form, spec, sender, (answers) => change({ isReady: true, answers }));
  useSteps(form, state, (step) => change({ step }));
  useFocus(form, stepHeading, state.focus);

  const errorsOf = (element: HTMLFormElement): Record<string, string> =>
    answerErrors(fields, asAnswered(readForm(element, fields), fields), {
      emailRule: spec.emailRule,
      today: localToday(new Date()),
      language: languageOf(element),
      strings,
    });

  /** Shows errors: the first step with one, and the focus on its first invalid field. */
  const showErrors = (errors: Readonly<Record<string, string>>): void => {
    const isWrong = ({ name }: FormField): boolean => errors[name] !== undefined;
    const step = steps.findIndex((one) => fieldsOfStep(one).some(isWrong));
    const first = fields.find(isWrong);
    change({ errors, failure: undefined, isSending: false, ...(step >= 0 && { step }), ...(first && { focus: { field: first.name } }) });
  };

  const send = (element: HTMLFormElement): void => {
    change({ errors: {}, failure: undefined, isSending: true });
    const fail = (error: Error): void => {
      if (error instanceof InvalidFieldsError && error.fields.some((name) => fields.some((field) => field.name === name))) {
        showErrors(Object.fromEntries(error.fields.map((name) => [name, strings.formCheck.invalid])));
        return;
      }
      const message = error.message || spec.site.mail.messages.refused;
      showToast('error', message);
      change({ failure: message, isSending: false });
    };
    const succeed = (): void => {
      element.reset();
      setState({ ...start, isReady: true });
      showToast('success', spec.sent);
      // Not when the visitor has opened another page meanwhile.
      if (element.isConnected) navigateToPage({ path: spec.thankYou, toast: spec.sent });
    };
    sender.send(element, spec).then(succeed, fail);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sender.isBusy) return;
    const element = event.currentTarget;
    const isLast = state.step === steps.length - 1;
    const inStep = new Set(
      steps
        .slice(state.step, state.step + 1)
        .flatMap(fieldsOfStep)
        .map(({ name }) => name),
    );
    const errors = Object.fromEntries(Object.entries(errorsOf(element)).filter(([name]) => isLast || inStep.has(name)));
    if (Object.keys(errors).length > 0) showErrors(errors);
    else if (isLast) send(element);
    else change({ errors: {}, step: state.step + 1, focus: { field: undefined } });
  };

  const back = (): void => change({ errors: {}, failure: undefined, step: state.step - 1, focus: { field: undefined } });

  /** Reads the answers again. An error disappears when its field becomes valid. */
  const input = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    const filled = readForm(currentTarget, fields);
    sender.save(currentTarget, spec);
    const { errors } = state;
    const stillWrong = Object.keys(errors).length > 0 ? errorsOf(currentTarget) : {};
    change({
      answers: filled.answers,
      errors: Object.fromEntries(Object.entries(errors).filter(([name]) => stillWrong[name] !== undefined)),
    });
  };

  return { ...state, form, stepHeading, submit, back, input };
}

/** Prepares the form once it is hydrated: turns the checks of the browser off and restores the draft. */
function useFormStart(
  form: RefObject<HTMLFormElement | null>,
  spec: UsedForm,
  sender: FieldFormSender,
  onReady: (answers: AnswerLists) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount and ignores later props on purpose.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The browser checks for visitors without script only. `maxlength` would cut a text.
    element.noValidate = true;
    for (const input of element.querySelectorAll('[maxlength]')) input.removeAttribute('maxlength');
    sender.restore(element, spec);
    onReady(readForm(element, spec.fields).answers);
    // A page restored from the back/forward cache aborts its pending request.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sender.abort();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

/**
 * Shows the step of the state, and opens the one in which find-in-page finds words, also before hydration. The steps are the children
 * of the element with `data-panels`. React writes no `hidden="until-found"`.
 */
function useSteps(form: RefObject<HTMLFormElement | null>, { isReady, step }: State, onFind: (step: number) => void): void {
  // Before the effect that moves the focus.
  useLayoutEffect(() => {
    const panel = isReady ? form.current?.querySelector('[data-panels]')?.children[step] : undefined;
    if (panel) openPanel(panel);
  }, [form, isReady, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFind` does the same in every render.
  useEffect(() => {
    const panels = form.current?.querySelector('[data-panels]');
    if (!panels) return;
    const follow = (): void => onFind(openPanelIndex(panels) ?? 0);
    follow();
    panels.addEventListener('beforematch', follow);
    return () => panels.removeEventListener('beforematch', follow);
  }, [form]);
}

/** Moves the focus after a render, when there is something to focus. */
function useFocus(form: RefObject<HTMLFormElement | null>, stepHeading: RefObject<HTMLElement | null>, focus: State['focus']): void {
  useEffect(() => {
    if (!focus || !form.current) return;
    if (focus.field === undefined) stepHeading.current?.focus();
    else inputsOf(form.current, focus.field)[0]?.focus();
  }, [form, stepHeading, focus]);
}
