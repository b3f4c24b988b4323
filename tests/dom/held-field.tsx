import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { type Field, FieldsContext, FieldView, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';

/** Shows a field of an editor in a language, which has the values that it passes on. Returns what they are passed to. */
export function showHeldField(field: Field, language: 'en' | 'de' = 'en') {
  const onChange = vi.fn();
  function Shown(): ReactNode {
    const [value, setValue] = useState<unknown>();
    const change = (next: unknown): void => {
      setValue(next);
      onChange(next);
    };
    return <FieldView field={field} path={[field.name]} value={value} onChange={change} />;
  }
  render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, language }}>
      <Shown />
    </FieldsContext>,
  );
  return onChange;
}
