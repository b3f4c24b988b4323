import { fillIn } from '@pagewright/core/browser';
import { type AriaAttributes, type InputHTMLAttributes, type ReactNode, useContext, useState } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { ContrastList } from './contrast-list.tsx';
import type { FieldProps } from './field-parts.tsx';
import { FieldsContext, useWriting } from './fields-context.ts';
import { isUnclearAmount, readWithin, withoutUnit, writeNumber } from './read-number.ts';

export type InputProps<One extends Field> = Omit<FieldProps<One>, 'path'> & {
  /** The name of the field. */
  label: string;
  attributes: AriaAttributes & { id: string; 'data-path': string };
};

type Of<Name extends Field['control']> = Extract<Field, { control: Name }>;

/** The id of a list of names in the page. */
export const listId = (names: string): string => `names-${names.replaceAll(' ', '-')}`;

export type LineInputProps = InputProps<Of<'line'>>;

/** The default of a field that is left out, as its input shows it. */
export const placeholderOf = ({ default: fallback }: Field): string | undefined =>
  typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : undefined;

/** A text on one line, with the names that the site offers for it. */
export function LineInput({ field, value, onChange, attributes }: LineInputProps): ReactNode {
  const { names } = useContext(FieldsContext);
  const writing = useWriting();
  const text = value === undefined ? '' : String(value);
  const change = (written: string): void => {
    // The ids of a collection may be numbers.
    const offered = field.names && names[field.names]?.find((one) => String(one) === written);
    onChange(written === '' && field.isOptional ? undefined : (offered ?? written));
  };
  const { format } = field;
  if (format === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text)) return <DayInput value={text} onChange={change} attributes={attributes} />;
  return (
    <input
      {...(!field.names && !format && writing)}
      {...attributes}
      type="text"
      list={field.names && listId(field.names)}
      placeholder={placeholderOf(field)}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

type DayInputProps = { value: string; onChange: (value: string) => void; attributes: InputHTMLAttributes<HTMLInputElement> };

/** A day. One without a whole year, as while it is typed, is not passed on. Whoever leaves it so reads why, and it stays in the input. */
export function DayInput({ value, onChange, attributes }: DayInputProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const [typed, setTyped] = useState<{ text: string; over: string; isLeft: boolean }>();
  const part = typed?.over === value ? typed : undefined;
  const take = ({ value: text, validity }: HTMLInputElement, isLeft: boolean): void => {
    const isWhole = !validity.badInput && /^(?:[1-9]\d{3}-.*)?$/.test(text);
    setTyped(isWhole ? undefined : { text, over: value, isLeft });
    if (isWhole) onChange(text);
  };
  return (
    <>
      <input
        {...attributes}
        type="date"
        max="9999-12-31"
        aria-invalid={part?.isLeft || attributes['aria-invalid']}
        value={part?.text ?? value}
        onChange={({ target }) => take(target, false)}
        // Browsers say nothing while they have no day yet.
        onBlur={({ target }) => (part || target.validity.badInput) && take(target, true)}
      />
      {part?.isLeft && (
        <span role="alert" className="about problem">
          {texts.wholeDate}
        </span>
      )}
    </>
  );
}

/** A number. What is not one is checked as it is written, and so is an amount that can mean two. */
export function NumberInput({ field, value, onChange, attributes }: InputProps<Of<'number'>>): ReactNode {
  const { language = 'en' } = useContext(FieldsContext);
  const [written, setWritten] = useState('');
  const read = (typed: string): unknown => {
    const number = withoutUnit(typed, field.unit);
    return (isUnclearAmount(number, language, field.unit) ? undefined : readWithin(number, language, field)) ?? typed;
  };
  const text = typeof value === 'number' ? writeNumber(value, language) : String(value ?? '');
  return (
    <input
      {...attributes}
      inputMode="decimal"
      placeholder={placeholderOf(field)}
      // "1." is the number 1 on the way to 1.5.
      value={read(written) === value ? written : text}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(target.value === '' && field.isOptional ? undefined : read(target.value));
      }}
    />
  );
}

/** A colour as a text, and the colour picker of the browser. */
export function ColourInput({ field, value, onChange, label, attributes }: InputProps<Of<'colour'>>): ReactNode {
  const text = value === undefined ? '' : String(value);
  const { texts } = useContext(FieldsContext);
  const isColour = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <span className="colour">
      <input
        {...attributes}
        placeholder={placeholderOf(field)}
        value={text}
        onChange={({ target }) => onChange(target.value === '' && field.isOptional ? undefined : target.value)}
      />
      <input
        type="color"
        aria-label={fillIn(texts.choose, { name: label })}
        value={isColour ? text : '#808080'}
        onChange={({ target }) => onChange(target.value)}
      />
      <ContrastList path={attributes['data-path']} />
    </span>
  );
}
