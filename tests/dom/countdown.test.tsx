import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import enhance from '../../src/blocks/countdown.enhance.ts';
import Countdown from '../../src/blocks/countdown.tsx';
import { strings } from '../../src/strings/en.ts';
import { fullFixture } from './block-from-yaml.ts';
import { renderEnhanced } from './render-enhanced.ts';

const minute = 60_000;
const end = Date.parse('2099-06-01T03:30:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderAt(now: number, changes: Partial<Parameters<typeof Countdown>[0]> = {}): AbortController {
  vi.setSystemTime(now);
  document.documentElement.lang = 'en';
  const props = { ...fullFixture('countdown'), site: { language: 'en', timeZone: 'UTC' }, blockKey: 'countdown-1', strings, ...changes };
  return renderEnhanced(<Countdown {...props} />, { enhance, props: {} });
}

const shown = (): (string | null)[] => [...document.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent);
const isHidden = (selector: string): boolean | undefined => document.querySelector(selector)?.hasAttribute('hidden');

test('shows the date in its own time zone', () => {
  renderAt(end - minute);
  const time = screen.getByText('June 1, 2099 at 9:00 AM (UTC+05:30)');
  expect(time.getAttribute('datetime')).toBe('2099-06-01T09:00+05:30');
});

test.each([
  ['2099-06-01', 'June 1, 2099', '2099-06-01'],
  ['2099-06-01T09:00', 'June 1, 2099 at 9:00 AM (UTC-07:00)', '2099-06-01T09:00-07:00'],
  ['2099-01-01T09:00', 'January 1, 2099 at 9:00 AM (UTC-08:00)', '2099-01-01T09:00-08:00'],
  ['2099-06-01T09:00Z', 'June 1, 2099 at 9:00 AM (UTC)', '2099-06-01T09:00Z'],
])('%s on a site in Los Angeles is shown as %s', (until, words, moment) => {
  renderAt(end, { until, site: { language: 'en', timeZone: 'America/Los_Angeles' } });
  expect(screen.getByText(words).getAttribute('datetime')).toBe(moment);
});

test('counts to the end of a day in the time zone of the site', () => {
  // The clocks go back in this night.
  const midnight = Date.parse('2027-10-31T23:00Z');
  renderAt(midnight - (25 * 60 + 1) * minute, { until: '2027-10-31', site: { language: 'en', timeZone: 'Europe/Berlin' } });
  expect(shown()).toEqual(['1', '1', '1']);
});

test('counts down by the minute', () => {
  renderAt(end - (26 * 60 + 5) * minute);
  expect(shown()).toEqual(['1', '2', '5']);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(['1', '2', '4']);
  vi.advanceTimersByTime(5 * minute);
  expect(shown()).toEqual(['1', '1', '59']);
});

test('shows the last text at the end', () => {
  renderAt(end - minute);
  expect([isHidden('[data-units]'), isHidden('[data-ended]')]).toEqual([false, true]);
  vi.advanceTimersByTime(minute);
  expect([isHidden('[data-units]'), isHidden('[data-ended]')]).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test('stops when the block leaves the page', () => {
  const leave = renderAt(end - 3 * minute);
  leave.abort();
  expect(vi.getTimerCount()).toBe(0);
});
