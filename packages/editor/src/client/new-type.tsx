import { type ReactNode, useRef, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { suggestedPath } from './suggested-path.ts';
import { TaskForm, TextInput } from './task-form.tsx';
import { TypeFieldRows } from './type-field-rows.tsx';
import { type TypeField, type TypeFields, withField } from './type-fields.ts';

/** The form for a new collection: what its records are called, and their fields. */
export function NewType({ onDone, ...parts }: EditorParts & { onDone: () => void }): ReactNode {
  const { session, texts } = parts;
  const [many, setMany] = useState('');
  const [one, setOne] = useState('');
  const [fields, setFields] = useState<TypeFields>({ name: { label: 'Name', required: true } });
  const typed = useRef<TypeField>({});
  const name = suggestedPath(many).slice(1);
  const done = (): void => {
    onDone();
    void session.show('collections', name);
  };
  return (
    <TaskForm
      {...parts}
      label={texts.createCollection}
      onDone={done}
      // A field that was typed and not added yet belongs to it too.
      task={() => ({ kind: 'create-type', name, type: { one: one.trim(), many: many.trim(), fields: withField(fields, typed.current) } })}
    >
      <p className="about">{texts.newCollectionHint}</p>
      <TextInput label={texts.manyCalled} hint={texts.manyHint} value={many} onChange={setMany} />
      <TextInput label={texts.oneCalled} hint={texts.oneHint} value={one} onChange={setOne} />
      <h3>{texts.collectionFields}</h3>
      <TypeFieldRows
        {...parts}
        fields={fields}
        onChange={setFields}
        onTyped={(field) => {
          typed.current = field;
        }}
      />
    </TaskForm>
  );
}
