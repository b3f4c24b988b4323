import { formDraftName, honeypot, type SendingSpec, useSendingForm } from 'pagewright/forms';
import { formName, isOwnService } from 'pagewright/react';
import type { ReactNode } from 'react';
import { TextLink } from '../text-link.tsx';
import { FormField } from './form-field.tsx';

type SendingFormProps = {
  spec: SendingSpec & { submitLabel: string; sendingLabel: string };
  /** Id of the heading that names the form. */
  labelledBy: string;
  hasNativeChecks?: boolean;
};

/**
 * A form whose message is sent. Without script it posts to the site's own service; to another one it cannot, and
 * says how else to reach the company. A submit before hydration is answered by the boot script, which needs the texts
 * and names in `data-` attributes, and shows the other ways where the form cannot be sent.
 */
export function SendingForm({ spec, labelledBy, hasNativeChecks = false }: SendingFormProps) {
  const { fields, blockKey, site, submitLabel, sendingLabel } = spec;
  const { form, submit, input, errors, lengths, failure, isSending } = useSendingForm(spec, { hasNativeChecks });
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
      className="grid gap-6 sm:grid-cols-2"
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${blockKey}-field-${field.name}`}
          field={field}
          error={errors[field.name]}
          length={lengths[field.name]}
        />
      ))}
      {isOwn && <HiddenFields id={`${blockKey}-${honeypot}`} name={formName(site.page, blockKey)} />}
      <div className="grid gap-6 sm:col-span-2">
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
        {failure !== undefined && (
          <OtherWays id={failureId} site={site}>
            {failure}
          </OtherWays>
        )}
        <div data-stuck-note hidden={isOwn} className={isOwn ? undefined : 'script:hidden'}>
          <OtherWays site={site}>
            {isOwn ? site.mail.messages.timeout : 'This form cannot be sent from here. Please write or call instead.'}
          </OtherWays>
        </div>
      </div>
    </form>
  );
}

/** What the service is told without script: which form it is, and whether a program filled in what people don't see. */
function HiddenFields({ id, name }: { id: string; name: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="hidden" name="form" value={name} />
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What went wrong, and the ways that reach the company all the same. */
function OtherWays({ id, site: { email, phone }, children }: { id?: string; site: SendingSpec['site']; children: ReactNode }) {
  return (
    <div id={id} className="max-w-measure border-l-3 border-madder pl-5">
      <p className="font-semibold">{children}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <TextLink to={`mailto:${email}`} className="inline-block py-1 wrap-anywhere">
            {email}
          </TextLink>
        </li>
        <li>
          <TextLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="inline-block py-1 whitespace-nowrap">
            {phone}
          </TextLink>
        </li>
      </ul>
    </div>
  );
}
