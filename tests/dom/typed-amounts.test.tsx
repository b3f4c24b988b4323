import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '../../packages/engine/src/client/fields/index.ts';
import { showHeldField } from './held-field.tsx';

const limits = { isWhole: false, minimum: 0, maximum: undefined };
const base = { description: '', isOptional: true, default: undefined, form: {}, sample: '', control: 'number', ...limits } as const;

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
  const onChange = showHeldField({ ...price, unit }, language);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  expect(onChange.mock.calls).toEqual([[value]]);
});
