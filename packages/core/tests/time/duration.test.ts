import { expect, test } from 'vitest';
import { formatDuration, isoDuration, secondsOf } from '../../src/time/duration.ts';

test.each([
  ['45 min', 'PT45M', 2700],
  ['1 h 30 min', 'PT1H30M', 5400],
  ['2 h', 'PT2H', 7200],
  ['41 min 23 s', 'PT41M23S', 2483],
  ['50 s', 'PT50S', 50],
  ['3 days', 'P3D', 259_200],
  ['1 week', 'P1W', 604_800],
])('%s is %s, or %i seconds', (duration, iso, seconds) => {
  expect(isoDuration(duration)).toBe(iso);
  expect(secondsOf(duration)).toBe(seconds);
});

test.each([
  ['3 days', 'de', '3 Tage'],
  ['1 week', 'fr', '1\u00A0semaine'],
  ['2 weeks', 'en', '2 weeks'],
  ['1 h 30 min', 'de', '1 h 30 min'],
])('%s in %s is %s', (duration, language, text) => {
  expect(formatDuration(duration, language)).toBe(text);
});
