import { inTab } from '../browser/tab-storage.ts';
import type { Answers } from './answers.ts';

/** What was typed, and the idempotency key of its message. */
export type Draft = {
  answers: Answers;
  key: string;
  /** True once the browser itself has posted it: whether it arrived is unknown to the page that posted it. */
  isPosted?: boolean | undefined;
};

const storageKey = (form: string): string => `draft of ${form}`;

/** Keeps a draft in this tab. Where nothing can be kept, the form itself still holds what was typed. */
export function saveDraft(form: string, draft: Draft): void {
  inTab((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function deleteDraft(form: string): void {
  inTab((storage) => storage.removeItem(storageKey(form)));
}

/** The draft of a form, if this tab holds one that is whole. */
export function readDraft(form: string): Draft | undefined {
  return inTab((storage) => {
    const { answers, key, isPosted }: Partial<Draft> = JSON.parse(storage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key, isPosted } : undefined;
  });
}
