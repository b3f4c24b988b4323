import type { Answers } from '@pagewright/core';
import { honeypot } from '@pagewright/core/browser';
import { withTabStorage } from '../../browser/storage.ts';
import { inputsOf, isCheckable } from './form-inputs.ts';
import type { Attempt } from './form-machine.ts';

/** The visitor's answers, and the idempotency key of the message. */
export type FormDraft = {
  answers: Answers;
  key: string;
  /** True after the browser posted the form without script. The result is unknown then. */
  isPosted?: boolean | undefined;
  /** The query of the page on which the draft was kept. */
  query?: string | undefined;
};

const storageKey = (form: string): string => `draft of ${form}`;

/** Stores a draft in sessionStorage, with the query of the page. Does nothing when storage is blocked or full. */
export function saveFormDraft(form: string, draft: FormDraft): void {
  withTabStorage((storage) => storage.setItem(storageKey(form), JSON.stringify({ ...draft, query: location.search })));
}

/** Deletes the draft of a form. */
export function deleteFormDraft(form: string): void {
  withTabStorage((storage) => storage.removeItem(storageKey(form)));
}

/** Reads the draft of a form. Returns undefined when there is none, or a malformed one. */
export function readFormDraft(form: string): FormDraft | undefined {
  return withTabStorage((storage) => {
    const { answers, key, isPosted, query }: Partial<FormDraft> = JSON.parse(storage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key, isPosted, query } : undefined;
  });
}

/** The attempt to which a draft belongs: the same answers are sent with the same key. */
export const attemptOf = (draft: FormDraft | undefined): Attempt | undefined =>
  draft && { content: JSON.stringify(draft.answers), key: draft.key };

const answeredInputs = `input:not([type=hidden],[type=checkbox],[type=radio],[name=${honeypot}]),textarea,select,input:checked`;

/** Returns what a visitor has filled into a form, as drafts keep it. Each checked box has a name of its own. */
export const draftValues = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>(answeredInputs)].map(({ name, value, checked }) => [
      checked ? `${name} ${value}` : name,
      value,
    ]),
  );

/** Fills the values of a draft into fields that are empty. Does not change the others. Browsers fill in no files. */
export function fillFromDraft(form: HTMLFormElement, values: Answers): void {
  for (const input of inputsOf(form)) {
    const value = values[isCheckable(input) ? `${input.name} ${input.value}` : input.name];
    if (value === undefined || input.type === 'file') continue;
    if (input.type === 'radio' && form.querySelector(`[name="${input.name}"]:checked`)) continue;
    if (isCheckable(input)) input.checked = true;
    else if (input.value === '') input.value = value;
  }
}

/** Creates an idempotency key. Pages served over http, such as a preview opened from another machine, have no `randomUUID`. */
export const newKey = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
