import type { FormField } from 'pagewright/forms/fields';
import type { InputHTMLAttributes } from 'react';
import { LengthHint } from '../form/length-hint.tsx';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldProps, isRequired } from './field-props.ts';

type TextLike = Extract<FormField, { kind: 'text' | 'textarea' | 'tel' | 'email' | 'phone' | 'number' | 'date' | 'time' }>;

/** A field that is typed: a text, a number, a date or a time. */
export function TextInput(props: FieldProps<TextLike>) {
  const { id, field, error, answer, isReady, hasNativeChecks = false, strings } = props;
  const shared = {
    id,
    name: field.name,
    required: isRequired(field),
    autoComplete: field.autocomplete,
    className: 'form-box',
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  if (field.kind !== 'textarea')
    return (
      <FieldFrame {...props}>
        <input {...shared} {...inputAttributes(field, isReady, hasNativeChecks)} aria-describedby={describedBy(props)} />
      </FieldFrame>
    );
  const lengthId = `${id}-length`;
  return (
    <FieldFrame {...props} isWide>
      <textarea rows={5} maxLength={field.maxLength} {...shared} aria-describedby={describedBy(props, answer.length > 0 && lengthId)} />
      <LengthHint id={lengthId} length={answer.length} limit={field.maxLength} strings={strings.form} />
    </FieldFrame>
  );
}

/** What an input needs for its kind: the keyboard of phones, limits, and what browsers fill in. */
function inputAttributes(field: TextLike, isReady: boolean, hasNativeChecks: boolean): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'phone':
      return { type: 'tel', maxLength: 40, autoComplete: field.autocomplete ?? 'tel' };
    case 'number':
      if (hasNativeChecks) return { type: 'number', min: field.min, max: field.max, step: field.step };
      // A number input loses what it cannot read, and shows the comma of some languages only.
      return { type: 'text', maxLength: 40, inputMode: numberMode(field) };
    case 'date':
      return { type: 'date', min: dayOf(field.min, isReady), max: dayOf(field.max, isReady) };
    case 'time':
      return { type: 'time', min: field.min, max: field.max, step: field.step * 60 };
    default: {
      const { kind, maxLength, inputMode, pattern, invalid, autocomplete = kind === 'email' ? kind : undefined } = field;
      return { type: kind, maxLength, inputMode, autoComplete: autocomplete, ...(pattern !== undefined && { pattern, title: invalid }) };
    }
  }
}

/** The keyboard for a number. Those for numbers have no minus sign. */
function numberMode({ min, step }: Extract<FormField, { kind: 'number' }>): 'numeric' | 'decimal' | undefined {
  if (min !== undefined && min < 0) return undefined;
  return Number.isInteger(step) ? 'numeric' : 'decimal';
}

/** A bound of a date. What is today is known in the browser only. */
function dayOf(bound: string | undefined, isReady: boolean): string | undefined {
  if (bound !== 'today') return bound;
  return isReady ? new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10) : undefined;
}
