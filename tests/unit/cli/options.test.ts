import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseOptions, portOr } from '../../../packages/engine/src/cli/options.ts';

const root = resolve('/project');

describe('options', () => {
  test('left out are those of the shipped site', () => {
    expect(parseOptions([], root)).toMatchObject({
      siteDir: join(root, 'site.config'),
      outDir: join(root, 'dist'),
      flags: {},
      names: [],
    });
  });

  test('name folders from where the command is given', () => {
    const { siteDir, outDir } = parseOptions(['--site', 'tests/sites/minimal', '--out=there'], root);
    expect(siteDir).toBe(resolve('tests/sites/minimal'));
    expect(outDir).toBe(resolve('there'));
  });

  test('leave names as names', () => {
    expect(parseOptions(['posters', '--compress', 'films'], root, { compress: { type: 'boolean' } })).toMatchObject({
      names: ['posters', 'films'],
      flags: { compress: true },
    });
  });

  test('stop the clock at a moment, or leave it running', () => {
    expect(parseOptions(['--now', '2025-05-01'], root).clock()).toEqual(new Date('2025-05-01T00:00:00Z'));
    expect(parseOptions(['--now=2025-05-01T09:00+05:30'], root).clock()).toEqual(new Date('2025-05-01T03:30:00Z'));
    const before = Date.now();
    expect(parseOptions([], root).clock().getTime()).toBeGreaterThanOrEqual(before);
  });

  test('refuse what is no moment, in plain words', () => {
    expect(() => parseOptions(['--now', 'tomorrow'], root)).toThrow(/^--now is "tomorrow"; it must be a day such as 2025-05-01/);
  });

  test('that do not exist are refused by name', () => {
    expect(() => parseOptions(['--sight', 'x'], root)).toThrow(/--sight/);
  });

  test('without the folder they need are refused by name', () => {
    expect(() => parseOptions(['--site'], root)).toThrow(/--site/);
    expect(() => parseOptions(['--compress=yes'], root, { compress: { type: 'boolean' } })).toThrow(/--compress/);
  });
});

describe('the port', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['', 4173],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('PORT "%s" is %i', (value, port) => {
    vi.stubEnv('PORT', value);
    expect(portOr(4173)).toBe(port);
  });

  test('is the command’s own when nothing is said', () => {
    vi.stubEnv('PORT', undefined);
    expect(portOr(4173)).toBe(4173);
  });

  test.each(['eighty', '80.5', '-1', '65536', '80 81'])('PORT "%s" is refused, with what it must be', (value) => {
    vi.stubEnv('PORT', value);
    expect(() => portOr(4173)).toThrow(`PORT is "${value}"; it must be a number from 0 to 65535.`);
  });
});
