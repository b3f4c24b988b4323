import type { FormField, Option } from 'pagewright/forms/fields';
import { classNames } from 'pagewright/react';
import type { ReactNode } from 'react';
import { ErrorMessage, FieldFrame, FieldSet } from './field-frame.tsx';
import { describedBy, type FieldProps, hideUnless, isRequired } from './field-props.ts';

type OfKind<Kind extends FormField['kind']> = FieldProps<Extract<FormField, { kind: Kind }>>;

/** One of several options, in a menu of the browser. */
export function SelectInput(props: FieldProps<Extract<FormField, { options: readonly Option[] }>>) {
  const { id, field, error, strings } = props;
  return (
    <FieldFrame {...props}>
      <select
        id={id}
        name={field.name}
        required={isRequired(field)}
        autoComplete={field.autocomplete}
        className="form-box"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(props)}
      >
        <option value="">{strings.anyForm.choose}</option>
        {field.options.map(({ label, value, isClosed, until }) => (
          // The boot script hides an option whose time has passed.
          <option key={value} value={value} disabled={isClosed} data-until={until} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Options of which visitors choose one, or several as checkboxes. */
export function OptionInputs(props: FieldProps<Extract<FormField, { options: readonly Option[] }>>) {
  const { id, field, looks } = props;
  const isRadio = field.kind !== 'checkboxes';
  return (
    <FieldSet {...props}>
      {field.options.map(({ label, value, isClosed, until }, index) => (
        // As in SelectInput.
        <label key={value} data-until={until} suppressHydrationWarning className={looks.choice}>
          <input
            id={`${id}-${index + 1}`}
            type={isRadio ? 'radio' : 'checkbox'}
            name={field.name}
            value={value}
            disabled={isClosed}
            suppressHydrationWarning
            required={isRadio && isRequired(field)}
            className={looks.check}
          />
          <span>{label}</span>
        </label>
      ))}
    </FieldSet>
  );
}

/** A checkbox for yes or no, or for a consent with a link. */
export function CheckboxInput(props: OfKind<'checkbox'> | OfKind<'consent'>) {
  const { id, field, error, isActive, isReady, looks, strings } = props;
  const { name, label, hint } = field;
  const { hidden, className } = hideUnless(isActive, isReady, looks);
  return (
    <div hidden={hidden} className={classNames('form-field form-field-wide', className)}>
      <label htmlFor={id} className={looks.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          required={isRequired(field)}
          className={looks.check}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(props)}
        />
        <span>{field.kind === 'consent' && field.link ? withLink(label, field.link, strings.links.newTab) : label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={looks.hint}>
          {hint}
        </p>
      )}
      <ErrorMessage id={id} error={error} />
    </div>
  );
}

/** Makes the text of a link in a label a link. It opens in a new tab, so that the form stays as it is. A label without that text is followed by the link. */
function withLink(label: string, link: { label: string; to: string }, newTab: string): ReactNode {
  const at = label.indexOf(link.label);
  const element = (
    <a href={link.to} target="_blank" rel="noopener" className="text-link">
      {link.label}
      <span className="sr-only">{` ${newTab}`}</span>
    </a>
  );
  return at < 0 ? (
    <>
      {label} {element}
    </>
  ) : (
    <>
      {label.slice(0, at)}
      {element}
      {label.slice(at + link.label.length)}
    </>
  );
}
