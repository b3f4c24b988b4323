import { inTab } from '../browser/tab-storage.ts';
import type { Answers } from './answers.ts';

/** The typed answers, and the idempotency key of their message. */
export type Draft = {
  answers: Answers;
  key: string;
  /** True once the browser itself has posted it: whether it arrived is unknown to the page that posted it. */
  isPosted?: boolean | undefined;
};

const storageKey = (form: string): string => `draft of ${form}`;

/** Saves a draft in sessionStorage. Does nothing where storage is blocked or full. */
export function saveDraft(form: string, draft: Draft): void {
  inTab((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function deleteDraft(form: string): void {
  inTab((storage) => storage.removeItem(storageKey(form)));
}

/** Reads the draft of a form. Returns undefined when there is none or it is malformed. */
export function readDraft(form: string): Draft | undefined {
  return inTab((storage) => {
    const { answers, key, isPosted }: Partial<Draft> = JSON.parse(storage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key, isPosted } : undefined;
  });
}
