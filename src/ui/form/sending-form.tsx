import { formDraftName, honeypot, type SendingSpec, useSendingForm } from 'pagewright/forms';
import { formName, isOwnService } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import { ContactNote } from '../contact/contact-note.tsx';
import { FormField } from './form-field.tsx';
import { HiddenFields } from './hidden-fields.tsx';

type SendingFormProps = {
  /** `sendingLabel` has a default among the interface texts. */
  spec: SendingSpec & { sendingLabel?: string | undefined; strings: Pick<Strings, 'form'> };
  submitLabel: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  hasNativeChecks?: boolean;
};

/**
 * A form that sends a message. Without script it posts to the site's own service. For another service it cannot, and shows
 * the phone number and e-mail address instead. The boot script handles a submit before hydration; it reads texts and names
 * from `data-` attributes, and shows phone and e-mail when the form cannot be sent.
 */
export function SendingForm({ spec, submitLabel, labelledBy, hasNativeChecks = false }: SendingFormProps) {
  const strings = spec.strings.form;
  const { fields, blockKey, site, sendingLabel = strings.sending } = spec;
  const { form, submit, input, answers, errors, failure, isSending } = useSendingForm(spec, { hasNativeChecks });
  const isOwn = isOwnService(site.mail);
  const failureId = `${blockKey}-failure`;
  return (
    <form
      ref={form}
      {...(isOwn ? { action: site.mail.action, method: 'post' } : { method: 'dialog' })}
      onSubmit={submit}
      onInput={input}
      aria-labelledby={labelledBy}
      data-sending={sendingLabel}
      data-draft={isOwn && spec.keepDraft ? formDraftName(spec) : undefined}
      className="grid content-start gap-6 sm:flex sm:flex-wrap"
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${blockKey}-field-${field.name}`}
          field={field}
          strings={strings}
          error={errors[field.name]}
          length={answers[field.name]?.[0]?.length}
        />
      ))}
      {isOwn && (
        <HiddenFields id={`${blockKey}-${honeypot}`} name={formName(site.page, blockKey)} honeypot={honeypot} label={strings.leaveEmpty} />
      )}
      <div className="grid gap-6 sm:w-full">
        <button
          type="submit"
          className="button button-primary justify-self-start"
          aria-disabled={isSending || undefined}
          aria-describedby={failure === undefined ? undefined : failureId}
        >
          {isSending ? sendingLabel : submitLabel}
        </button>
        <p role="status" className="sr-only">
          {isSending && sendingLabel}
        </p>
        {failure !== undefined && <ContactNote id={failureId} site={site} text={failure} />}
        <div data-contact-note hidden={isOwn} className={isOwn ? undefined : 'script:hidden'}>
          <ContactNote site={site} text={isOwn ? site.mail.messages.timeout : strings.cannotSend} />
        </div>
      </div>
    </form>
  );
}
