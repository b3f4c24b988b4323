import { describe, expect, test } from 'vitest';
import { problemsOfBlock } from '../../support/yaml-texts.ts';

const opensAt = (time: string) =>
  problemsOfBlock(`type: opening-hours\nheading: Hours\nhours:\n  - days: [monday]\n    from: ${time}\n    to: "23:00"`);

describe('a time of day', () => {
  test.each(['"09:30"', '09:30', '"00:00"', '"22:59"'])('may be %s', (time) => {
    expect(opensAt(time)).toEqual([]);
  });

  test.each([
    ['9:30', '"09:30"'],
    ['9.30 pm', '"21:30"'],
    ['12 am', '"00:00"'],
    ['12:15 p.m.', '"12:15"'],
    ['18h30', '"18:30"'],
    ['9', '"09:00"'],
    ['"24:00"', '"00:00"'],
    ['noon', '"12:00"'],
  ])('written as %s gets the correction %s', (written, right) => {
    expect(opensAt(written)).toMatchObject([{ code: 'invalid-value', fix: expect.stringContaining(`from: ${right}`) }]);
  });

  test.each(['"25:10"', '"24:30"', 'late', '"9:75"'])('is not %s', (written) => {
    const [problem, ...others] = opensAt(written);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'invalid-value', hint: 'Accepted: a time from 00:00 to 23:59, such as "09:30".' });
    expect(problem?.fix).toBeUndefined();
  });
});
