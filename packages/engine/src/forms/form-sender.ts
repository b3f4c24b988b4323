import { prefetchPage } from '../browser/page-navigation.ts';
import { composeMessage } from '../model/compose-message.ts';
import { type FormSite, formName, isOwnService } from '../model/form-site.ts';
import type { TextFormSpec } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
import type { Answers } from './answers.ts';
import { fillEmptyInputs, findInput, readAnswers } from './form-inputs.ts';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './shared/form-draft.ts';
import { honeypot } from './shared/honeypot.ts';
import { OneAtATime } from './shared/one-at-a-time.ts';
import { ownHeaders } from './shared/own-headers.ts';
import { postMessage } from './shared/post-message.ts';

/** A form that sends: its fields, settings and interface texts. */
export type SendingSpec = TextFormSpec & {
  keepDraft: boolean;
  blockKey: string;
  site: FormSite;
  strings: Pick<Strings, 'formCheck' | 'ownerMail'>;
};

/** Sends the messages of one form, one at a time. */
export class FormSender {
  readonly #sending = new OneAtATime();
  #controller = new AbortController();
  #isRestored = false;

  /** True while a message is being sent. */
  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Restores the draft of an earlier load of the page. */
  restore(form: HTMLFormElement, spec: SendingSpec): void {
    const draft = readFormDraft(formDraftName(spec));
    if (!draft) return;
    this.#isRestored = true;
    // A posted message has most likely arrived. Its key is used when the visitor sends the same message again.
    if (!draft.isPosted) fillEmptyInputs(form, draft.answers);
    this.#sending.remember(contentOf(draft.answers, spec), draft.key);
  }

  /** Aborts the pending request. */
  abort(): void {
    this.#controller.abort();
  }

  /**
   * Sends the answers, and prefetches the thank-you page. Rejects with an `Error` whose message is shown to the visitor.
   * Does not change the form.
   */
  async send(form: HTMLFormElement, spec: SendingSpec): Promise<void> {
    const { fields, site } = spec;
    const { mail } = site;
    const answers = readAnswers(form, fields);
    const content = contentOf(answers, spec);
    const isSuspected = Boolean(findInput(form, honeypot)?.value);
    this.#controller = new AbortController();
    const controller = this.#controller;
    prefetchPage(mail.thankYou);
    await this.#sending.run(content, (key) => {
      if (spec.keepDraft) saveFormDraft(formDraftName(spec), { answers, key });
      const headers = isOwnService(mail)
        ? { ...ownHeaders({ form, key, isRestored: this.#isRestored }), ...(isSuspected && { 'X-Suspected': '1' }) }
        : {};
      return postMessage({ body: content, headers: { 'Content-Type': 'application/json', ...headers }, controller }, mail);
    });
    deleteFormDraft(formDraftName(spec));
  }
}

/** The name of a form's draft. */
export const formDraftName = ({ site, blockKey }: SendingSpec): string => formName(site.page, blockKey);

/** The message as JSON. */
const contentOf = (answers: Answers, { fields, site: { brand, owner }, strings }: SendingSpec): string =>
  JSON.stringify(composeMessage({ fields, answers, brand, owner, labels: strings.ownerMail }));
