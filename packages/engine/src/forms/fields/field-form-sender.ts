import { prefetchPage } from '../../browser/page-navigation.ts';
import { isOwnService } from '../../model/form-site.ts';
import { draftValues } from '../shared/draft-values.ts';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../shared/form-draft.ts';
import { honeypot } from '../shared/honeypot.ts';
import { newKey } from '../shared/new-key.ts';
import { OneAtATime } from '../shared/one-at-a-time.ts';
import { ownHeaders } from '../shared/own-headers.ts';
import { postMessage } from '../shared/post-message.ts';
import { activeFields } from './active-fields.ts';
import { entriesAt } from './answered.ts';
import { type FieldFormSpec, nameOf } from './field-form-spec.ts';
import { type FilledForm, fillFromDraft, inputsOf, readForm } from './form-elements.ts';
import { InvalidFieldsError, invalidFieldsOf } from './invalid-fields-error.ts';

/** Files of 20 bytes for each millisecond of additional time, a slow mobile connection. */
const bytesPerMillisecond = 20;

/** Sends the messages of one form, one at a time, and keeps its draft. */
export class FieldFormSender {
  readonly #sending = new OneAtATime();
  #controller = new AbortController();
  #isRestored = false;
  /** The content that was tried last, with its key. */
  #tried: { content: string; key: string } | undefined;

  /** True while a message is being sent. */
  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Restores the draft of an earlier load of the page. Loads what another mail service needs, so that sending does not wait for it. */
  restore(form: HTMLFormElement, spec: FieldFormSpec): void {
    if (!isOwnService(spec.site.mail)) loadMessageBody().catch(() => undefined);
    const draft = readFormDraft(nameOf(spec));
    if (!draft) return;
    this.#isRestored = true;
    // A posted message has most likely arrived. Its key is used when the visitor sends the same message again.
    if (!draft.isPosted) fillFromDraft(form, draft.answers);
    this.#remember(JSON.stringify(draft.answers), draft.key);
  }

  #remember(content: string, key: string): void {
    this.#tried = { content, key };
    this.#sending.remember(content, key);
  }

  /** Aborts the pending request. */
  abort(): void {
    this.#controller.abort();
  }

  /** Keeps the answers until the tab is closed, when the form does that. */
  save(form: HTMLFormElement, spec: FieldFormSpec): void {
    if (!spec.keepDraft || this.isBusy) return;
    const answers = draftValues(form);
    const content = JSON.stringify(answers);
    if (this.#tried?.content !== content) this.#remember(content, newKey());
    if (this.#tried) saveFormDraft(nameOf(spec), { answers, key: this.#tried.key });
  }

  /**
   * Sends the answers, and prefetches the thank-you page. Rejects with an `Error` whose message is shown to the visitor, an
   * `InvalidFieldsError` when the service does not accept fields. Does not change the form.
   */
  async send(form: HTMLFormElement, spec: FieldFormSpec): Promise<void> {
    const { fields, site } = spec;
    const filled = readForm(form, fields);
    const answers = draftValues(form);
    const isSuspected = inputsOf(form, honeypot).some(({ value }) => value !== '');
    this.#controller = new AbortController();
    const controller = this.#controller;
    prefetchPage(spec.thankYou);
    const isOwn = isOwnService(site.mail);
    const sizes = Object.values(filled.files).flatMap((files) => files.map((file) => file.size));
    await this.#sending.run(JSON.stringify(answers) + sizes.join(), async (key) => {
      if (spec.keepDraft) saveFormDraft(nameOf(spec), { answers, key });
      const body = isOwn ? formBody(filled, isSuspected, spec) : await messageBody(filled, spec);
      const headers: Record<string, string> = isOwn
        ? { Accept: 'application/json', ...ownHeaders({ form, key, isRestored: this.#isRestored }) }
        : { 'Content-Type': 'application/json' };
      const timeout = site.mail.timeout + sizes.reduce((total, size) => total + size, 0) / bytesPerMillisecond;
      const sent = postMessage({ body, headers, controller }, { ...site.mail, timeout });
      return isOwn ? sent.catch(throwInvalidFields) : sent;
    });
    this.#tried = undefined;
    deleteFormDraft(nameOf(spec));
  }
}

/** Throws an `InvalidFieldsError` when the service has named invalid fields, and otherwise the failure itself. */
async function throwInvalidFields(error: unknown): Promise<never> {
  const response = error instanceof Error ? error.cause : undefined;
  const fields = response instanceof Response && response.status === 422 ? await invalidFieldsOf(response) : [];
  throw fields.length > 0 ? new InvalidFieldsError(fields) : error;
}

/** The same data that the browser posts without script. The name of the form comes first, because it decides what is accepted. */
function formBody({ answers, files }: FilledForm, isSuspected: boolean, spec: FieldFormSpec): URLSearchParams | FormData {
  const active = activeFields(spec.fields, answers);
  const body = spec.fields.some(({ kind }) => kind === 'file') ? new FormData() : new URLSearchParams();
  body.append('form', nameOf(spec));
  if (isSuspected) body.append(honeypot, '1');
  for (const { name } of active) {
    for (const answer of entriesAt(answers, name)) body.append(name, answer);
    if (body instanceof FormData) for (const file of entriesAt(files, name)) body.append(name, file);
  }
  return body;
}

/** Loads the code that only forms of other mail services need. */
const loadMessageBody = () => import('./message-body.ts');

/** Returns the message for another mail service. Rejects with the text for visitors when its code cannot be loaded. */
async function messageBody(filled: FilledForm, spec: FieldFormSpec): Promise<string> {
  const module = await loadMessageBody().catch(() => {
    throw new Error(spec.site.mail.messages.offline);
  });
  return module.messageBody(filled, spec);
}
