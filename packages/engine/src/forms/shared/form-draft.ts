import { withTabStorage } from '../../browser/storage.ts';
import type { Answers } from '../answers.ts';

/** The visitor's answers, and the idempotency key of the message. */
export type FormDraft = {
  answers: Answers;
  key: string;
  /** True after the browser posted the form without script. The result is unknown then. */
  isPosted?: boolean | undefined;
};

const storageKey = (form: string): string => `draft of ${form}`;

/** Stores a draft in sessionStorage. Does nothing when storage is blocked or full. */
export function saveFormDraft(form: string, draft: FormDraft): void {
  withTabStorage((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
}

/** Deletes the draft of a form. */
export function deleteFormDraft(form: string): void {
  withTabStorage((storage) => storage.removeItem(storageKey(form)));
}

/** Reads the draft of a form. Returns undefined when there is none, or a malformed one. */
export function readFormDraft(form: string): FormDraft | undefined {
  return withTabStorage((storage) => {
    const { answers, key, isPosted }: Partial<FormDraft> = JSON.parse(storage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key, isPosted } : undefined;
  });
}
