import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Field, FieldsContext, FieldView, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';

const limits = { isWhole: false, minimum: 0, maximum: undefined };
const base = { description: '', isOptional: true, default: undefined, form: {}, sample: '', control: 'number', ...limits } as const;

/** Shows a field of an editor in a language. Returns what types into it, and what was passed on. */
function showField(field: Field, language: 'en' | 'de' = 'en') {
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
  const input = screen.getByRole('textbox');
  return { type: (value: string) => fireEvent.change(input, { target: { value } }), passed: () => onChange.mock.calls.flat() };
}

const price: Field = { ...base, name: 'price', label: 'Price', unit: 'GBP' };

test.each([
  ['1.250', 'en', 'GBP', '1.250'],
  ['£1.250', 'en', 'GBP', '£1.250'],
  ['1,250', 'en', 'GBP', 1250],
  ['1.25', 'en', 'GBP', 1.25],
  ['1.250', 'en', 'KWD', 1.25],
  ['1.250', 'en', 'kg', 1.25],
  ['1,250', 'de', 'EUR', '1,250'],
  ['1.250', 'de', 'EUR', 1250],
] as const)('the amount %s, typed in %s with the unit %s, is passed on as %s', (typed, language, unit, value) => {
  const { type, passed } = showField({ ...price, unit }, language);
  type(typed);
  expect(passed()).toEqual([value]);
});
