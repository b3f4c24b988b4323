import { wordsOfName } from '@pagewright/core/browser';
import { type ReactNode, useContext, useId } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { type FieldProps, Frame, Problems } from './field-parts.tsx';
import { FieldsContext } from './fields-context.ts';
import { labelOfValue } from './label-of-value.ts';

/** A list of fixed values, such as weekdays: a box to tick for each. They are written in the order of the schema. */
export function ChoicesView({ field, path, value, onChange }: FieldProps<Extract<Field, { control: 'choices' }>>): ReactNode {
  const { language = 'en' } = useContext(FieldsContext);
  const id = useId();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: unknown): void => {
    const next = field.values.filter((other) => (other === one) !== chosen.includes(other));
    onChange(next.length === 0 && field.isOptional ? undefined : next);
  };
  return (
    <Frame field={field} path={path}>
      <Problems path={path} />
      <div className="boxes">
        {field.values.map((one, index) => (
          <label key={String(one)} htmlFor={`${id}-${index}`}>
            <input id={`${id}-${index}`} type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />{' '}
            {labelOfValue(field, one, language) ?? wordsOfName(String(one))}
          </label>
        ))}
      </div>
    </Frame>
  );
}
