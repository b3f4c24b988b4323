import { type Field, isGroup, labelOf, SingleInput } from 'pagewright/fields';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { KeyQueue } from './page/key-queue.ts';
import { isShort } from './record-columns.ts';

type CellProps = {
  field: Field;
  /** What stands for the record. */
  name: string;
  /** The value as people read it. */
  text: string;
  /** The whole record. */
  value: unknown;
  onOpen: () => Promise<void>;
  /** Gets the letters that were typed and that no record has taken. */
  onLeft: (letters: string) => void;
  /** Undefined while the record is not open. */
  onChange: ((value: unknown) => void) | undefined;
};

/** A value of a record in the table. A click opens the record, and the value can be typed into the table. */
export function RecordCell({ field, name, text, value, onOpen, onLeft, onChange }: CellProps): ReactNode {
  const id = useId();
  const cell = useRef<HTMLTableCellElement>(null);
  const keys = useRef<KeyQueue>(undefined);
  const [isClicked, setClicked] = useState(false);
  useEffect(() => {
    if (!isClicked || !onChange) return;
    const input = cell.current?.querySelector<HTMLElement>('input, select, textarea');
    input?.focus();
    // What is typed replaces the value, as in every table.
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
    setClicked(false);
    keys.current?.release(document);
    keys.current = undefined;
  }, [isClicked, onChange]);
  if (!onChange || !isSingle(field) || !isShort(field))
    return (
      // The button with the title of the record does the same by key.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <td
        className={field.control === 'number' ? 'number' : undefined}
        onClick={() => {
          setClicked(true);
          // Until the record is open, keys wait.
          const queue = new KeyQueue();
          if (isSingle(field) && isShort(field)) queue.take(document);
          keys.current = queue;
          // Those for a record that did not open, as another one was chosen, are not typed into that one.
          void onOpen().finally(() => setTimeout(() => onLeft(queue.stop())));
        }}
      >
        {text}
      </td>
    );
  const label = labelOf(field);
  const change = (next: unknown): void => {
    const { [field.name]: _, ...others } = isGroup(value) ? value : {};
    onChange(next === undefined ? others : { ...(isGroup(value) ? value : {}), [field.name]: next });
  };
  return (
    <td ref={cell} className="edited">
      <SingleInput
        field={field}
        value={isGroup(value) ? value[field.name] : undefined}
        onChange={change}
        label={label}
        attributes={{ id, 'aria-label': `${label}: ${name}`, 'data-path': `table.${field.name}` }}
      />
    </td>
  );
}

type Single = Exclude<Field, { control: 'constant' | 'group' | 'list' | 'choices' | 'record' | 'options' }>;

const isSingle = (field: Field): field is Single => !['constant', 'group', 'list', 'choices', 'record', 'options'].includes(field.control);
