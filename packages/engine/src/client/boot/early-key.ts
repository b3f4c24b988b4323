import { type FormDraft, readFormDraft, saveFormDraft } from '../../forms/form-draft.ts';
import { keyField } from '../../forms/key-field.ts';
import { newKey } from '../../forms/new-key.ts';

const drafts = new WeakMap<HTMLFormElement, FormDraft>();

/**
 * Puts the idempotency key of a form's answers into a hidden field: the same key for the same answers, over a reload
 * too where the form keeps drafts. From the draft the hydrated form of a later load takes the key as well.
 */
export function addKeyField(form: HTMLFormElement): void {
  const name = form.dataset.draft ?? '';
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.form-box');
  const answers = Object.fromEntries([...boxes].map((box) => [box.name, box.value]));
  const earlier = drafts.get(form) ?? readFormDraft(name);
  const isSame = JSON.stringify(earlier?.answers) === JSON.stringify(answers);
  const key = (isSame && earlier?.key) || newKey();
  const draft = { answers, key, isPosted: true };
  drafts.set(form, draft);
  if (name) saveFormDraft(name, draft);
  form.querySelector(`[name=${keyField}]`)?.remove();
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: keyField, value: key }));
}
