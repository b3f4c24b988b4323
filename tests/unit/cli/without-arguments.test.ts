import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../support/linked-site.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMainIn } from '../../support/run-main.ts';

const temp = tempFolder('without-arguments');

/** A project with a site in `site.config`. */
const root = join(temp, 'project');
cpSync(linkedSite(temp).dir, join(root, 'site.config'), { recursive: true });

/** The words of the calls that a command printed, such as `["uses", "/asked"]`. */
const callsIn = ({ stdout }: Outcome): string[][] =>
  [...stdout.matchAll(/^ {2}npm run (\w+) -- (.+)$/gm)].map(([, name = '', words = '']) => [
    name,
    ...[...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
  ]);

describe('uses without a name', () => {
  test('lists the kinds of things, each with a name of this site, and exits with 0', async () => {
    const outcome = await runMainIn(root, 'uses', '--site', join(root, 'site.config'));
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
    expect(callsIn(outcome).map(([, name]) => name)).toEqual([
      '/asked',
      '/media/brand/mark.svg',
      'faqs/how-long',
      'faqs',
      'page-header',
      'bench',
    ]);
  });

  test('is the same as with an empty one', async () => {
    const site = ['--site', join(root, 'site.config')];
    expect(await runMainIn(root, 'uses', '', ...site)).toEqual(await runMainIn(root, 'uses', ...site));
  });

  test('lists calls that find something', async () => {
    const site = ['--site', join(root, 'site.config')];
    for (const words of callsIn(await runMainIn(root, 'uses', ...site))) {
      const { exitCode, stdout } = await runMainIn(root, ...words, ...site);
      expect({ words, exitCode, stdout }).toEqual({ words, exitCode: 0, stdout: expect.stringMatching(/ is used in \d+ places?:\n/) });
    }
  });
});

describe('rename alone', () => {
  test('says what it renames, with calls that work on this site and write nothing', async () => {
    const outcome = await runMainIn(root, 'rename');
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/^Rename a page, a record, a field of a type or a file in media everywhere\. For example:\n/);
    const calls = callsIn(outcome);
    expect(calls.map(([, kind]) => kind)).toEqual(['page', 'record', 'media']);
    for (const words of calls) {
      const { exitCode, stdout, stderr } = await runMainIn(root, ...words, '--site', join(root, 'site.config'));
      expect({ words, exitCode, stderr }).toEqual({ words, exitCode: 0, stderr: '' });
      expect(stdout).toContain('Nothing was written.');
    }
  });

  test('in a project without a site prints examples all the same', async () => {
    const { exitCode, stdout, stderr } = await runMainIn(temp, 'rename');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('npm run rename -- page /old-path /new-path');
  });
});

describe('new alone', () => {
  test('says what it writes, with names that are free in this project', async () => {
    const outcome = await runMainIn(root, 'new');
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/^Write a new page, block type, collection or file of interface texts\. For example:\n/);
    expect(callsIn(outcome).map((words) => words.slice(0, 3))).toEqual([
      ['new', 'page', '/spring-offer'],
      ['new', 'block', 'promo-banner'],
      ['new', 'collection', 'team'],
      ['new', 'strings', 'pt-PT'],
    ]);
  });

  test('names another path when the site has the first one', async () => {
    const site = linkedSite(temp);
    site.edit('pages/asked.yaml', 'path: /asked ', 'path: /spring-offer ');
    const other = join(temp, 'other');
    cpSync(site.dir, join(other, 'site.config'), { recursive: true });
    expect(callsIn(await runMainIn(other, 'new'))[0]?.slice(0, 3)).toEqual(['new', 'page', '/spring-offer-2']);
  });
});
