import { type ReactNode, useContext, useId } from 'react';
import type { FieldProps } from './field-parts.tsx';
import type { SelectableCollection } from './fields-context.ts';
import { FieldsContext } from './fields-context.ts';
import { isGroup } from './values.ts';

type ChoiceProps = Pick<FieldProps, 'field' | 'onChange'> & { collections: readonly SelectableCollection[]; chosen: unknown };

/** The collection of a selection of records. Another one has other fields, so the settings of the selection are left out then. */
export function CollectionChoice({ field, collections, chosen, onChange }: ChoiceProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const id = useId();
  const isKnown = collections.some(({ name }) => name === chosen);
  return (
    <div className="field">
      <label htmlFor={id}>{texts.recordsOf}</label>
      <select id={id} value={isKnown ? String(chosen) : ''} onChange={({ target }) => onChange(target.value || undefined)}>
        {(field.isOptional || !isKnown) && <option value="">–</option>}
        {collections.map(({ name, many }) => (
          <option key={name} value={name}>
            {many}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the collection that a selection names. */
export const collectionIn = (value: unknown): unknown => (isGroup(value) ? value.of : value);

/** Returns a selection with other settings: the name of the collection alone when it has none. */
export function withSettings(value: unknown, settings: unknown): unknown {
  const { of: _, ...others } = isGroup(settings) ? settings : {};
  const of = collectionIn(value);
  return Object.keys(others).length === 0 ? of : { of, ...others };
}
