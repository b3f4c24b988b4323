import { draftValues } from '../../forms/shared/draft-values.ts';
import { type FormDraft, readFormDraft, saveFormDraft } from '../../forms/shared/form-draft.ts';
import { keyField } from '../../forms/shared/key-field.ts';
import { newKey } from '../../forms/shared/new-key.ts';

const drafts = new WeakMap<HTMLFormElement, FormDraft>();

/**
 * Writes the idempotency key of a form's answers into a hidden field: the same key for the same answers. A form with
 * `data-draft` stores the key in its draft, so that it stays the same after a reload and after hydration.
 */
export function addKeyField(form: HTMLFormElement): void {
  const name = form.dataset.draft ?? '';
  const answers = draftValues(form);
  const earlier = drafts.get(form) ?? readFormDraft(name);
  const isSame = JSON.stringify(earlier?.answers) === JSON.stringify(answers);
  const key = (isSame && earlier?.key) || newKey();
  const draft = { answers, key, isPosted: true };
  drafts.set(form, draft);
  if (name) saveFormDraft(name, draft);
  form.querySelector(`[name=${keyField}]`)?.remove();
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: keyField, value: key }));
}
