import { expect, onTestFinished, test, vi } from 'vitest';
import { dateFormat } from '../src/client/date-format.ts';
import { textOf } from '../src/client/record-columns.ts';

/** Writes a moment in the English or German editor of a site, in a browser with a locale. */
function written(language: string, browser: string, site: string): string {
  vi.stubGlobal('navigator', { language: browser });
  onTestFinished(() => void vi.unstubAllGlobals());
  return dateFormat(language, site, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 30, 16, 5));
}

test.each([
  ['en', 'en-GB', 'en', '30/11/2026, 16:05'],
  ['en', 'en', 'en-GB', '30/11/2026, 16:05'],
  ['en', 'fr', 'en-GB', '30/11/2026, 16:05'],
  ['en', 'en-US', 'en-GB', '11/30/26, 16:05'],
  ['en', 'de-AT', 'de', '11/30/26, 16:05'],
  ['de', 'de-CH', 'de-AT', '30.11.26, 16:05'],
])('in the editor in %s, a browser in %s and a site in %s, a moment is %s', (language, browser, site, moment) => {
  expect(written(language, browser, site)).toBe(moment);
});

test('a record has its date as the country writes it', () => {
  const day = { name: 'day', description: '', isOptional: true, default: undefined, form: {}, sample: undefined } as const;
  const words = { language: 'en', yes: 'yes', no: 'no', site: 'en-GB' };
  expect(textOf({ ...day, control: 'line', format: 'date' }, '2030-07-15', words)).toBe('15 Jul 2030');
});
