import { prefetchPage } from '../../browser/page-navigation.ts';
import type { FormBlockSite } from '../../model/form-block-site.ts';
import { formName, isOwnService } from '../../model/form-site.ts';
import type { EmailRule, FormField } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { draftValues } from '../draft-values.ts';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../form-draft.ts';
import { honeypot } from '../honeypot.ts';
import { newKey } from '../new-key.ts';
import { OneAtATime } from '../one-at-a-time.ts';
import { ownHeaders } from '../own-headers.ts';
import { postMessage } from '../post-message.ts';
import { activeFields } from './active-fields.ts';
import { entriesAt } from './answered.ts';
import { composeFormMessage } from './compose-form-message.ts';
import { asAnswered, type FilledForm, fillFromDraft, inputsOf, readForm } from './form-elements.ts';
import { InvalidFieldsError, invalidFieldsOf } from './invalid-fields-error.ts';

/** A form with fields of any kind: its fields, settings and interface texts. */
export type FieldFormSpec = {
  fields: readonly FormField[];
  emailRule: EmailRule;
  keepDraft: boolean;
  blockKey: string;
  title: string;
  subject?: string | undefined;
  /** The id of a recipient. Only another mail service gets its address from the browser. */
  recipient?: string | undefined;
  /** The page after a message was sent. */
  thankYou: string;
  site: FormBlockSite;
  strings: Pick<Strings, 'formCheck' | 'formFields' | 'ownerMail'>;
};

/** The name of a form, by which the mail service and drafts know it. */
export const nameOf = ({ site, blockKey }: Pick<FieldFormSpec, 'site' | 'blockKey'>): string => formName(site.page, blockKey);

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

  /** Restores the draft of an earlier load of the page. */
  restore(form: HTMLFormElement, spec: FieldFormSpec): void {
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
    await this.#sending.run(JSON.stringify(answers) + sizes.join(), (key) => {
      if (spec.keepDraft) saveFormDraft(nameOf(spec), { answers, key });
      const body = isOwn ? formBody(filled, isSuspected, spec) : messageBody(filled, spec);
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

/** The message as JSON, for another mail service. */
function messageBody(filled: FilledForm, { fields, title, subject, recipient, site, strings }: FieldFormSpec): string {
  const { brand, owner, recipients = [] } = site;
  const to = recipients.find(({ id }) => id === recipient) ?? owner;
  const form = { fields: [...fields], title, subject, namesForm: true };
  const pageUrl = location.origin + site.page;
  return JSON.stringify(composeFormMessage({ form, answered: asAnswered(filled, fields), brand, recipient: to, pageUrl, strings }));
}
