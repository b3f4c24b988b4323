import { inTab } from '../tab-storage.ts';
import type { Answers } from './form-spec.ts';

/** What was typed, and the key under which it was sent. */
export type Draft = { answers: Answers; key: string };

const storageKey = (form: string): string => `draft of ${form}`;

/** Keeps a draft in this tab. Where nothing can be kept, the form itself still holds what was typed. */
export function keepDraft(form: string, draft: Draft): void {
  inTab((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function forgetDraft(form: string): void {
  inTab((storage) => storage.removeItem(storageKey(form)));
}

/** The draft of a form, if this tab holds one that is whole. */
export function readDraft(form: string): Draft | undefined {
  return inTab((storage) => {
    const { answers, key }: Partial<Draft> = JSON.parse(storage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key } : undefined;
  });
}
