import type { Answers, FormSite, Strings, TextFormSpec } from '@pagewright/core';
import { composeMessage, formErrors, formName, isOwnService } from '@pagewright/core/browser';
import { inputsOf } from './shared/form-inputs.ts';
import { type FormRequest, useForm } from './shared/use-form.ts';

/** A form that sends: its fields, settings and interface texts. */
export type SendingSpec = TextFormSpec & {
  keepDraft: boolean;
  blockKey: string;
  site: FormSite;
  strings: Pick<Strings, 'formCheck' | 'ownerMail'>;
};

/** The name of a form's draft. */
export const formDraftName = ({ site, blockKey }: SendingSpec): string => formName(site.page, blockKey);

/** Runs a form with fields for text in the browser. With `hasNativeChecks` the browser checks first. */
export function useSendingForm(spec: SendingSpec, { hasNativeChecks }: { hasNativeChecks: boolean }) {
  const { site, keepDraft, strings } = spec;
  const names = spec.fields.map(({ name }) => name);
  const readAnswers = (form: HTMLFormElement): Answers =>
    Object.fromEntries(names.map((name) => [name, inputsOf(form, name)[0]?.value ?? '']));
  return useForm({
    name: formDraftName(spec),
    site,
    strings,
    keepDraft: keepDraft ? 'onSubmit' : 'never',
    thankYou: site.mail.thankYou,
    sent: site.mail.messages.sent,
    steps: [names],
    hasNativeChecks,
    read: (form) => Object.fromEntries(Object.entries(readAnswers(form)).map(([name, answer]) => [name, [answer]])),
    check: (form) => formErrors(spec, readAnswers(form), strings.formCheck),
    request: (form, isSuspected) => messageRequest(readAnswers(form), isSuspected, spec),
  });
}

/** The message as JSON. */
function messageRequest(answers: Answers, isSuspected: boolean, { fields, site, strings }: SendingSpec): FormRequest {
  const { brand, owner, mail } = site;
  return {
    body: JSON.stringify(composeMessage({ fields, answers, brand, owner, labels: strings.ownerMail })),
    headers: { 'Content-Type': 'application/json', ...(isSuspected && isOwnService(mail) && { 'X-Suspected': '1' }) },
  };
}
