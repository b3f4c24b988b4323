import { type ReactNode, useContext, useId } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import type { FieldProps } from './field-parts.tsx';
import { FieldsContext, useWriting } from './fields-context.ts';
import { SingleView } from './single-view.tsx';

/** True for a field that is yes, no, or yes in words of the author, such as the error message of a required field. */
export const isYesOrWords = ({ name, ...field }: Field): boolean =>
  name !== '' &&
  field.control === 'options' &&
  field.options.length === 2 &&
  field.options[0]?.control === 'boolean' &&
  field.options[1]?.control === 'text';

/** A box to tick and, when it is ticked, an input for the words. Without words, the value is true. */
export function YesOrWords({ field, path, value, onChange }: FieldProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const writing = useWriting();
  const id = useId();
  const isOn = value !== undefined && value !== false;
  return (
    <>
      <SingleView field={{ ...field, control: 'boolean' }} path={path} value={isOn || undefined} onChange={onChange} />
      {isOn && (
        <div className="field">
          <label htmlFor={id}>{texts.ownWords}</label>
          <input
            {...writing}
            id={id}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value || true)}
          />
        </div>
      )}
    </>
  );
}
