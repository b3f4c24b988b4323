import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../../../packages/engine/src/cli/declare/command.ts';
import { now, out, port, site } from '../../../../packages/engine/src/cli/declare/shared-options.ts';
import code from '../../../../src/site.ts';

const project = { root: resolve('/project'), fingerprint: 'test', loadCode: async () => code };

describe('--site and --out', () => {
  test('default to the shipped site and dist in the project', async () => {
    expect(await site.read(undefined, 'site', project)).toBe(join(project.root, 'site.config'));
    expect(await out.read(undefined, 'out', project)).toBe(join(project.root, 'dist'));
  });

  test('are paths from the current folder', async () => {
    expect(await site.read('tests/sites/minimal', 'site', project)).toBe(resolve('tests/sites/minimal'));
    expect(await out.read('/tmp/there', 'out', project)).toBe('/tmp/there');
  });

  test('cannot be empty', async () => {
    await expect(site.read('', 'site', project)).rejects.toThrow(new UsageError('--site is ""; it must be the path of a folder.'));
  });
});

describe('--now', () => {
  test('stops the clock at a time, or leaves it running', async () => {
    expect((await now.read('2025-05-01', 'now', project))('UTC')).toEqual(new Date('2025-05-01T00:00:00Z'));
    expect((await now.read('2025-05-01T09:00+05:30', 'now', project))('Asia/Kolkata')).toEqual(new Date('2025-05-01T03:30:00Z'));
    expect((await now.read('2025-05-01', 'now', project))('Pacific/Auckland')).toEqual(new Date('2025-04-30T12:00:00Z'));
    const before = Date.now();
    expect((await now.read(undefined, 'now', project))('UTC').getTime()).toBeGreaterThanOrEqual(before);
  });

  test('with an invalid time is reported with an example', async () => {
    await expect(now.read('tomorrow', 'now', project)).rejects.toThrow(
      new UsageError(
        '--now is "tomorrow"; it must be a day such as 2025-05-01, or a day and a time such as 2025-05-01T09:00, in the time zone of the site.',
      ),
    );
  });
});

describe('the port', () => {
  const read = async (written?: string): Promise<number> => port(4173).read(written, 'port', project);
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['', 4173],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('with PORT="%s" is %i', async (value, expected) => {
    vi.stubEnv('PORT', value);
    expect(await read()).toBe(expected);
  });

  test('is the default of the command without PORT', async () => {
    vi.stubEnv('PORT', undefined);
    expect(await read()).toBe(4173);
  });

  test('is that of --port, regardless of PORT', async () => {
    vi.stubEnv('PORT', 'eighty');
    expect(await read('8080')).toBe(8080);
  });

  test.each(['eighty', '80.5', '-1', '65536', '80 81', '1e3', '0x50'])('cannot be "%s"', async (value) => {
    vi.stubEnv('PORT', value);
    await expect(read()).rejects.toThrow(new UsageError(`PORT is "${value}"; it must be a number from 0 to 65535.`));
    await expect(read(value)).rejects.toThrow(new UsageError(`--port is "${value}"; it must be a number from 0 to 65535.`));
  });
});
