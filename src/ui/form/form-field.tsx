import type { TextField } from 'pagewright/react';
import { classNames } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import { LengthHint } from './length-hint.tsx';

type FormFieldProps = {
  id: string;
  field: TextField;
  strings: Strings['form'];
  /** The error message. */
  error?: string | undefined;
  /** The number of characters of the answer. */
  length?: number | undefined;
};

/** A label and its input, with the error message and the remaining length below, linked for assistive technology. */
export function FormField({ id, field, strings, error, length = 0 }: FormFieldProps) {
  const { name, label, kind, autocomplete, inputMode, required, pattern, invalid, maxLength } = field;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isWide = kind === 'textarea';
  const describedBy = [error !== undefined && errorId, isWide && length > 0 && hintId].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    maxLength,
    inputMode,
    autoComplete: autocomplete,
    required: required !== undefined,
    className: 'form-box',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={classNames('form-field', isWide && 'form-field-wide')}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
        {required === undefined && <span className="font-normal opacity-80">{` ${strings.optional}`}</span>}
      </label>
      {isWide ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input type={kind} pattern={pattern} title={pattern === undefined ? undefined : invalid} {...shared} />
      )}
      {isWide && <LengthHint id={hintId} length={length} limit={maxLength} strings={strings} />}
      <p id={errorId} className="mt-1 min-h-6 text-small font-semibold text-primary">
        {error}
      </p>
    </div>
  );
}
