import { describe, expect, test } from 'vitest';
import { problemsOfBlock } from '../../../support/yaml-texts.ts';

const grid = (...lines: string[]) => problemsOfBlock(['type: services-grid', 'heading: Offered', ...lines].join('\n'));

describe('fields of which a block writes exactly one', () => {
  test('are reported as missing when there is none', () => {
    expect(grid()).toMatchObject([
      { code: 'missing-field', message: expect.stringContaining('services, websiteTypes, appTypes or category') },
    ]);
  });

  test('are rejected from the second on', () => {
    expect(grid('services: all', 'appTypes: all')).toMatchObject([
      { code: 'conflicting-fields', message: expect.stringContaining('"appTypes"') },
    ]);
  });

  test.each(['services: all', 'websiteTypes: all', 'appTypes: all', 'category: cloth'])('are fine alone: %s', (line) => {
    expect(grid(line)).toEqual([]);
  });
});
