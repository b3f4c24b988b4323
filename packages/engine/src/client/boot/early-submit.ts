import { changeBeforeHydration, undoChanges } from './early-changes.ts';
import { addKeyField } from './early-key.ts';
import { hydrateForAction, unhydratedIsland } from './hydrate-for-action.ts';
import { showLoadFailure } from './load-failure.ts';

/** A form in an island that is not hydrated yet. */
type EarlyForm = { form: HTMLFormElement; island: HTMLElement };

/** Milliseconds that the mail service may take to answer a post; the default of `mail.timeout`. */
const answerTimeout = 15_000;

const busy = new WeakSet<HTMLFormElement>();
const posted = new WeakSet<HTMLElement>();

/** True when the browser has posted the form of an island. Script must not send it again. */
export const isPosted = (island: HTMLElement): boolean => posted.has(island);

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
  if (busy.has(form)) return;
  const early = { form, island };
  showSending(early);
  if (isPosted(island)) post(early);
  else
    hydrateForAction(island).then(
      () => submitAgain(early),
      () => sendWithoutCode(early),
    );
}

function showSending(early: EarlyForm): void {
  const { form, island } = early;
  const { sending } = form.dataset;
  busy.add(form);
  undoChanges(island);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) changeBeforeHydration(island, button, 'ariaDisabled', 'true');
  if (button && sending) changeBeforeHydration(island, button, 'textContent', sending);
  announce(early, sending);
}

function announce({ form, island }: EarlyForm, text: string | null | undefined): void {
  const status = form.querySelector<HTMLElement>('[type=submit] + [role=status]');
  if (status) changeBeforeHydration(island, status, 'textContent', text ?? '');
}

function submitAgain({ form, island }: EarlyForm): void {
  busy.delete(form);
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

/** Lets the browser post a form. The browser leaves the page when the service answers. */
function post(early: EarlyForm): void {
  const { form, island } = early;
  posted.add(island);
  if (form.dataset.sending) addKeyField(form);
  form.submit();
  setTimeout(showUnconfirmed, answerTimeout, early);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showUnconfirmed(early);
  });
}

/** Enables the form again. Shows other ways to reach the company when the form has them, else an error toast. */
function showUnconfirmed(early: EarlyForm): void {
  const { form, island } = early;
  busy.delete(form);
  undoChanges(island);
  const note = form.querySelector<HTMLElement>('[data-contact-note]');
  if (note) {
    changeBeforeHydration(island, note, 'hidden', false);
    changeBeforeHydration(island, note, 'className', '');
  } else showLoadFailure();
  announce(early, note?.querySelector('p')?.textContent);
}
