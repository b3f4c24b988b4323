import { type FormStep, honeypot, nameOf, useFieldForm } from 'pagewright/forms/fields';
import { classNames, fillIn, isOwnService } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import type { RefObject } from 'react';
import { ContactNote } from '../contact/contact-note.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { type FieldLooks, type FieldProps, hideUnless } from './field-props.ts';
import { FormParts } from './form-parts.tsx';

type FieldFormProps = {
  spec: Parameters<typeof useFieldForm>[0] & {
    submitLabel?: string | undefined;
    sendingLabel?: string | undefined;
    strings: Pick<Strings, 'anyForm' | 'form' | 'links'>;
  };
  /** Id of the heading that names the form. */
  labelledBy: string;
  looks: FieldLooks & Record<'form' | 'buttons' | 'stepTitle', string>;
};

/**
 * A form with fields of any kind, in one or several steps. Without script it is one long form, which posts to the site's own
 * service. The boot script handles a submit before hydration; it reads texts and names from `data-` attributes.
 */
export function FieldForm({ spec, labelledBy, looks }: FieldFormProps) {
  const { fields, steps, blockKey, site, keepDraft, strings, sendingLabel = strings.form.sending } = spec;
  const { form, stepHeading, submit, back, input, ...state } = useFieldForm(spec);
  const { isReady, failure, step: shown } = state;
  const isOwn = isOwnService(site.mail);
  const hasFiles = fields.some(({ kind }) => kind === 'file');
  return (
    <form
      ref={form}
      {...(isOwn
        ? { action: site.mail.action, method: 'post', ...(hasFiles && { encType: 'multipart/form-data' }) }
        : { method: 'dialog' })}
      onSubmit={submit}
      onInput={input}
      aria-labelledby={labelledBy}
      data-sending={steps.length > 1 ? strings.anyForm.wait : sendingLabel}
      data-draft={isOwn && keepDraft ? nameOf(spec) : undefined}
      className={looks.form}
    >
      {isOwn && <HiddenFields id={`${blockKey}-empty`} name={nameOf(spec)} honeypot={honeypot} label={strings.form.leaveEmpty} />}
      <div data-panels={steps.length > 1 ? '' : undefined}>
        {steps.map((step, index) => (
          // Closed before hydration.
          <div key={index} suppressHydrationWarning>
            <StepTitle
              step={step}
              number={index + 1}
              count={steps.length}
              heading={index === shown ? stepHeading : undefined}
              {...{ looks, strings }}
            />
            <div className={looks.grid}>
              <FormParts
                parts={step.parts}
                {...{ blockKey, fields, looks, strings, isReady }}
                answers={state.answers}
                errors={state.errors}
              />
            </div>
          </div>
        ))}
      </div>
      <div className={looks.buttons}>
        <Buttons
          spec={spec}
          state={state}
          back={back}
          looks={looks}
          failureId={failure === undefined ? undefined : `${blockKey}-failure`}
        />
        {failure !== undefined && <ContactNote id={`${blockKey}-failure`} site={site} text={failure} />}
        <div data-contact-note hidden={isOwn} className={isOwn ? undefined : 'script:hidden'}>
          <ContactNote site={site} text={isOwn ? site.mail.messages.timeout : strings.form.cannotSend} />
        </div>
      </div>
    </form>
  );
}

type StepTitleProps = Pick<FieldProps, 'strings'> & {
  step: FormStep;
  number: number;
  count: number;
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  looks: FieldFormProps['looks'];
};

/** The heading of a step, with its number. It gets the focus when the step is opened. */
function StepTitle({ step: { title, text }, number, count, heading, looks, strings }: StepTitleProps) {
  if (title === undefined) return null;
  return (
    <div className={looks.stepTitle}>
      <h3 ref={heading} tabIndex={-1} className={looks.groupTitle}>
        <span className={looks.hint}>{fillIn(strings.anyForm.step, { number, count })}</span> {title}
      </h3>
      {text && <p className={looks.hint}>{text}</p>}
    </div>
  );
}

type ButtonsProps = Pick<FieldFormProps, 'spec' | 'looks'> & {
  state: { isReady: boolean; isSending: boolean; step: number };
  back: () => void;
  /** The id of the note about a failure. */
  failureId: string | undefined;
};

/**
 * The buttons of a step: next, or on the last one the button that sends, and back. Without script there is only the one that
 * sends. * The first button of the form that submits it is the one that the Enter key presses.
 */
function Buttons({ spec, state: { isReady, isSending, step }, back, looks, failureId }: ButtonsProps) {
  const { steps, strings, submitLabel = strings.anyForm.submit, sendingLabel = strings.form.sending } = spec;
  const isLast = step === steps.length - 1;
  const send = hideUnless(isLast, isReady, looks);
  return (
    <div className="flex flex-wrap gap-4">
      {!isLast && (
        <button type="submit" formNoValidate className={classNames('button button-primary', !isReady && looks.withScript)}>
          {strings.anyForm.next}
        </button>
      )}
      <button
        type="submit"
        hidden={send.hidden}
        className={classNames('button button-primary', send.className)}
        aria-disabled={isSending || undefined}
        aria-describedby={failureId}
      >
        {isSending ? sendingLabel : submitLabel}
      </button>
      <p role="status" className="sr-only">
        {isSending && sendingLabel}
      </p>
      {step > 0 && (
        <button type="button" onClick={back} className="button button-quiet">
          {strings.anyForm.back}
        </button>
      )}
    </div>
  );
}
