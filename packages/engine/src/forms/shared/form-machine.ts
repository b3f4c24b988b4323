import type { AnswerLists } from '@pagewright/core';

/**
 * The behaviour of every form, as a function from a state and an event to the next state. It knows neither React nor the
 * document: `useForm` runs it once a form is hydrated, the boot script before that.
 */

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What was sent, and the idempotency key by which the mail service recognizes a retry. */
export type Attempt = { content: string; key: string };

export type FormState = {
  /** True once the form is hydrated. */
  isReady: boolean;
  /** `waiting`: submitted, but its code is still loading. `sending`: the message is on its way. */
  phase: 'idle' | 'waiting' | 'sending';
  answers: AnswerLists;
  errors: FieldErrors;
  /** Why the message could not be sent. */
  failure?: string | undefined;
  /** The index of the step that is shown. */
  step: number;
  /** What gets the focus after the next render: the field, or without one the heading of the step. */
  focus?: { field: string | undefined } | undefined;
  /** The last attempt, until its message was sent. */
  attempt?: Attempt | undefined;
};

export type FormEvent =
  /** The form was hydrated, or restored from a draft. */
  | { type: 'start'; answers: AnswerLists; attempt: Attempt | undefined }
  /** The visitor has changed an answer. `errors` are those of all answers now. */
  | { type: 'input'; answers: AnswerLists; errors: FieldErrors }
  /** A draft with this key was stored. */
  | { type: 'keep'; attempt: Attempt }
  /** The visitor has submitted a form whose code is loading. */
  | { type: 'wait' }
  /** The visitor has submitted the form. `errors` are those of all answers, `attempt` is from `attemptWith`. */
  | { type: 'submit'; errors: FieldErrors; attempt: Attempt }
  /** The message was accepted. */
  | { type: 'accepted' }
  /** The mail service does not accept some answers. */
  | { type: 'rejected'; errors: FieldErrors }
  /** The message was not sent, or nobody knows. */
  | { type: 'failed'; message: string }
  /** The visitor goes back to the previous step. */
  | { type: 'back' }
  /** Find-in-page has opened a step. */
  | { type: 'open'; step: number };

/** The names of the fields in each step of a form, in order. A form without steps has one. */
export type StepFields = readonly (readonly string[])[];

export const initialFormState: FormState = { isReady: false, phase: 'idle', answers: {}, errors: {}, step: 0 };

/** Returns the state after an event, and the same object when the event changes nothing: one message is sent at a time. */
export function nextFormState(state: FormState, event: FormEvent, steps: StepFields): FormState {
  switch (event.type) {
    case 'start':
      return { ...state, isReady: true, answers: event.answers, attempt: event.attempt };
    case 'input':
      return { ...state, answers: event.answers, errors: pick(state.errors, (name) => event.errors[name] !== undefined) };
    case 'keep':
      return { ...state, attempt: event.attempt };
    case 'wait':
      return state.phase === 'idle' ? { ...state, phase: 'waiting', failure: undefined } : state;
    case 'submit':
      return state.phase === 'sending' ? state : submitted(state, event, steps);
    case 'accepted':
      return { ...initialFormState, isReady: true };
    case 'rejected':
      return withErrors(state, event.errors, steps);
    case 'failed':
      return { ...state, phase: 'idle', failure: event.message };
    case 'back':
      return atStep(state, state.step - 1);
    case 'open':
      return { ...state, step: event.step };
  }
}

/** Returns the attempt to send a content: the last one again for the same content, else one with the new key. */
export const attemptWith = ({ attempt }: FormState, content: string, newKey: string): Attempt =>
  attempt?.content === content ? attempt : { content, key: newKey };

/** Each step but the last shows its own errors only, and leads to the next. The last one sends the form. */
function submitted(state: FormState, event: Extract<FormEvent, { type: 'submit' }>, steps: StepFields): FormState {
  const isLast = state.step >= steps.length - 1;
  const errors = isLast ? event.errors : pick(event.errors, (name) => steps[state.step]?.includes(name));
  if (Object.keys(errors).length > 0) return withErrors(state, errors, steps);
  if (!isLast) return atStep(state, state.step + 1);
  return { ...state, phase: 'sending', errors, failure: undefined, attempt: event.attempt };
}

/** Shows errors: the first step with one, and the focus on its first invalid field. */
function withErrors(state: FormState, errors: FieldErrors, steps: StepFields): FormState {
  const isWrong = (name: string): boolean => errors[name] !== undefined;
  const step = steps.findIndex((names) => names.some(isWrong));
  const field = steps[step]?.find(isWrong);
  return { ...state, phase: 'idle', errors, failure: undefined, ...(field !== undefined && { step, focus: { field } }) };
}

const atStep = (state: FormState, step: number): FormState => ({
  ...state,
  errors: {},
  failure: undefined,
  step,
  focus: { field: undefined },
});

const pick = (errors: FieldErrors, isMeant: (name: string) => boolean | undefined): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isMeant(name)));
