import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';
import { describedBy, type FieldProps, hideUnless } from './field-props.ts';

type FieldFrameProps = FieldProps & { isWide?: boolean; children: ReactNode };

/** A label and its input, with the hint between and the error message below. */
export function FieldFrame({ id, field, error, isActive, isReady, looks, strings, isWide = false, children }: FieldFrameProps) {
  const { label, hint, required } = field;
  const { hidden, className } = hideUnless(isActive, isReady, looks);
  return (
    <div hidden={hidden} className={classNames('form-field', isWide && 'form-field-wide', className)}>
      <label htmlFor={id} className={looks.label}>
        {label}
        {!required && <OptionalMark strings={strings} />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={looks.hint}>
          {hint}
        </p>
      )}
      {children}
      <ErrorMessage id={id} error={error} />
    </div>
  );
}

/** Several inputs under one label, with their hint and error message. The mail service finds them by `data-name`. */
export function FieldSet({ id, field, error, isActive, isReady, looks, strings, children }: FieldFrameProps) {
  const { kind, name, label, hint, required } = field;
  const { hidden, className } = hideUnless(isActive, isReady, looks);
  return (
    <fieldset
      id={id}
      data-name={name}
      hidden={hidden}
      className={classNames('form-field form-field-wide', className)}
      aria-describedby={describedBy({ id, field, error })}
      {...(kind === 'radio' && {
        role: 'radiogroup',
        'aria-required': Boolean(required),
        'aria-invalid': error !== undefined || undefined,
      })}
    >
      <legend className={looks.label}>
        {label}
        {!required && <OptionalMark strings={strings} />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={looks.hint}>
          {hint}
        </p>
      )}
      <div className={looks.choices}>{children}</div>
      <ErrorMessage id={id} error={error} />
    </fieldset>
  );
}

const OptionalMark = ({ strings }: Pick<FieldProps, 'strings'>) => (
  <span className="font-normal opacity-80">{` ${strings.form.optional}`}</span>
);

/** The error message of a field. It is there from the start, so that the mail service can fill it in. */
export const ErrorMessage = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) => (
  <p id={`${id}-error`} className="mt-1 min-h-6 text-small font-semibold text-primary">
    {error}
  </p>
);
