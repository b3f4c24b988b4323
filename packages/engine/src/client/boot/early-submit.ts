import { changeEarly, undoChanges } from './early-changes.ts';
import { addKeyField } from './early-key.ts';
import { earlyIsland, hydrateSoon } from './hydrate-soon.ts';
import { showPartFailed } from './part-failed.ts';

/** A form in an island that is not hydrated. */
type EarlyForm = { form: HTMLFormElement; island: HTMLElement };

/** Milliseconds that the service may take to answer a post; the default of `mail.timeout`. */
const answerPatience = 15_000;

const busy = new WeakSet<HTMLFormElement>();
const posted = new WeakSet<HTMLElement>();

/** Whether the browser has posted the form of an island: from then on the browser alone sends it. */
export const isPosted = (island: HTMLElement): boolean => posted.has(island);

/**
 * Answers the submit of a form that is not hydrated: shows at once that it is being sent, and submits it again once
 * it is hydrated. When that fails or takes too long, the browser posts the form itself where it has an `action`.
 */
export function submitEarly(event: SubmitEvent): void {
  const form = event.target;
  const island = earlyIsland(form);
  if (!island || !(form instanceof HTMLFormElement)) return;
  // Sends nothing, hydrated or not.
  if (form.method === 'dialog' && !form.dataset.sending) return;
  event.preventDefault();
  if (busy.has(form)) return;
  const early = { form, island };
  showSending(early);
  if (isPosted(island)) post(early);
  else
    hydrateSoon(island).then(
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
  if (button) changeEarly(island, button, 'ariaDisabled', 'true');
  if (button && sending) changeEarly(island, button, 'textContent', sending);
  announce(early, sending);
}

function announce({ form, island }: EarlyForm, text: string | null | undefined): void {
  const status = form.querySelector<HTMLElement>('[type=submit] + [role=status]');
  if (status) changeEarly(island, status, 'textContent', text ?? '');
}

function submitAgain({ form, island }: EarlyForm): void {
  busy.delete(form);
  // A component that fails is replaced by its HTML as delivered, and so is its form.
  const replacement = form.isConnected ? null : island.querySelector('form');
  if (replacement) sendWithoutCode({ form: replacement, island });
  else form.requestSubmit();
}

function sendWithoutCode(early: EarlyForm): void {
  const { form } = early;
  if (!form.isConnected) return;
  if (form.hasAttribute('action') && navigator.onLine) post(early);
  else showStuck(early);
}

/** Lets the browser post a form. The page is left when the service answers. */
function post(early: EarlyForm): void {
  const { form, island } = early;
  posted.add(island);
  if (form.dataset.sending) addKeyField(form);
  form.submit();
  setTimeout(showStuck, answerPatience, early);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStuck(early);
  });
}

/** Lets the form be sent again, and shows that nobody knows whether it arrived, or the other ways to reach the company. */
function showStuck(early: EarlyForm): void {
  const { form, island } = early;
  busy.delete(form);
  undoChanges(island);
  const note = form.querySelector<HTMLElement>('[data-stuck-note]');
  if (note) {
    changeEarly(island, note, 'hidden', false);
    changeEarly(island, note, 'className', '');
  } else showPartFailed();
  announce(early, note?.querySelector('p')?.textContent);
}
