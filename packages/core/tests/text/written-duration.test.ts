import { expect, test } from 'vitest';
import { readDuration } from '../../src/text/written-duration.ts';

test.each([
  ['60', ['60 min']],
  ['75 minutes', ['75 min']],
  ['75min.', ['75 min']],
  ['90 Minuten', ['90 min']],
  ['1h30', ['1 h 30 min']],
  ['1 hour and 30 minutes', ['1 h 30 min']],
  ['1,5 Std.', ['1 h 30 min']],
  ['44 min 10 sec', ['44 min 10 s']],
  ['41:23', ['41 min 23 s', '41 h 23 min']],
  ['1:30 h', ['1 h 30 min']],
  ['1 Tag', ['1 day']],
  ['3 Wochen', ['3 weeks']],
  ['', []],
  ['a while', []],
  ['5 parsecs', []],
])('%s is read as %j', (written, durations) => {
  expect(readDuration(written)).toEqual(durations);
});
