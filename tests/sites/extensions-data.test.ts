import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assertSources } from '../../packages/engine/src/definition/site-additions.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import type { Outcome } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import code from './extensions/src/site.ts';
import { type Offer, openTicketOffice, quartet } from './ticket-office.ts';

const temp = tempFolder('data');
/** The folder of the caches. */
const machine = tempFolder('machine');
const run = (...args: string[]) => runMainWith(code, machine, ...args);

const { environment, offer } = await openTicketOffice();

describe('fetched records', () => {
  const duo: Offer = {
    slug: 'two-harps',
    act: 'Two Harps',
    about: 'Old dances from the north, played by two sisters on harps that they made.',
  };
  const withoutOffice = { TICKETS_URL: 'http://127.0.0.1:1/concerts.json' };
  const file = '.data/concerts.json';
  let site: SiteCopy;
  let folder: string;

  beforeEach(() => {
    site = copySite('extensions/site.config', temp);
    folder = join(site.dir, '..', `${basename(site.dir)}-built`);
    offer(quartet, duo);
  });

  async function build(variables: { TICKETS_URL: string }): Promise<Outcome> {
    vi.stubEnv('TICKETS_URL', variables.TICKETS_URL);
    return run('build', '--site', site.dir, '--out', folder).finally(() => vi.unstubAllEnvs());
  }
  const built = (path: string): boolean => existsSync(join(folder, path, 'index.html'));

  test('are on pages, and in a file', async () => {
    expect(await build(environment)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(join(folder, 'concerts', 'two-harps', 'index.html'), 'utf8')).toMatch(/<h1[^>]*>Two Harps</);
    expect(JSON.parse(site.read(file))).toMatchObject([{ id: 'river-quartet' }, { id: 'two-harps', title: 'Two Harps' }]);
  });

  test('are those of the file, with a warning, while the source is away', async () => {
    const { exitCode, stderr } = await build(withoutOffice);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /^The records of "concerts" could not be fetched: fetch failed \(.+\)\. The site has those of .*\/\.data\/concerts\.json\.\n$/,
    );
    expect([built('concerts/river-quartet'), built('concerts/two-harps')]).toEqual([true, false]);
  });

  test('stop a build when the source is away and there is no file', async () => {
    site.remove(file);
    const { exitCode, stderr } = await build(withoutOffice);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^The records of "concerts" could not be fetched: .* There are no earlier ones in .*\. Try again when the source can be reached\.\nNothing was built\.\n$/,
    );
    expect(existsSync(folder)).toBe(false);
  });

  test('that the schema does not accept leave the file as it is', async () => {
    offer(quartet, { ...duo, act: '' });
    const before = site.read(file);
    const { stderr } = await build(environment);
    expect(stderr).toContain('The records of "concerts" could not be fetched: ');
    expect(stderr).toContain('(line 9 of the answer)');
    expect(site.read(file)).toBe(before);
  });

  test('are checked in their file, without the network', async () => {
    site.edit(file, '"title": "The River Quartet"', '"titel": "The River Quartet"');
    const { exitCode, stderr } = await run('check', '--site', site.dir);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/\.data\/concerts\.json:4:5 {2}unknown-field/);
    expect(await run('check', '--site', site.dir, '--fix', file)).toMatchObject({ exitCode: 1 });
    expect(site.read(file)).toContain('"titel"');
  });

  test('are missing in a check without a file', async () => {
    site.remove(file);
    const { exitCode, stderr } = await run('check', '--site', site.dir);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /\.data\/concerts\.json:1:1 {2}unreadable-file {2}This file does not exist: the records of the collection were not fetched yet\./,
    );
  });

  test('of no entry in "data" are ignored', async () => {
    site.write('.data/plays.json', '[]');
    const { exitCode, stderr } = await run('check', '--site', site.dir);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /\.data\/plays\.json:1:1 {2}ignored-file \(warning\) {2}This file is ignored: "data" in src\/site\.ts has no entry of its name\./,
    );
  });

  test.each([
    ['portfolio', 'which has several lists. Only one list can be fetched.'],
    ['concert', 'which the site does not declare. Did you mean "concerts"?'],
  ])('need a collection with one list: %s', (name, reason) => {
    // The types allow no other name, and the live preview does not check types.
    expect(() => assertSources({ [name]: { load: async () => [] } }, code.content.collections)).toThrow(
      `"data" has the collection "${name}", ${reason}`,
    );
  });
});
