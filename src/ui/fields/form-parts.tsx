import { activeFields, type FieldGroup, type FormField, holds } from 'pagewright/forms/fields';
import { classNames } from 'pagewright/react';
import { FieldInput } from './field-input.tsx';
import { type FieldProps, hideUnless } from './field-props.ts';

type FormPartsProps = Pick<FieldProps, 'isReady' | 'looks' | 'strings'> & {
  blockKey: string;
  parts: readonly (FormField | FieldGroup)[];
  /** All fields of the form, on which conditions depend. */
  fields: readonly FormField[];
  answers: Readonly<Record<string, readonly string[]>>;
  errors: Readonly<Record<string, string>>;
};

/** The fields of a step, with its groups. With script, those whose conditions do not hold are hidden. */
export function FormParts({ blockKey, parts, fields, answers, errors, ...shared }: FormPartsProps) {
  const active = new Set(activeFields(fields, answers).map(({ name }) => name));
  const answersOf = (name: string): readonly string[] => (active.has(name) ? (answers[name] ?? []).filter(Boolean) : []);
  const { isReady, looks } = shared;
  const input = (field: FormField) => (
    <FieldInput
      key={field.name}
      id={`${blockKey}-field-${field.name}`}
      field={field}
      error={errors[field.name]}
      answer={answers[field.name]?.[0] ?? ''}
      isActive={active.has(field.name)}
      {...shared}
    />
  );
  return parts.map((part) => {
    if (part.kind !== 'group') return input(part);
    const { name, label, hint } = part;
    const hintId = `${blockKey}-group-${name}`;
    const { hidden, className } = hideUnless(holds(part.when, answersOf), isReady, looks);
    return (
      <fieldset
        key={name}
        hidden={hidden}
        className={classNames('form-field form-field-wide', looks.group, className)}
        aria-describedby={hint === undefined ? undefined : hintId}
      >
        <legend className={looks.groupTitle}>{label}</legend>
        {hint && (
          <p id={hintId} className={looks.hint}>
            {hint}
          </p>
        )}
        <div className={looks.grid}>{part.fields.map(input)}</div>
      </fieldset>
    );
  });
}
