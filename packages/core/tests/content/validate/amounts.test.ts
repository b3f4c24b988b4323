import { expect, test } from 'vitest';
import { z } from 'zod';
import { acceptedReadings } from '../../../src/content/validate/explain/explain-number.ts';
import { planOf } from '../../../src/schema/compile-plan.ts';

test.each([
  ['1.250', 'GBP', ['1250', '1.250']],
  ['£1.250', 'GBP', ['1250', '1.250']],
  ['1.25', 'GBP', ['1.25']],
  ['1,250', 'GBP', ['1250']],
  ['1.250', 'KWD', ['1.250']],
])('the amount %s can mean in English, in %s: %j', (written, currency, readings) => {
  const plan = { ...planOf(z.number()), format: { type: 'money', currency } as const };
  expect(acceptedReadings(written, { plan, language: 'en', hasSuffix: false }).readings).toEqual(readings);
});
