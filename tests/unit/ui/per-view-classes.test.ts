import { expect, test } from 'vitest';
import { perViewClasses } from '../../../src/ui/carousel/per-view-classes.ts';

test('each step is a class, the first for every width, the others from theirs on; the gap comes last', () => {
  const steps = [
    { from: 0, show: 2 },
    { from: 451, show: 4 },
    { from: 1024, show: 5 },
  ];
  expect(perViewClasses(steps, 30)).toEqual([
    '[--per-view:2]',
    'min-[451px]:[--per-view:4]',
    'min-[1024px]:[--per-view:5]',
    '[--gap:30px]',
  ]);
});
