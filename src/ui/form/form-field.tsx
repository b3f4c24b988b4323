import type { ResolvedBlock } from '../../model/block-props.ts';
import { classNames } from '../class-names.ts';

/** A field of a form as its YAML declares it. */
export type FieldSpec = ResolvedBlock<'contact-form'>['fields'][number];

type FormFieldProps = { id: string; field: FieldSpec; error: string | undefined };

/** A label with its box, and under it what is wrong, tied to it for assistive technology. */
export function FormField({ id, field, error }: FormFieldProps) {
  const { name, label, kind, autocomplete, required, maxLength } = field;
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    maxLength,
    autoComplete: autocomplete,
    required: required !== undefined,
    className: 'form-box',
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  const isWide = kind === 'textarea';
  return (
    <div className={classNames('form-field', isWide && 'form-field-wide')}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
        {required === undefined && <span className="font-normal opacity-80"> (optional)</span>}
      </label>
      {isWide ? <textarea rows={5} {...shared} /> : <input type={kind} {...shared} />}
      <p id={errorId} className="mt-1 min-h-6 text-small font-semibold text-madder">
        {error}
      </p>
    </div>
  );
}
