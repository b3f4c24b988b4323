import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublished, publicationBadge } from '../../src/content/publication.ts';
import { momentSchema } from '../../src/schema/fields/time.ts';
import { type Now, startOf } from '../../src/time/moment.ts';

const at = (moment: string): Now => ({ time: Date.parse(moment), timeZone: 'UTC' });

describe('a page', () => {
  test.each([
    ['before its day', '2025-04-30T23:59:59.999Z', false],
    ['from the first moment of its day on', '2025-05-01T00:00:00Z', true],
    ['in between', '2025-05-20T12:00:00Z', true],
    ['just before the end of its last day', '2025-06-01T23:59:59.999Z', true],
    ['from the day after on', '2025-06-02T00:00:00Z', false],
  ])('%s', (_, now, expected) => {
    expect(isPublished({ draft: false, publish: { from: '2025-05-01', until: '2025-06-01' } }, at(now))).toBe(expected);
  });

  test('without dates is always published, a draft never', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const now = { time: date.getTime(), timeZone: 'UTC' };
        expect(isPublished({ draft: false }, now)).toBe(true);
        expect(isPublished({ draft: true }, now)).toBe(false);
      }),
    );
  });

  test('shows in the preview why it is not published', () => {
    const now = at('2025-05-01T00:00:00Z');
    const notYet = 'Visitors do not see this page yet.';
    expect(publicationBadge({ draft: false }, now)).toBeUndefined();
    expect(publicationBadge({ draft: true, publish: { from: '2026-01-01' } }, now)).toEqual({ label: 'Draft', text: notYet });
    expect(publicationBadge({ draft: false, publish: { from: '2025-05-02' } }, now)).toEqual({
      label: 'Published on 2025-05-02',
      text: notYet,
    });
    expect(publicationBadge({ draft: false, publish: { until: '2025-04-30' } }, now)).toEqual({
      label: 'Published until 2025-04-30',
      text: 'Visitors no longer see this page.',
    });
  });
});

describe('a moment', () => {
  test.each([
    ['2025-05-01', '2025-05-01T00:00:00Z'],
    ['2025-05-01T09:00', '2025-05-01T09:00:00Z'],
    ['2025-05-01T09:00Z', '2025-05-01T09:00:00Z'],
    ['2025-05-01T09:00+05:30', '2025-05-01T03:30:00Z'],
    ['2025-05-01T09:00:30-08:00', '2025-05-01T17:00:30Z'],
    ['2024-02-29', '2024-02-29T00:00:00Z'],
  ])('%s is %s', (written, same) => {
    expect(momentSchema.safeParse(written).success).toBe(true);
    expect(new Date(startOf(written, 'UTC')).toISOString()).toBe(new Date(same).toISOString());
  });

  test.each(['2025-02-29', '2025-13-01', '1 May 2025', '2025-05-01 09:00', '2025-05-01T25:00', '2025', ''])('%j is none', (written) => {
    expect(momentSchema.safeParse(written).success).toBe(false);
  });

  test('has the same meaning on every machine, for all accepted texts', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
        const [seconds = ''] = date.toISOString().split('.');
        expect(startOf(seconds, 'UTC')).toBe(Math.floor(date.getTime() / 1000) * 1000);
        expect(momentSchema.safeParse(seconds).success).toBe(true);
      }),
    );
  });
});
