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

const { environment, login, offer, answer } = await openTicketOffice();

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
    const { exitCode, stdout, stderr } = await build(environment);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ +\d+\.\d s {2}fetching concerts …\n/);
    expect(readFileSync(join(folder, 'concerts', 'two-harps', 'index.html'), 'utf8')).toMatch(/<h1[^>]*>Two Harps</);
    expect(JSON.parse(site.read(file))).toMatchObject([{ id: 'river-quartet' }, { id: 'two-harps', title: 'Two Harps' }]);
  });

  test('are those of the file, with a warning, while the source is away', async () => {
    const { exitCode, stderr } = await build(withoutOffice);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /^The records of "concerts" could not be fetched: fetch failed \(.+\)\. The site has the records of .*\/\.data\/concerts\.json\.\n$/,
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
    expect(stderr).toMatch(
      /^The records of "concerts" were fetched and are not accepted: record "two-harps", title: .* The site has the records of .*\/\.data\/concerts\.json\.\n$/,
    );
    expect(site.read(file)).toBe(before);
  });

  test('that a schema in "load" does not accept are described in a sentence', async () => {
    answer([quartet, { slug: 'two-harps', act: 2 }]);
    const { exitCode, stderr } = await build(environment);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /^The records of "concerts" could not be fetched: a schema in "load" does not accept the answer: \[1\]\.act: Invalid input: expected string, received number, and 1 further error\. The site has the records of .*\n$/,
    );
  });

  test('are not a login page, whose address the message names', async () => {
    const { stderr } = await build(login);
    expect(stderr).toContain(`could not be fetched: ${login.TICKETS_URL} answers with text/html; charset=utf-8 instead of JSON. The site`);
  });

  test('may be none, with a warning when there were some', async () => {
    offer();
    const { exitCode, stderr } = await build(environment);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^The source of "concerts" has no records now, and .*\/\.data\/concerts\.json had some\./);
    expect(site.read(file)).toBe('[]\n');
    expect([built('concerts/river-quartet'), built('')]).toEqual([false, true]);
    expect(await build(environment)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('are written by hand or fetched, not both', async () => {
    site.write(
      'collections/concerts.yaml',
      '- id: by-hand\n  title: By hand\n  summary: A concert that somebody wrote down by hand, with all its songs.\n',
    );
    const { exitCode, stderr } = await run('check', '--site', site.dir);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/collections\/concerts\.yaml:1:1 {2}duplicate-collection/);
    expect(stderr).toMatch(
      /The records are fetched: remove .*collections\/concerts\.yaml\. To write them by hand instead, remove "concerts" from "data" in src\/site\.ts, and .*\.data\/concerts\.json\./,
    );
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
