import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Field, FieldsContext, FieldView, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';
import { showHeldField } from './held-field.tsx';

const base = { description: '', isOptional: true, default: undefined, form: {}, sample: '' };

test.each(['date', 'moment'] as const)(
  'a year of a %s is passed on when all of it is typed, and one that is left before stays in its input with a message',
  (format) => {
    const field: Field = { ...base, name: 'opens', label: 'Opens', control: 'line', format };
    const onChange = showHeldField(field);
    const input = screen.getByLabelText('Opens');
    expect(input).toHaveProperty('max', '9999-12-31');
    // What a browser has while the year 2026 is typed.
    for (const typed of ['0002-06-04', '0020-06-04', '0202-06-04', '2026-06-04']) {
      fireEvent.change(input, { target: { value: typed } });
      expect(input).toHaveProperty('value', typed);
    }
    expect(onChange.mock.calls).toEqual([['2026-06-04']]);
    fireEvent.change(input, { target: { value: '0310-06-04' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(input);
    expect(screen.getByRole('alert').textContent).toBe(fieldTexts.wholeDate);
    expect(input).toHaveProperty('value', '0310-06-04');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).toHaveBeenCalledTimes(1);
    fireEvent.change(input, { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    // A browser has no value for a day and a month without a year.
    Object.defineProperty(input, 'validity', { value: { badInput: true } });
    fireEvent.blur(input);
    expect(screen.getByRole('alert').textContent).toBe(fieldTexts.wholeDate);
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

test('what is no time stays beside its day', () => {
  const field: Field = { ...base, name: 'opens', label: 'Opens', control: 'line', format: 'moment' };
  const onChange = vi.fn();
  render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts }}>
      <FieldView field={field} path={['opens']} value="2026-07-15Thalf four" onChange={onChange} />
    </FieldsContext>,
  );
  expect(screen.getByLabelText('Opens')).toHaveProperty('value', '2026-07-15');
  const time = screen.getByLabelText(`Opens: ${fieldTexts.timeOfDay}`);
  expect(time).toHaveProperty('value', 'half four');
  fireEvent.change(time, { target: { value: '16:30' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-07-15T16:30');
});
