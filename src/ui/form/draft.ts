import type { Answers } from './form-spec.ts';

/** What was typed, and the key under which it was sent. */
export type Draft = { answers: Answers; key: string };

const storageKey = (form: string): string => `draft of ${form}`;

/** Keeps a draft in this tab. Where storage is blocked or full, nothing is kept. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept.
  }
}

/** The draft of a form, if this tab holds one that is whole. */
export function readDraft(form: string): Draft | undefined {
  try {
    const { answers, key }: Partial<Draft> = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    return typeof key === 'string' && typeof answers === 'object' && answers !== null ? { answers, key } : undefined;
  } catch {
    return undefined;
  }
}
