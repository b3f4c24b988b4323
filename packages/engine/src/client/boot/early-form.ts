import { keyField } from '@pagewright/core/browser';
import { attemptOf, draftValues, newKey, readFormDraft, saveFormDraft } from '../../forms/shared/form-draft.ts';
import { attemptWith, type FormEvent, type FormState, initialFormState, nextFormState } from '../../forms/shared/form-machine.ts';
import { changeBeforeHydration, showLoadFailure, undoChanges } from './early-changes.ts';
import { hydrateForAction, unhydratedIsland } from './hydrate-islands.ts';

/** A form in an island that is not hydrated yet. */
type EarlyForm = { form: HTMLFormElement; island: HTMLElement };

/** Milliseconds that the mail service may take to answer a post; the default of `mail.timeout`. */
const answerTimeout = 15_000;

const states = new WeakMap<HTMLFormElement, FormState>();
const posted = new WeakSet<HTMLElement>();

/** True when the browser has posted the form of an island. Script must not send it again. */
export const isPosted = (island: HTMLElement): boolean => posted.has(island);

/** A form with `data-draft` stores its key in its draft, so that it stays the same after a reload and after hydration. */
const stateOf = (form: HTMLFormElement): FormState =>
  states.get(form) ?? { ...initialFormState, attempt: attemptOf(readFormDraft(form.dataset.draft ?? '')) };

/** Shows the next state of a form. Returns true when the event has started or ended sending. */
function dispatch(early: EarlyForm, event: FormEvent): boolean {
  const before = stateOf(early.form);
  // The browser has checked the answers. All steps are sent together.
  const state = nextFormState(before, event, []);
  states.set(early.form, state);
  if (state === before) return false;
  show(early, state);
  return state.phase !== before.phase;
}

function show({ form, island }: EarlyForm, { phase, failure }: FormState): void {
  const { sending } = form.dataset;
  const isBusy = phase !== 'idle';
  undoChanges(island);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (isBusy && button) changeBeforeHydration(island, button, 'ariaDisabled', 'true');
  if (isBusy && button && sending) changeBeforeHydration(island, button, 'textContent', sending);
  const note = contactNote(form);
  if (failure !== undefined && note) {
    changeBeforeHydration(island, note, 'hidden', false);
    changeBeforeHydration(island, note, 'className', '');
  }
  const status = form.querySelector<HTMLElement>('[type=submit] + [role=status]');
  if (status) changeBeforeHydration(island, status, 'textContent', (isBusy ? sending : failure) ?? '');
}

/** Other ways to reach the company. */
const contactNote = (form: HTMLFormElement): HTMLElement | null => form.querySelector('[data-contact-note]');

/**
 * Handles the submit of a form that is not hydrated: shows at once that it is being sent, and submits it again after
 * hydration. When that fails or takes too long and the form has an `action`, lets the browser post it.
 */
export function submitEarly(event: SubmitEvent): void {
  const form = event.target;
  const island = unhydratedIsland(form);
  if (!island || !(form instanceof HTMLFormElement)) return;
  // Such a form sends nothing after hydration either.
  if (form.method === 'dialog' && !form.dataset.sending) return;
  event.preventDefault();
  const early = { form, island };
  if (isPosted(island)) post(early);
  else if (dispatch(early, { type: 'wait' }))
    hydrateForAction(island).then(
      () => submitAgain(early),
      () => sendWithoutCode(early),
    );
}

function submitAgain({ form, island }: EarlyForm): void {
  states.delete(form);
  // When a component fails, the HTML that the server sent replaces it, with another form element.
  const replacement = form.isConnected ? null : island.querySelector('form');
  if (replacement) sendWithoutCode({ form: replacement, island });
  else form.requestSubmit();
}

function sendWithoutCode(early: EarlyForm): void {
  const { form } = early;
  if (!form.isConnected) return;
  if (form.hasAttribute('action') && navigator.onLine) post(early);
  else showUnconfirmed(early);
}

/** Lets the browser post a form, unless it is doing so. The browser leaves the page when the service answers. */
function post(early: EarlyForm): void {
  const { form, island } = early;
  const answers = draftValues(form);
  const attempt = attemptWith(stateOf(form), JSON.stringify(answers), newKey());
  if (!dispatch(early, { type: 'submit', errors: {}, attempt })) return;
  posted.add(island);
  if (form.dataset.sending) {
    const { draft } = form.dataset;
    if (draft) saveFormDraft(draft, { answers, key: attempt.key, isPosted: true });
    form.querySelector(`[name=${keyField}]`)?.remove();
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: keyField, value: attempt.key }));
  }
  form.submit();
  setTimeout(showUnconfirmed, answerTimeout, early);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showUnconfirmed(early);
  });
}

/** Enables the form again. Shows other ways to reach the company when the form has them, else an error toast. */
function showUnconfirmed(early: EarlyForm): void {
  const note = contactNote(early.form);
  if (!dispatch(early, { type: 'failed', message: note?.querySelector('p')?.textContent ?? '' })) return;
  if (!note) showLoadFailure();
}
