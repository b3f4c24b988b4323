import type { FormStep } from '@pagewright/core';
import { activeFields, answerErrors, entriesAt, fieldsOfStep, honeypot, isOwnService, localToday } from '@pagewright/core/browser';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { languageOf } from '../../browser/language-of.ts';
import { openPanel, openPanelIndex } from '../../browser/open-panel.ts';
import { type FormRequest, useForm } from '../shared/use-form.ts';
import { asAnswered, type FieldFormSpec, type FilledForm, nameOf, readForm } from './field-form.ts';
import { linkedAnswers } from './linked-answers.ts';

/** A form with its steps, and the message after sending. */
export type UsedForm = FieldFormSpec & { steps: readonly FormStep[]; sent: string };

/**
 * Runs a form with fields of any kind in the browser: shows it step by step, checks each step, and sends the form after the last
 * one. An error that only the mail service finds opens its step.
 */
export function useFieldForm(spec: UsedForm) {
  const { fields, steps, site, strings, keepDraft, thankYou, sent } = spec;
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const checksOf = (form: HTMLFormElement) => ({
    emailRule: spec.emailRule,
    today: localToday(new Date()),
    language: languageOf(form),
    strings,
  });
  const { dispatch, ...used } = useForm({
    name: nameOf(spec),
    site,
    strings,
    keepDraft: keepDraft ? 'onInput' : 'never',
    thankYou,
    sent,
    steps: steps.map((step) => fieldsOfStep(step).map(({ name }) => name)),
    hasNativeChecks: false,
    linked: (form) => linkedAnswers(fields, checksOf(form)),
    read: (form) => readForm(form, fields).answers,
    check: (form) => answerErrors(fields, asAnswered(readForm(form, fields), fields), checksOf(form)),
    request: (form, isSuspected) => messageRequest(readForm(form, fields), isSuspected, spec),
  });
  const { form, isReady, step, focus } = used;
  useSteps(form, { isReady, step }, (found) => dispatch({ type: 'open', step: found }));

  useEffect(() => {
    if (focus && focus.field === undefined) stepHeading.current?.focus();
  }, [focus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount, so that sending does not wait for it.
  useEffect(() => {
    if (!isOwnService(site.mail)) loadMessageBody().catch(() => undefined);
  }, []);

  return { ...used, stepHeading, back: () => dispatch({ type: 'back' }) };
}

/**
 * Shows the step of the state, and opens the one in which find-in-page finds words, also before hydration. The steps are the children
 * of the element with `data-panels`. React writes no `hidden="until-found"`.
 */
function useSteps(
  form: RefObject<HTMLFormElement | null>,
  { isReady, step }: { isReady: boolean; step: number },
  onFind: (step: number) => void,
): void {
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

/** Returns the message with the answers, as the mail service of the form reads it. */
const messageRequest = async (filled: FilledForm, isSuspected: boolean, spec: FieldFormSpec): Promise<FormRequest> =>
  isOwnService(spec.site.mail)
    ? { body: formBody(filled, isSuspected, spec), headers: { Accept: 'application/json' } }
    : { body: await messageBody(filled, spec), headers: { 'Content-Type': 'application/json' } };

/** The same data that the browser posts without script. The name of the form comes first, because it decides what is accepted. */
function formBody({ answers, files }: FilledForm, isSuspected: boolean, spec: FieldFormSpec): URLSearchParams | FormData {
  const active = activeFields(spec.fields, answers);
  const body = spec.fields.some(({ kind }) => kind === 'file') ? new FormData() : new URLSearchParams();
  body.append('form', nameOf(spec));
  if (isSuspected) body.append(honeypot, '1');
  for (const { name } of active) {
    for (const answer of entriesAt(answers, name)) body.append(name, answer);
    if (body instanceof FormData) for (const file of entriesAt(files, name)) body.append(name, file);
  }
  return body;
}

/** Loads the code that only forms of other mail services need. */
const loadMessageBody = () => import('./message-body.ts');

/** Returns the message for another mail service. Rejects with the text for visitors when its code cannot be loaded. */
async function messageBody(filled: FilledForm, spec: FieldFormSpec): Promise<string> {
  const module = await loadMessageBody().catch(() => {
    throw new Error(spec.site.mail.messages.offline);
  });
  return module.messageBody(filled, spec);
}
