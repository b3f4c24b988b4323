import { expect, test } from 'vitest';
import { z } from 'zod';
import { inOrder } from '../../../src/content/resolve/select-records.ts';
import { planOf } from '../../../src/schema/compile-plan.ts';
import { durationSchema } from '../../../src/schema/fields/value-formats.ts';

const plan = planOf(z.strictObject({ time: durationSchema.optional() }));
const records = ['1 h 30 min', '44 min 10 s', undefined, '2 days', '44 min'].map((time) => ({ record: { time } }));

test('durations are sorted by their length', () => {
  const times = (order: string) => inOrder(records, order, { plan, language: 'en' }).map(({ record }) => record.time);
  expect(times('time')).toEqual(['44 min', '44 min 10 s', '1 h 30 min', '2 days', undefined]);
  expect(times('time descending')).toEqual(['2 days', '1 h 30 min', '44 min 10 s', '44 min', undefined]);
});
